import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { productTools } from '../tools/product-tools.ts';
import { specificationOf } from './product.ts';
import { modelsOf, productPath, products, titleOf, typeOf, viewerPath } from './products.ts';

const pages = await Promise.all(
  products.map(async (product) => {
    const { page, parts } = await product.page();
    return [titleOf(product), product, page, parts] as const;
  }),
);

test.each(pages)('every picture on the page of %s shows that robot, and none twice', (_, product, page) => {
  const pictures = [
    page.picture,
    ...page.features.flatMap(({ picture, evening }) => (evening ? [picture, evening] : [picture])),
    ...(page.t11Apart ? [page.t11Apart.picture] : []),
  ];
  const shown = new RegExp(
    modelsOf(product)
      .map((model) => `${model}(?!\\d)`)
      .join('|'),
  );
  for (const picture of pictures) expect(picture.alt).toMatch(shown);
  expect(new Set(pictures.map((picture) => picture.src)).size).toBe(pictures.length);
});

test('no two pages close with the same pictures, and none with one that it has shown', () => {
  const closings = pages.map(([, , page]) => page.closing.map(({ src }) => src));
  expect(new Set(closings.map(String)).size).toBe(pages.length);
  for (const [, , { closing, features }] of pages) {
    const shown = [...closing, ...features.map(({ picture }) => picture)].map(({ src }) => src);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

/** What a style sheet of web/product/ has of one kind. */
async function inStyleSheet(sheet: string, kind: RegExp): Promise<Set<string | undefined>> {
  const css = await readFile(new URL(`../../product/${sheet}`, import.meta.url), 'utf8');
  return new Set([...css.matchAll(kind)].map(([, name]) => name));
}

test('every room that a robot stands in is drawn, and none that no robot stands in', async () => {
  const stoodIn = pages.flatMap(([, , { room }]) => room?.look ?? []);
  expect(await inStyleSheet('product-banner.css', /\.([\w-]+) \{\s+--air:/g)).toEqual(new Set(stoodIn));
});

/** Up to the foot of its wall, in shares of the robot's height. */
test('the floor of a room is as high as it was taken (art/robots/shots.py), for low robots too', async () => {
  const cameras = await readFile(new URL('../../../art/robots/shots.py', import.meta.url), 'utf8');
  const [, floors = ''] = /^FLOORS = (.*\n.*)\)\}$/m.exec(cameras) ?? [];
  const taken = [...floors.matchAll(/\('([\w-]+)', (\.\d+)\)/g)].map(([, page, reach]) => [
    page,
    Number(reach),
  ]);
  const css = await readFile(new URL('../../product/product-banner.css', import.meta.url), 'utf8');
  const heightOf = (banner: string) =>
    Number(
      css.match(
        new RegExp(
          String.raw`\.${banner} > \.banner-robot > [^{]*\.room-floor \{[^}]*?\bheight: calc\(var\(--robot\) \* ([\d.]+)\)`,
        ),
      )?.[1],
    );
  const laid = pages.flatMap(([, , { room, picture }]) => {
    const [, page] = /([\w-]+)-floor-/.exec(room?.floor.src ?? '') ?? [];
    const banner = picture.width > 1.3 * picture.height ? 'banner-low' : 'banner';
    return page === undefined ? [] : [[page, heightOf(banner)]];
  });
  expect(Object.fromEntries(laid)).toEqual(Object.fromEntries(taken));
});

test('every layout that a page tells a feature in is drawn, and none that no page uses', async () => {
  const used = pages.flatMap(([, , { features }]) => features.map(({ layout }) => layout));
  expect(await inStyleSheet('features.css', /\.feature-([\w-]+)/g)).toEqual(new Set(used));
});

test('every tool under a specification has its drawing, and none is drawn that no page leads to', async () => {
  const led = products.flatMap((product) => productTools(modelsOf(product)).map(({ tool }) => tool));
  expect(await inStyleSheet('tool-cards.css', /\.drawing-([\w-]+)/g)).toEqual(new Set(led));
});

test.each(pages)('the page of %s has three or four features', (_title, _product, page) => {
  expect([3, 4]).toContain(page.features.length);
});

test('pictures from above measure the passage of the robot that they show', () => {
  const measured = pages.flatMap(([title, , { features }]) =>
    features.flatMap(({ passage }) => (passage === undefined ? [] : [[title, passage]])),
  );
  expect(measured).toEqual([
    ['T10', '59cm'],
    ['T8', '55cm'],
    ['T11', '49cm'],
    ['T6 · T5', '70cm'],
    ['S100', '90cm'],
  ]);
});

test('each of the four trays of T9 says what it carries', () => {
  const loads = pages.flatMap(([title, , { features }]) =>
    features.flatMap(({ trayLoads }) => (trayLoads === undefined ? [] : [[title, ...trayLoads]])),
  );
  expect(loads).toEqual([['T9', '10kg', '10kg', '10kg', '10kg']]);
});

test('the two pictures of a pair stand upright in one shape, which is not cut', () => {
  for (const [title, , { features }] of pages) {
    const shapes = features
      .filter(({ layout }) => layout === 'pair')
      .map(({ picture }) => picture.width / picture.height);
    expect(shapes).toEqual(title === 'T6 · T5' ? [0.8, 0.8] : []);
  }
});

test('each page tells its features in a rhythm of its own', () => {
  const rhythms = pages.map(([, , { features }]) => features.map(({ layout }) => layout).join(' '));
  expect(new Set(rhythms).size).toBe(pages.length);
});

test.each(pages)('on the 3D models of %s at least three parts are named', (_title, product, _page, parts) => {
  expect(Object.keys(parts).toSorted()).toEqual(modelsOf(product).toSorted());
});

test('every robot of the catalogue has exactly one page', () => {
  const shown = products.flatMap(modelsOf);
  expect(shown.toSorted()).toEqual(robots.map(({ model }) => model).toSorted());
});

test('the specification of a page with two robots has a table for each of them', () => {
  const tables = specificationOf(['T6', 'T5']).map(({ model, rows }) => [
    model,
    rows.map(({ label, text }) => `${label} ${text}`),
  ]);
  expect(tables).toEqual([
    ['T6', ['무게 52kg', '선반 4단', '최대 적재 무게 35kg', '최소 통과 폭 상담 시 안내']],
    ['T5', ['무게 50kg', '선반 4단', '최대 적재 무게 40kg', '최소 통과 폭 70cm (레이저형\u00a080cm)']],
  ]);
});

test('what nobody has stated of one of two robots is told on request, and to nobody as a fact', () => {
  const [t6] = specificationOf(['T6', 'T5']);
  expect(t6!.rows.filter(({ isUntold }) => isUntold).map(({ label }) => label)).toEqual(['최소 통과 폭']);
});

test('no table only repeats the figures above it', () => {
  for (const [, product, { figures, moreRows }] of pages) {
    const rows = specificationOf(modelsOf(product), moreRows).flatMap((table) => table.rows);
    expect(rows.length).toBeGreaterThan(figures.length + 1);
  }
});

test.each(pages.filter(([, product]) => typeOf(product) === 'cleaning'))(
  'the footnotes of %s speak of nothing that a cleaning robot does not do',
  (_title, _product, page) => {
    expect(page.footnotes.join()).toMatch(/배터리/);
    expect(page.footnotes.join()).not.toMatch(/적재|통과/);
  },
);

test('a robot that shares its page is named by the address of its 3D view', () => {
  expect(viewerPath('T10')).toBe(`${productPath('T10')}#3d`);
  expect(viewerPath('T5')).toBe(`${productPath('T5')}#3d-t5`);
});

test.each(pages)(
  'what %s shows from edge to edge has the pixels of a wide screen',
  (_title, _product, page) => {
    const narrow = page.features.filter(({ layout, picture }) => layout === 'bleed' && picture.width < 1920);
    expect(narrow.map(({ title }) => title)).toEqual([]);
  },
);
