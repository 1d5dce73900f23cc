import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { company } from '#contract/company.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the contact bar offers the phone, two pages and the chat, and is not in the back office', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.company);
  const bar = page.getByRole('complementary', { name: '빠른 상담' });
  expect(await bar.getByRole('link').allInnerTexts()).toHaveLength(4);
  expect(await bar.getByRole('link', { name: '카카오톡 상담 (새 창)' }).getAttribute('target')).toBe(
    '_blank',
  );
  expect(await bar.getByRole('link', { name: '제휴문의' }).getAttribute('href')).toBe(paths.partnership);
  expect(await bar.getByRole('link', { name: '제품 문의' }).getAttribute('href')).toBe(paths.support);
  await page.goto(adminPaths.login);
  expect(await bar.count()).toBe(0);
  await close();
});

test.each([390, 768, 1_024, 1_280, 1_440, 1_920])(
  'all four entries are to be seen on a screen of %d pixels',
  async (width) => {
    const { page, close } = await site.visit({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    await page.goto(paths.company);
    const bar = page.getByRole('complementary', { name: '빠른 상담' });
    for (const name of ['전화 상담', '제휴문의', '제품 문의', '카카오톡 상담']) {
      const box = await bar.getByRole('link', { name }).boundingBox();
      expect([name, box !== null && box.width >= 44 && box.height >= 44]).toEqual([name, true]);
    }
    await close();
  },
);

test('the bar is narrow where the page leaves little room beside it, and wide from 1560 pixels on', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.company);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox();
    return box?.width ?? 0;
  };
  expect(await widthAt(1_559)).toBeLessThanOrEqual(56);
  expect(await widthAt(1_560)).toBeGreaterThan(88);
  await close();
});

test('every entry of the bar stands in two lines where the bar is narrow, and in one where it is wide', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.company);
  const linesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .getByRole('complementary', { name: '빠른 상담' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange();
          words.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!);
          return words.getClientRects().length;
        }),
      );
  };
  for (const width of [1_024, 1_440, 1_559]) expect(await linesAt(width)).toEqual([2, 2, 2, 2]);
  expect(await linesAt(1_560)).toEqual([1, 1, 1, 1]);
  await close();
});

test('a low window, as of a page at 200 %, has the bar at its end and not over what is read', async () => {
  const { page, close } = await site.visit({ viewport: { width: 640, height: 360 } });
  await page.goto(paths.company);
  const bar = page.getByRole('complementary', { name: '빠른 상담' });
  expect((await bar.boundingBox())!.y).toBeGreaterThan(360);
  await bar.scrollIntoViewIfNeeded();
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(4);
  await close();
});

test('on a wide screen the phone entry opens a window of 600 by 400 with the card', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.company);
  const [card] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '전화 상담' }).click(),
  ]);
  await card.waitForLoadState();
  expect(new URL(card.url()).pathname).toBe('/brand/phone-card.png');
  await close();
});

test('where windows are blocked, the card opens in the page', async () => {
  const { page, close } = await site.visit();
  await page.addInitScript(() => (window.open = () => null));
  await page.goto(paths.company);
  await page.getByRole('link', { name: '전화 상담' }).click();
  const card = page.getByRole('dialog', { name: '전화 상담' });
  await card.getByRole('img', { name: new RegExp(company.phone) }).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await close();
});

test('on a phone the entry dials', async () => {
  const { page, close } = await site.visit(phone);
  let popups = 0;
  page.on('popup', () => (popups += 1));
  await page.goto(paths.company);
  const link = page.getByRole('link', { name: '전화 상담' });
  expect(await link.getAttribute('href')).toBe(`tel:${company.phone.replaceAll('-', '')}`);
  const prevented = await link.evaluate(
    (element) => !element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  expect(prevented).toBe(false);
  expect(popups).toBe(0);
  await close();
});

test('an address can be copied', async () => {
  const { page, close } = await site.visit({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(paths.directions);
  await page.getByRole('button', { name: '주소 복사' }).first().click();
  await page.getByText('주소를 복사했습니다.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^인천광역시/);
  await close();
});
