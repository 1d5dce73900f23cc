import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { phone, type Visit } from '#tests/support/browser.ts';
import { openHydrated } from '#tests/support/hydration.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const day = (page: Page) => page.locator('#day');
const headline = (page: Page) => day(page).locator('[aria-live] h3').innerText();
const fleets = (page: Page) =>
  page.getByRole('table', { name: '로봇 수에 따른 대기 시간' }).getByRole('row').count();
const timeS = async (page: Page) =>
  Number(await page.getByRole('slider', { name: '재생 위치' }).inputValue());
const figure = (page: Page, name: string) =>
  day(page).getByRole('term').filter({ hasText: name }).first().locator('+ dd').innerText();
const place = (page: Page) => day(page).locator('[data-robot="1"] > g').first().getAttribute('transform');
const robots = (page: Page) => day(page).locator('[data-robot]').count();
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name }).check({ force: true });

/** Generous: workers of several tests share the machine. */
const soon = { timeout: 30_000 };

type Held = { heldDay?: (() => void)[] | null };

/** What the thread that reckons the day has said is kept from the page between `holdDay` and `letDayThrough`. */
async function openWithHold(): Promise<Visit> {
  const visitor = await site.visit(phone);
  await visitor.page.addInitScript(() => {
    const held = window as Held;
    const { Worker } = window;
    window.Worker = function start(url: URL, options: WorkerOptions) {
      const worker = new Worker(url, options);
      const listen = worker.addEventListener.bind(worker);
      worker.addEventListener = (type: string, listener: (event: Event) => void) =>
        listen(type, (event) => (held.heldDay ? held.heldDay.push(() => listener(event)) : listener(event)));
      return worker;
    } as unknown as typeof Worker;
  });
  await openHydrated(visitor.page, paths.planner);
  return visitor;
}
const holdDay = (page: Page) => page.evaluate(() => void ((window as Held).heldDay = []));
const untilHeld = (page: Page) => page.waitForFunction(() => ((window as Held).heldDay?.length ?? 0) > 0);
const letDayThrough = (page: Page) =>
  page.evaluate(() => {
    const held = window as Held;
    const kept = held.heldDay ?? [];
    held.heldDay = null;
    for (const hear of kept) hear();
  });

test('the day is reckoned beside the page, played, and compared for one to five robots', async () => {
  const { page, errors, close } = await site.open(paths.planner);
  await expect.poll(() => fleets(page), soon).toBe(6);
  expect(await headline(page)).toMatch(/^로봇 2대면 평균 대기가 .+에서 .+로 줄어듭니다\.$/);
  expect([await robots(page), await figure(page, '주문')]).toEqual([2, '0건']);
  const before = await place(page);

  await choose(page, '60×');
  await page.getByRole('button', { name: '재생', exact: true }).click();
  await expect.poll(() => figure(page, '도착'), soon).toMatch(/^[1-9]\d*건$/);
  expect(await place(page)).not.toBe(before);
  await page.getByRole('button', { name: '일시정지' }).click();
  const [at, ordered] = [await timeS(page), await figure(page, '주문')];

  // The same moment with another fleet, by the same orders.
  await choose(page, /^3대/);
  await expect.poll(() => robots(page), soon).toBe(3);
  expect([await timeS(page), await figure(page, '주문')]).toEqual([at, ordered]);
  await expect.poll(() => headline(page), soon).toMatch(/^로봇 3대면/);
  expect(errors).toEqual([]);
  await close();
});

test('with the keyboard alone, for who wants stillness, the day goes to any time and on by steps', async () => {
  const { page, close } = await site.open(paths.planner, { reducedMotion: 'reduce' });
  const start = page.getByRole('button', { name: '한 시간 돌려보기' });
  await expect.poll(() => start.isEnabled(), soon).toBe(true);
  await start.focus();
  await page.keyboard.press('Enter');
  // Pressed again, what has the focus stops.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel), soon).toBe('일시정지');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  expect(await timeS(page)).toBe(3_600);
  await page.getByRole('button', { name: '처음부터 다시 재생' }).waitFor();
  const [ordered, delivered] = [await figure(page, '주문'), await figure(page, '도착')];
  expect(ordered).toBe(delivered);
  await page.keyboard.press('Home');
  expect([await timeS(page), await figure(page, '주문')]).toEqual([0, '0건']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '60×' }).isChecked()).toBe(true);
  await close();
});

test.each([
  ['a small laptop', { viewport: { width: 1280, height: 720 } }],
  ['a phone', phone],
])(
  'on %s the button under the drawing leads to the headline, and the day plays below it',
  async (_, options) => {
    const { page, close } = await site.open(paths.planner, options);
    await expect.poll(() => fleets(page), soon).toBe(6);
    await page.getByRole('button', { name: '한 시간 돌려보기' }).click();
    const edges = (element: string) =>
      page.locator(element).evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return { top, bottom };
      });
    const header = await edges('.site-header');
    await expect.poll(async () => (await edges('#day-headline')).top - header.bottom, soon).toBeLessThan(40);
    expect((await edges('#day-headline')).top).toBeGreaterThanOrEqual(header.bottom);
    expect((await edges('#day [aria-label*=배치도]')).bottom).toBeLessThan(options.viewport.height);
    await page.getByRole('textbox', { name: '시간', exact: true }).fill('3');
    await page.getByRole('heading', { name: '바쁜 3시간을 돌려보세요' }).waitFor();
    await close();
  },
);

test('on a phone nothing keeps the page waiting, nothing is wider than it, and axe finds nothing', async () => {
  const { page, close } = await openWithHold();
  await expect.poll(() => fleets(page), soon).toBe(6);
  const field = page.getByRole('textbox', { name: '시간당 주문 수', exact: true });
  await holdDay(page);
  await field.fill('300');
  // It is reckoned, and the page knows nothing of it yet and answers.
  await untilHeld(page);
  await choose(page, '60×');
  expect(await day(page).getByRole('progressbar').count()).toBe(1);
  await letDayThrough(page);
  await expect
    .poll(() => headline(page), soon)
    .toMatch(/^로봇 2대로는 주문 \d+건 중 \d+건이 시간 안에 도착하지 못합니다\.$/);
  await field.fill('9999');
  await field.blur();
  expect(await field.inputValue()).toBe('300');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await day(page).scrollIntoViewIfNeeded();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

test('what cannot be reckoned is told in a sentence, and nothing that was set is lost', async () => {
  const { page, close } = await site.open(paths.planner);
  await expect.poll(() => fleets(page), soon).toBe(6);
  await page.getByRole('textbox', { name: '시간당 주문 수', exact: true }).fill('45');
  await page.getByRole('combobox', { name: '로봇 모델' }).selectOption('T6');
  await day(page).getByText('T6의 최소 통과 폭이 확인되지 않아 시뮬레이션할 수 없습니다.').waitFor();
  await page.getByRole('combobox', { name: '로봇 모델' }).selectOption('T8');
  await expect.poll(() => headline(page), soon).toMatch(/^로봇 2대/);
  expect(await page.getByRole('textbox', { name: '시간당 주문 수', exact: true }).inputValue()).toBe('45');
  await close();
});
