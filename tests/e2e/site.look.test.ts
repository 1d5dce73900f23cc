import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ SAMPLE_CONTENT: 'on' });
});
afterAll(() => site.close());

/** Distances in the list of features: above each picture inside its block. */
function emptyAbovePictures(): number[] {
  return [...document.querySelectorAll('section[aria-labelledby="features"] img')].map((image) => {
    const block = image.closest('section > div > div');
    return Math.round(image.getBoundingClientRect().top - (block?.getBoundingClientRect().top ?? 0));
  });
}

test('no empty band stands above the pictures of a product page', async () => {
  const visitor = await site.visit({ ...phone, reducedMotion: 'reduce' });
  await visitor.page.goto(productPath('T10'));
  expect(await visitor.page.evaluate(emptyAbovePictures)).toEqual([0, 0, 0, 0]);
  await visitor.close();
});

test('long texts are set in lines short enough to be read', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(paths.privacy);
  const widest = await visitor.page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('main p')].map((text) => text.clientWidth)),
  );
  expect(widest).toBeLessThanOrEqual(56 * 16);
  await visitor.close();
});

test('both sides of T10 stand in the middle of its banner on a phone', async () => {
  const visitor = await site.visit({ ...phone, reducedMotion: 'reduce' });
  await visitor.page.goto(productPath('T10'));
  const boxes = await visitor.page
    .locator('section[aria-labelledby="product"] img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  expect(boxes).toHaveLength(2);
  expect(Math.abs((left + right) / 2 - 390 / 2)).toBeLessThan(2);
  await visitor.close();
});

test('on a phone the industry one looks at is in view, however far along the row', async () => {
  const visitor = await site.visit(phone);
  await visitor.page.goto(`${paths.servingCases}?tab=other`);
  const { left, right } = await visitor.page
    .getByRole('navigation', { name: '업종' })
    .getByRole('link', { name: '기타' })
    .evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  await visitor.close();
});

test('the font for typed texts comes with lists and with typing, and not with pages of fixed texts', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  const rules = page.locator('link[rel="stylesheet"][href*="dynamic-subset"]');
  await page.goto(paths.partnership);
  expect(await rules.count()).toBe(0);
  await page.getByLabel('회사명').fill('쀼슝 식당');
  expect(await rules.count()).toBe(1);
  await page.goto(paths.events);
  await expect.poll(() => rules.count()).toBe(1);
  await visitor.close();
});
