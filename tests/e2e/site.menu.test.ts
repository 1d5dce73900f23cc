import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#contract/company.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('pointing at the menu opens all six groups at once, on a panel that holds them all, and a choice closes it', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.history);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const solution = menu.getByRole('link', { name: '매장 통합관리 솔루션' });
  const selfCare = menu.getByRole('link', { name: '셀프 관리 방법' });
  expect(await solution.isVisible()).toBe(false);
  await menu.getByRole('link', { name: '고객센터', exact: true }).hover();
  await solution.waitFor();
  expect(await selfCare.isVisible()).toBe(true);
  const entries = await menu
    .locator('.mega-list a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  const panel = (await menu.locator('.mega-panel').boundingBox())!;
  const above = Math.min(...entries.map(({ top }) => top)) - panel.y;
  const below = panel.y + panel.height - Math.max(...entries.map(({ bottom }) => bottom));
  expect(Math.abs(above - below)).toBeLessThan(2);
  await solution.click();
  await page.getByRole('heading', { level: 1, name: '매장 통합관리 솔루션' }).waitFor();
  await expect.poll(() => selfCare.isVisible()).toBe(false);
  await close();
});

test('the keyboard reaches every entry, and Escape closes the menu and keeps the place', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.history);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('본문 바로가기');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const directions = menu.getByRole('link', { name: '오시는 길' });
  await directions.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await directions.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('회사소개');
  await close();
});

test('on a phone the sitemap fills the screen, holds the page still, and opens one group at a time', async () => {
  const { page, close } = await site.visit(phone);
  await page.goto(productPath('T10'));
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  const sitemap = page.getByRole('dialog', { name: '전체 메뉴' });
  await sitemap.waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await sitemap.getByRole('link', { name: '물류로봇' }).isVisible()).toBe(true);
  const telephone = sitemap.getByRole('link', { name: company.phone });
  expect(await telephone.getAttribute('href')).toBe(`tel:${company.phone.replaceAll('-', '')}`);
  await sitemap.getByText('고객센터', { exact: true }).click();
  await sitemap.getByRole('link', { name: '셀프 관리 방법' }).waitFor();
  expect(await sitemap.getByRole('link', { name: '물류로봇' }).isVisible()).toBe(false);
  await sitemap.getByRole('button', { name: '전체 메뉴 닫기' }).click();
  await sitemap.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    '전체 메뉴 열기',
  );
  await close();
});

test('beside the open menu stand the kinds of robots, the page behind it steps back, and the tools lie along its foot', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.history);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const scrim = () => menu.evaluate((nav) => Number(getComputedStyle(nav, '::before').opacity));
  expect(await scrim()).toBe(0);
  await menu.getByRole('link', { name: '회사소개' }).first().hover();
  await expect.poll(scrim).toBe(1);
  const kinds = menu.locator('a:has(img)');
  expect(await kinds.allTextContents()).toEqual(['서빙로봇', '물류로봇', '청소로봇']);
  const tools = menu.getByRole('link', { name: '매장 시뮬레이터' });
  const lowest = menu.getByRole('link', { name: '매장 통합관리 솔루션' });
  expect((await tools.boundingBox())!.y).toBeGreaterThan((await lowest.boundingBox())!.y + 20);
  await kinds.filter({ hasText: '청소로봇' }).click();
  await page.waitForURL(`**${productPath('C30')}`);
  await expect.poll(scrim).toBe(0);
  await close();
});

test('the robot of the entry that one points at steps forward, by keyboard too', async () => {
  const { page, close } = await site.open(paths.company);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const entry = (name: string) => menu.locator('.mega-entry').filter({ hasText: name }).first();
  const seen = () =>
    menu
      .locator('.mega-kinds a')
      .evaluateAll((kinds) => kinds.filter((kind) => getComputedStyle(kind).opacity === '1').length);
  const shown = (name: string) =>
    menu
      .locator('.mega-kinds a')
      .filter({ hasText: name })
      .evaluate((kind) => getComputedStyle(kind).opacity);
  await menu.getByRole('link', { name: '제품소개' }).hover();
  await expect.poll(seen).toBe(3);
  await entry('청소로봇').hover();
  await expect.poll(seen).toBe(1);
  expect(await shown('청소로봇')).toBe('1');
  await page.mouse.move(5, 600);
  await menu.getByRole('link', { name: '제품소개' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(seen).toBe(1);
  expect(await shown('서빙로봇')).toBe('1');
  await close();
});

test('a choice in the sitemap goes there and gives the page back', async () => {
  const { page, close } = await site.visit(phone);
  await page.goto(productPath('T10'));
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  const sitemap = page.getByRole('dialog', { name: '전체 메뉴' });
  await sitemap.getByText('회사소개', { exact: true }).first().click();
  await sitemap.getByRole('link', { name: '연혁' }).click();
  await page.getByRole('heading', { level: 1, name: '연혁' }).waitFor();
  expect(await sitemap.isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  await close();
});

test('without JavaScript the sitemap still opens and its links still lead on', async () => {
  const { page, close } = await site.visit({ ...phone, javaScriptEnabled: false });
  await page.goto(productPath('T10'));
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  await page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('link', { name: '물류로봇' }).click();
  await page.getByRole('heading', { level: 1, name: 'S100' }).waitFor();
  await close();
});

test('a choice in the menu moves on without a reload; with a modifier key it opens a tab of its own', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.history);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => (document.body.dataset['stayed'] = 'yes'));
  const footer = page.getByRole('navigation', { name: '바닥글 메뉴' });
  await footer.getByRole('link', { name: '오시는 길' }).click();
  await page.waitForURL(`**${paths.directions}`);
  expect(await page.locator('body[data-stayed="yes"]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const tab = page.context().waitForEvent('page');
  await footer.getByRole('link', { name: '회사소개' }).click({ modifiers: ['Control'] });
  await (await tab).close();
  expect(new URL(page.url()).pathname).toBe(paths.directions);
  await close();
});
