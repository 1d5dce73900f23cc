import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { pagePaths } from '#web/content/page-paths.ts';
import { formerPaths } from '#web/content/products/products.ts';

const canonical = 'https://www.naru-robotics.example';
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: canonical, SAMPLE_CONTENT: 'on' });
});
afterAll(() => site.close());

const screens = { 'on a phone': phone, 'on a wide screen': {} } as const;
const everyRoute = pagePaths;

/** Scrolls through the page so that lazy pictures load, and reports those that did not. */
function brokenPictures(): Promise<string[]> {
  const everything = [...document.images].map(async (image) => {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
    return image.naturalWidth === 0 ? image.currentSrc || image.src : '';
  });
  return Promise.all(everything).then((found) => found.filter(Boolean));
}

describe.each(Object.entries(screens))('%s', (_, screen) => {
  test.each(everyRoute)(
    '%s is whole: no error, no sideways scroll, no broken picture, nothing for axe',
    async (path) => {
      const visitor = await site.visit({ ...screen, reducedMotion: 'reduce' });
      const { page } = visitor;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.evaluate(brokenPictures)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );
});

test.each(everyRoute)(
  '%s is complete without JavaScript, with words of its own for search engines',
  async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const one = (pattern: RegExp) => expect(html.match(pattern) ?? []).toHaveLength(1);
    one(/<title>[^<]{6,}<\/title>/g);
    one(/<meta name="description" content="[^"]{20,}"/g);
    one(new RegExp(`<link rel="canonical" href="${canonical}${path}"`, 'g'));
    one(new RegExp(`<meta property="og:image" content="${canonical}/[^"]+"`, 'g'));
    one(/<h1[ >]/g);
  },
);

test('no two pages share a title or a description', async () => {
  const pages = await Promise.all(everyRoute.map(async (path) => (await fetch(site.origin + path)).text()));
  const titles = pages.map((html) => /<title>([^<]+)/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /name="description" content="([^"]+)/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each([...formerPaths])('%s leads to %s for good', async (from, to) => {
  const answer = await fetch(site.origin + from, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('an unknown address is a designed page with status 404', async () => {
  const visitor = await site.visit();
  const answer = await visitor.page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await visitor.page.getByRole('heading', { name: '페이지를 찾을 수 없습니다.' }).waitFor();
  await visitor.page.getByRole('link', { name: '홈으로 가기' }).click();
  await visitor.page.waitForURL(`${site.origin}/`);
  await visitor.close();
});
