import { expect, test } from 'vitest';
import { frameChunk } from './frame-chunk.ts';

type Modules = Readonly<Record<string, { imports: readonly string[]; code?: string }>>;

/** A graph as the bundler knows it, of what each module imports. */
function graphOf(modules: Modules) {
  return {
    getModuleInfo(id: string) {
      const importers = Object.keys(modules).filter((other) => modules[other]?.imports.includes(id));
      return { importers, importedIds: modules[id]?.imports ?? [], code: modules[id]?.code ?? '' };
    },
  };
}

const page = (name: string) => `/web/routes/public/${name}.tsx?__react-router-build-client-route`;
const threePages = (...imports: string[]): Modules =>
  Object.fromEntries(['home', 'product', 'store'].map((name) => [page(name), { imports }]));
const isInFrame = (id: string, modules: Modules) => frameChunk(id, graphOf(modules)) === 'frame';

test('what the root or the layout imports, and what that imports, is the frame', () => {
  const modules = {
    '/web/root.tsx': { imports: ['/web/frame/error-page.tsx'] },
    '/web/frame/error-page.tsx': { imports: ['/contract/company.ts'] },
  };
  expect(isInFrame('/web/root.tsx', modules)).toBe(true);
  expect(isInFrame('/contract/company.ts', modules)).toBe(true);
});

test('a small part that three pages use is in the frame; of two pages it is not, nor if it is large', () => {
  const id = '/web/ui/section.tsx';
  const { [page('store')]: _, ...twoPages } = threePages(id);
  expect(isInFrame(id, threePages(id))).toBe(true);
  expect(isInFrame(id, twoPages)).toBe(false);
  expect(isInFrame(id, { ...threePages(id), [id]: { imports: [], code: ' '.repeat(900) } })).toBe(false);
});

test('a small part is not that would take a large one along, which the frame has not yet', () => {
  const id = '/web/ui/text-area.tsx';
  const field = '/web/ui/field.tsx';
  const modules = {
    ...threePages(id),
    [id]: { imports: [field] },
    [field]: { imports: [], code: ' '.repeat(900) },
  };
  expect(isInFrame(id, modules)).toBe(false);
  expect(isInFrame(id, { ...modules, '/web/root.tsx': { imports: [field] } })).toBe(true);
});

test('a part that comes along with another that the same pages use is not', () => {
  const grid = '/web/post/post-grid.tsx';
  const modules = { ...threePages(grid), [grid]: { imports: ['/web/ui/card.tsx'] } };
  expect(isInFrame('/web/ui/card.tsx', modules)).toBe(false);
});

test("a subject's own modules are not, however many pages use them", () => {
  const id = '/web/product/closing-cards.tsx';
  expect(isInFrame(id, threePages(id))).toBe(false);
});

test('an icon is in the frame if the frame imports it by name', () => {
  const icons = '/node_modules/lucide-react/dist/esm';
  const all = `${icons}/lucide-react.mjs`;
  const modules = {
    '/web/root.tsx': { imports: [all], code: 'import { ChevronDown } from "lucide-react";' },
    [all]: { imports: [`${icons}/icons/chevron-down.mjs`, `${icons}/icons/box.mjs`] },
  };
  expect(isInFrame(`${icons}/icons/chevron-down.mjs`, modules)).toBe(true);
  expect(isInFrame(`${icons}/icons/box.mjs`, modules)).toBe(false);
});
