import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './run.ts';
import { scriptBudgets } from './script-budget.ts';

interface Chunk {
  module: string;
  imports: readonly string[];
}

interface Manifest {
  entry: Chunk;
  routes: Readonly<Record<string, Chunk & { parentId?: string }>>;
}

const client = join(root, 'build', 'client');
const manifestStart = 'window.__reactRouterManifest=';
const manifestFile =
  globSync('assets/manifest-*.js', { cwd: client }).find((file) =>
    readFileSync(join(client, file), 'utf8').startsWith(manifestStart),
  ) ?? '';
const manifest = JSON.parse(
  readFileSync(join(client, manifestFile), 'utf8').slice(manifestStart.length).replace(/;\s*$/, ''),
) as Manifest;

/** A route, what is around it, and what starts them. */
function chunksOf(id: string | undefined): Chunk[] {
  const route = manifest.routes[id ?? ''];
  return route === undefined ? [manifest.entry] : [route, ...chunksOf(route.parentId)];
}

const publicFrame = manifest.routes['routes/public/layout'] ?? manifest.entry;
/** Addresses that only lead elsewhere have no scripts. */
const pages = Object.keys(manifest.routes).filter(
  (id) => chunksOf(id).indexOf(publicFrame) > 0 && !id.startsWith('moved/'),
);

/** `product/sub2_1_1` is a product, `routes/public/home` is home. */
const kindOf = (id: string) => id.replace(/^routes\/public\//, '').replace(/\/.*/, '');

/** Small files are sent as they are. */
const bytesOf = (file: string) =>
  statSync(join(client, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(client, file)).size;

const scriptsOf = (id: string) => [
  ...new Set(chunksOf(id).flatMap(({ module, imports }) => imports.concat(module))),
];

test.each(pages)('the scripts of %s keep to their budget', (id) => {
  const bytes = [...scriptsOf(id), manifestFile].reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes / 1_000).toBeLessThan(scriptBudgets[kindOf(id)] ?? 0);
});

test('the editor of bodies is a script of its own, and only screens of the back office ask for it', () => {
  const scripts = globSync('assets/*.js', { cwd: client }).map((file) => `/${file}`);
  const naming = (words: string) =>
    scripts.filter((file) => readFileSync(join(client, file), 'utf8').includes(words));
  const [editor = '', ...others] = naming('ProseMirror');
  expect([editor.replace(/-[\w-]{8}\.js$/, ''), ...others]).toEqual(['/assets/body-editor']);
  const asking = naming(basename(editor));
  const askingRoutes = Object.keys(manifest.routes).filter((id) =>
    scriptsOf(id).some((file) => asking.includes(file)),
  );
  expect(askingRoutes).toContain('admin/event_w');
  expect(askingRoutes.filter((id) => !id.startsWith('admin'))).toEqual([]);
  // Nothing that a page may fetch later asks for it either.
  expect(asking.filter((file) => !scriptsOf('admin/event_w').includes(file))).toEqual([]);
});

test('what takes T11 apart is a script of its own of at most 3 kB, which no page has from the start', () => {
  const [script = '', ...others] = globSync('assets/t11-come-apart-*.js', { cwd: client });
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(join(client, script))).length).toBeLessThanOrEqual(3_000);
  const having = Object.keys(manifest.routes).filter((id) => scriptsOf(id).includes(`/${script}`));
  expect(having).toEqual([]);
});

test('every budget is that of a page', () => {
  expect(new Set(pages.map(kindOf))).toEqual(new Set(Object.keys(scriptBudgets)));
});
