import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/support/site.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_CONTENT: 'on' } });
});
afterAll(() => site.close());

/** The links into the tools that the body of a page has, besides those of menu and footer. */
async function toolLinks(path: string): Promise<string[]> {
  const html = await (await fetch(site.origin + path)).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return [...main.matchAll(/href="(\/(?:finder|compare|cost|planner)[^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );
}

test('a product leads to the tools with its model filled in', async () => {
  expect(await toolLinks(productPath('T11'))).toEqual([
    '/finder?task=serving&aisle=49',
    '/compare?models=T11,T10,T8',
    '/cost?model=T11',
    '/planner?model=T11',
  ]);
});

test('a robot that cleans is not reckoned by its trips', async () => {
  expect((await toolLinks(productPath('C30'))).map((to) => to.split('?')[0])).toEqual([
    '/finder',
    '/compare',
  ]);
});

test('a case leads to the tools with its kind of place and its robots', async () => {
  expect(await toolLinks(itemPath(paths.servingCases, 1))).toEqual([
    '/finder?task=serving&place=restaurant',
    '/compare?models=T5,T10,T8',
    '/cost?model=T5',
  ]);
});

test('questions about choosing and about money lead to the tools', async () => {
  expect(await toolLinks(paths.selfCare)).toEqual(['/finder', '/compare?models=T11,T8,T10,T5', '/cost']);
});
