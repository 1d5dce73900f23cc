import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { launchFirefox, visitInFirefox, type FirefoxVisit } from '#tests/support/firefox.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

let site: Site;
let browser: Browser;
let visitor: FirefoxVisit;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchFirefox()]);
  visitor = await visitInFirefox(browser);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await page.waitForSelector('html[data-hydrated]');
}
const button = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//button[normalize-space()="${name}"])`);

test.each([paths.home, productPath('T10'), paths.finder, paths.compare, paths.cost])(
  '%s is whole: scripts start, no error, no sideways scroll',
  async (path) => {
    const { page, errors } = visitor;
    await open(page, path);
    expect(await page.evaluate(sideways)).toBe(0);
    expect(errors.splice(0)).toEqual([]);
  },
);

test('on the narrowest phones the form of the finder is as wide as the screen', async () => {
  const { page, errors } = visitor;
  const before = page.viewport();
  await page.setViewport({ width: 320, height: 700 });
  await open(page, paths.finder);
  await page.waitForSelector('input[type="range"]');
  expect(await page.evaluate(sideways)).toBe(0);
  await page.setViewport(before);
  expect(errors.splice(0)).toEqual([]);
});

test('a list leads to a post, and back to the list', async () => {
  const { page, errors } = visitor;
  const title = () => page.title();
  await open(page, paths.servingCases);
  const ofList = await title();
  await page.locator(`main a[href^="${paths.servingCases}/"]`).click();
  await expect.poll(title).not.toBe(ofList);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${paths.servingCases}/\\d+$`));
  await page.goBack();
  await expect.poll(title).toBe(ofList);
  expect(errors.splice(0)).toEqual([]);
});

test.each([paths.partnership, paths.support])(
  '%s takes an inquiry, and its receipt a message',
  async (path) => {
    const { page, errors } = visitor;
    await open(page, path);
    await page.locator('[name="company"]').fill('나루식당');
    await page.locator('[name="name"]').fill('김나루');
    await page.locator('[name="phone"]').fill('010-0000-0000');
    await page.locator('[name="email"]').fill('kim@naru.example');
    await page.focus('[name="agreed"]');
    await page.keyboard.press(' ');
    await button(page, '문의하기').click();
    const alert = await page.locator('[role="alertdialog"]').waitHandle();
    expect(await alert.evaluate((dialog) => dialog.textContent)).toContain(messages.public.inquiryAccepted);
    await button(page, '확인').click();
    await page.locator('main a[href^="/inquiry/"]').click();
    await page.locator('textarea[name="text"]').fill('언제 연락을 주시나요?');
    await button(page, '메시지 보내기').click();
    const shown = () => page.$eval('main', (main) => main.textContent ?? '');
    await expect.poll(shown).toContain(messages.public.messageTaken);
    await expect.poll(shown).toContain('언제 연락을 주시나요?');
    expect(errors.splice(0)).toEqual([]);
  },
);

test('the planner draws a wall, takes it back and reckons a day', async () => {
  const { page, errors } = visitor;
  await open(page, paths.planner);
  const wall = () =>
    page.evaluate(() => localStorage.getItem('naru-store-plan')?.includes('"벽 1"') ?? false);
  await button(page, '벽').click();
  const [from, to] = await page.$eval('[role="application"]', (svg) =>
    [
      [330, 482],
      [392, 484],
    ].map(([x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform((svg as unknown as SVGSVGElement).getScreenCTM()!);
      return { x: point.x, y: point.y };
    }),
  );
  if (!from || !to) throw new Error('nowhere on the screen');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(wall).toBe(true);
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await expect.poll(wall).toBe(false);
  await page.waitForFunction(() => /로봇 2대면/.test(document.querySelector('#day')?.textContent ?? ''));
  expect(errors.splice(0)).toEqual([]);
});
