import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { seoulDate } from '#web/home/popup-day.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const popup = { success: true, pu_file1_s: 'sample.png', pu_link: null, pu_delete: 0 };

async function answerWith(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/api/admin/popup/current', (route) => route.fulfill({ status, json: body }));
}

/** A picture of this shape, under the name that a popup has it by. */
async function givePicture(page: Page, stem: string, width: number, height: number): Promise<void> {
  const background = { r: 22, g: 214, b: 194 };
  const body = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route(`**/resources/upload/${stem}*`, (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
}

/** The home page after its question about the popup has been answered. */
async function openHome(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/admin/popup/current'), page.goto(paths.home)]);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '안내' });

test('the popup shows its whole picture and holds the focus, which goes on at the head of the page, and closing it without the box lets it come again', async () => {
  const { page, close } = await site.visit();
  await answerWith(page, 200, popup);
  await givePicture(page, 'sample', 300, 500);
  await openHome(page);
  const dialog = dialogOf(page);
  await dialog.waitFor();
  const picture = await dialog.getByRole('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    return {
      isCut: getComputedStyle(image).objectFit !== 'contain' && Math.abs(width / height - 300 / 500) > 0.01,
      share: height / window.innerHeight,
    };
  });
  expect(picture.isCut).toBe(false);
  expect(picture.share).toBeGreaterThan(0.6);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: '닫기' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('popup_dont_show_date'))).toBeNull();
  await page.keyboard.press('Tab');
  const intro = page.getByRole('region', { name: '소개' });
  expect(await intro.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await openHome(page);
  await dialog.waitFor();
  await close();
});

test('on a touch screen nothing of the page moves when it comes', async () => {
  const { page, close } = await site.visit({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await answerWith(page, 200, popup);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const mark = page.locator('header a').first();
  const bar = page.locator('.contact-bar');
  const before = [await mark.boundingBox(), await bar.boundingBox()];
  await dialogOf(page).waitFor();
  expect([await mark.boundingBox(), await bar.boundingBox()]).toEqual(before);
  await close();
});

test('with the box ticked it stays away for the Korean day', async () => {
  const { page, close } = await site.visit();
  await answerWith(page, 200, popup);
  await openHome(page);
  await dialogOf(page).getByRole('checkbox', { name: '오늘 하루 보지 않기' }).check();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  const stored = await page.evaluate(() => localStorage.getItem('popup_dont_show_date'));
  expect(stored).toBe(seoulDate(new Date()));
  let asked = false;
  page.on('request', (request) => (asked ||= request.url().includes('popup/current')));
  await page.goto(paths.home);
  await page.waitForTimeout(500);
  expect(asked).toBe(false);
  expect(await dialogOf(page).count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('popup_dont_show_date', '2021-01-01'));
  await openHome(page);
  await dialogOf(page).waitFor();
  await close();
});

test.each([
  ['its link', '/sub3_1', paths.events],
  ['the product inquiry when its link would run a script', 'javascript:alert(1)', paths.support],
])('a click on it goes to %s', async (_, link, target) => {
  const { page, close } = await site.visit();
  await answerWith(page, 200, { ...popup, pu_link: link });
  await openHome(page);
  await dialogOf(page).getByRole('link').click();
  await page.waitForURL(site.origin + target);
  expect(await dialogOf(page).count()).toBe(0);
  await close();
});

test('several are turned in one frame that never jumps, each with its words and link, on the screens it is for', async () => {
  const shapes = { 'tall.png': [300, 500], 'flat.png': [500, 200], 'square.png': [400, 400] } as const;
  const [tall, flat, square] = Object.keys(shapes).map((name) => ({ pu_file1_s: name, pu_link: null }));
  const list = [
    { ...square, alt: '네모난 안내', device: 'all', pu_link: '/sub3_1' },
    { ...tall, alt: '긴 안내', device: 'wide' },
    { ...flat, alt: '넓은 안내', device: 'all', pu_link: '/sub3_2' },
    { ...tall, alt: '휴대전화 안내', device: 'phone' },
  ];
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 900 } });
  await answerWith(page, 200, { ...popup, ...list[0], others: 3 });
  await page.route('**/api/popups', (route) => route.fulfill({ json: { success: true, list } }));
  for (const [name, [width, height]] of Object.entries(shapes)) {
    await givePicture(page, name.replace('.png', ''), width, height);
  }
  await openHome(page);
  const dialog = dialogOf(page);
  await dialog.getByText('1 / 3').waitFor();
  const frame = await dialog.boundingBox();
  const shown = () => dialog.locator('li:not([inert]) a');
  expect(await shown().getByAltText('네모난 안내').count()).toBe(1);
  await dialog.getByRole('button', { name: '다음 안내' }).click();
  await dialog.getByText('2 / 3').waitFor();
  expect(await shown().getByAltText('긴 안내').count()).toBe(1);
  expect(await dialog.boundingBox()).toEqual(frame);
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('3 / 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('1 / 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('3 / 3').waitFor();
  expect(await dialog.boundingBox()).toEqual(frame);
  expect(await axeViolations(page)).toEqual([]);
  await shown().click();
  await page.waitForURL(site.origin + paths.news);
  await page.setViewportSize({ width: 390, height: 800 });
  await openHome(page);
  await dialog.getByText('1 / 3').waitFor();
  await dialog.getByRole('list').evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth }));
  await dialog.getByText('3 / 3').waitFor();
  expect(await shown().getByAltText('휴대전화 안내').count()).toBe(1);
  await dialog.getByRole('checkbox', { name: '오늘 하루 보지 않기' }).check();
  await dialog.getByRole('button', { name: '닫기' }).click();
  expect(await page.evaluate(() => localStorage.getItem('popup_dont_show_date'))).toBe(seoulDate(new Date()));
  await close();
});

test('there is none when it cannot be read', async () => {
  const { page, close } = await site.visit();
  await answerWith(page, 500, popup);
  await openHome(page);
  await page.waitForTimeout(300);
  expect(await dialogOf(page).count()).toBe(0);
  await close();
});
