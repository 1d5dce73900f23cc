import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#contract/company.ts';
import { messages } from '#contract/messages.ts';
import type { Plan } from '#planner/plan.ts';
import { planToLink } from '#planner/plan-text.ts';
import { answer, visitAsAdmin } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone, type Visit } from '#tests/support/browser.ts';
import { openHydrated } from '#tests/support/hydration.ts';
import { sendInquiry } from '#tests/support/inquiry-form.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { withoutDay } from '#tests/support/without-day.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openWithoutDay(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await site.visit(options);
  await withoutDay(visitor.page);
  await openHydrated(visitor.page, path);
  return visitor;
}

const canvas = (page: Page) => page.getByRole('application');
const drawn = (page: Page, name: RegExp) => page.getByRole('application', { name });
const things = (page: Page) => page.getByRole('region', { name: '물건 목록' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => things(page).getByRole('spinbutton', { name, exact: true });
const reachOf = (page: Page, model: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${model} `) })
    .locator('xpath=..')
    .innerText();

/** The plan as the browser keeps it. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('naru-store-plan') ?? 'null') as Plan | null);
const thing = async (page: Page, id: string) => (await kept(page))?.obstacles.find((one) => one.id === id);

/** Where a point of the plan, in centimetres, is on the screen. */
const onScreen = (page: Page, x: number, y: number) =>
  canvas(page).evaluate(
    (svg, at) => {
      const point = new DOMPoint(...at).matrixTransform((svg as unknown as SVGSVGElement).getScreenCTM()!);
      return { x: point.x, y: point.y };
    },
    [x, y],
  );

async function drag(page: Page, from: [x: number, y: number], to: [x: number, y: number]): Promise<void> {
  const start = await onScreen(page, ...from);
  const end = await onScreen(page, ...to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('with the mouse: a wall is drawn, a table put down, moved, pulled, turned, copied and taken away, and all of it undone', async () => {
  const { page, errors, close } = await openWithoutDay(paths.planner);
  expect(await canvas(page).getAttribute('aria-label')).toBe('한식당 40석 배치도, 13m × 8.8m, 테이블 12개');
  expect(await reachOf(page, 'T10')).toContain('12개 테이블 중 12개');
  expect(await reachOf(page, 'T9')).toContain('12개 테이블 중 10개');
  expect(await reachOf(page, 'T9')).toContain('60cm입니다. 10cm\u00a0모자랍니다.');
  expect(await reachOf(page, 'T6')).toContain('확인 필요');

  await button(page, '벽').click();
  await drag(page, [330, 482], [392, 484]);
  expect(await thing(page, '벽 1')).toMatchObject({ x: 330, y: 480, w: 60, d: 10 });
  await expect.poll(() => reachOf(page, 'T10')).toContain('길이 막힌 테이블');
  expect(await reachOf(page, 'T10')).toContain('12개 테이블 중 10개');

  await button(page, '2인석').click();
  const spot = await onScreen(page, 560, 480);
  await page.mouse.click(spot.x, spot.y);
  expect(await thing(page, '테이블 9')).toMatchObject({ x: 530, y: 450, w: 70, d: 70 });
  await drag(page, [565, 485], [565, 698]);
  expect(await thing(page, '테이블 9')).toMatchObject({ x: 530, y: 660 });
  expect(await thing(page, '테이블 9-1')).toMatchObject({ x: 490, y: 675 });
  const handle = (await page.locator('[data-handle="se"]:visible').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  const further = await onScreen(page, 650, 790);
  await page.mouse.move(further.x, further.y, { steps: 4 });
  await page.mouse.up();
  const { w, d } = (await thing(page, '테이블 9'))!;
  expect([w > 70, d > 70, w % 10, d % 10]).toEqual([true, true, 0, 0]);

  await button(page, '회전').first().click();
  expect(await thing(page, '테이블 9')).toMatchObject({ w: d, d: w });
  await button(page, '복사').first().click();
  expect(await thing(page, '테이블 10-2')).toMatchObject({ kind: 'chair' });
  await button(page, '삭제').first().click();
  expect(await thing(page, '테이블 10')).toBeUndefined();

  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Control+z');
  expect((await kept(page))!.obstacles.filter(({ kind }) => kind === 'table')).toHaveLength(12);
  expect(await thing(page, '벽 1')).toBeUndefined();
  expect(await button(page, '되돌리기').first().getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Control+y');
  expect(await thing(page, '벽 1')).toMatchObject({ x: 330 });
  expect(errors).toEqual([]);
  await close();
});

test('with the keyboard alone: things are added, named, placed by number and arrow, copied, taken away, and each step is said', async () => {
  const { page, close } = await openWithoutDay(paths.planner);
  const said = () => page.getByRole('status').filter({ hasText: /./ }).first().innerText();
  await button(page, '4인석').focus();
  await page.keyboard.press('Enter');
  expect(await said()).toBe('테이블 9 추가');
  await things(page).getByRole('textbox', { name: '이름', exact: true }).fill('단체석');
  // Under its new name it is still where one types: the next field follows.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('number');
  for (const [name, value] of [
    ['왼쪽에서', '500'],
    ['위에서', '560'],
    ['가로', '103'],
    ['세로', '-40'],
  ] as const) {
    await field(page, name).fill(value);
    await page.keyboard.press('Tab');
  }
  expect(await thing(page, '단체석')).toMatchObject({ x: 500, y: 560, w: 103, d: 1 });
  expect(await thing(page, '단체석-1')).toMatchObject({ kind: 'chair' });

  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await thing(page, '단체석')).toMatchObject({ x: 510, y: 561 });
  expect(await said()).toBe('단체석 이동: 왼쪽에서 510cm, 위에서 561cm');
  await page.keyboard.press('r');
  expect(await thing(page, '단체석')).toMatchObject({ w: 1, d: 103 });
  await page.keyboard.press('Control+d');
  expect(await thing(page, '단체석 1')).toMatchObject({ w: 1 });
  await things(page).getByRole('button', { name: '삭제', exact: true }).press('Enter');
  expect(await thing(page, '단체석 1')).toBeUndefined();
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true);

  await field(page, '매장 가로').fill('1500');
  await page.keyboard.press('Enter');
  expect((await kept(page))!.width).toBe(1500);
  await things(page)
    .getByRole('button', { name: /^픽업 위치/ })
    .press('Enter');
  // On the counter: refused in a sentence, and the last good place stays.
  await field(page, '왼쪽에서').fill('390');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('픽업 위치가 다른 물건 안에 있습니다.').waitFor();
  expect((await kept(page))!.pickup).toEqual({ x: 490, y: 150 });
  await field(page, '왼쪽에서').fill('430');
  await page.keyboard.press('Enter');
  await page.getByText(/가장 가까운 물건까지 10cm/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

test('in the list: keys act on the row they are pressed on, the focus stays, and a size counts when it is finished', async () => {
  const { page, close } = await openWithoutDay(paths.planner);
  const row = (name: string) => things(page).getByRole('button', { name: new RegExp(`^${name} `) });
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, textContent, value } = document.activeElement as HTMLInputElement;
      return value || (ariaLabel ?? textContent);
    });
  const isOnRow = () => page.evaluate(() => document.activeElement!.hasAttribute('data-row'));
  await field(page, '매장 가로').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2500');
  await page.keyboard.press('Tab');
  const wide = (await kept(page))!;
  expect(wide.width).toBe(2500);
  await page.keyboard.press('Control+z');
  expect(wide.obstacles).toEqual((await kept(page))!.obstacles);

  await row('테이블 1').click();
  await row('테이블 2').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+KeyD');
  expect(await focused()).toContain('테이블 9');
  await page.keyboard.press('Delete');
  expect(await thing(page, '테이블 9')).toBeUndefined();
  expect(await thing(page, '테이블 1')).toBeDefined();
  expect(await isOnRow()).toBe(true);

  await row('테이블 1').click();
  const name = things(page).getByRole('textbox', { name: '이름', exact: true });
  await name.fill('창가');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('창가');
  await name.fill('문가');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  expect(await thing(page, '문가')).toBeDefined();
  await things(page).getByRole('button', { name: '삭제', exact: true }).click();
  expect(await isOnRow()).toBe(true);

  await field(page, '매장 가로').fill('13');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('매장 가로는 200에서 6,000 사이').waitFor();
  expect(await field(page, '매장 가로').inputValue()).toBe('1300');
  await field(page, '매장 가로').fill('300');
  await page.keyboard.press('Enter');
  // It fades away: a slow machine may look too late to see it.
  await page.getByText(/물건 \d+개를 안으로 옮기거나 잘랐습니다/).waitFor({ state: 'attached' });
  await close();
});

test('a plan survives a reload and is shared as a link; whoever has one of their own gets it back by undoing', async () => {
  const { page, close } = await openWithoutDay(paths.planner, {
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  await page.getByRole('button', { name: /^카페/ }).click();
  await drag(page, [790, 345], [790, 420]);
  const plan = (await kept(page))!;
  expect(plan.name).toBe('카페');
  await button(page, '링크 복사').click();
  await page.getByText('링크를 복사했습니다.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);
  await page.reload();
  await drawn(page, /^카페 배치도/).waitFor();
  expect(await kept(page)).toEqual(plan);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await kept(page))?.obstacles).not.toEqual(plan.obstacles);
  await close();

  const other = await openWithoutDay(paths.planner);
  await button(other.page, '화분').press('Enter');
  const own = (await kept(other.page))!;
  await other.page.evaluate((address) => location.assign(address), link);
  await other.page.getByText('작업하시던 배치도는 되돌리기로').waitFor();
  await drawn(other.page, /^카페 배치도/).waitFor();
  expect(await kept(other.page)).toEqual(own);
  await other.page.keyboard.press('Control+z');
  await drawn(other.page, /^한식당 40석 배치도/).waitFor();
  await other.page.keyboard.press('Control+y');
  // Even who goes on with the plan of the link, and comes back later, has the own one.
  await button(other.page, '화분').press('Enter');
  await expect.poll(async () => (await kept(other.page))?.name).toBe('카페');
  await other.page.goto(site.origin + paths.company);
  await other.page.goto(site.origin + paths.planner);
  await other.page.getByRole('button', { name: /^이전 배치도/ }).click();
  await expect.poll(() => kept(other.page)).toEqual(own);
  await other.close();
});

test('two tabs: the one that is left behind says that the other one keeps a plan too', async () => {
  const { page, close } = await openWithoutDay(paths.planner);
  const other = await page.context().newPage();
  await withoutDay(other);
  await other.goto(site.origin + paths.planner);
  await button(page, '화분').press('Enter');
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await button(other, '의자').press('Enter');
  await page.getByRole('alert').getByText('다른 탭에서도 배치도를 바꾸고 있습니다.').waitFor();
  await button(page, '알림 닫기').click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor({ state: 'detached' });
  await close();
});

test('on a small laptop, a tablet and a phone the whole drawing is in sight with the button that plays the day, each table with its width', async () => {
  const { page, close } = await site.open(paths.planner, { viewport: { width: 1280, height: 720 } });
  const bottomOf = async (box: Locator) => {
    const { y, height } = (await box.filter({ visible: true }).boundingBox())!;
    return y + height;
  };
  expect(await bottomOf(canvas(page))).toBeLessThanOrEqual(720);
  expect(await bottomOf(button(page, '한 시간 돌려보기'))).toBeLessThanOrEqual(720);
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = (await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox())!;
    expect(await bottomOf(button(page, '한 시간 돌려보기')), `${width}`).toBeLessThanOrEqual(bar.y);
  }
  // The door to the small room, the gap beside the counter, and the room around the pickup point.
  await expect
    .poll(() => canvas(page).locator('text').allTextContents())
    .toEqual(expect.arrayContaining(['60', '110', '140']));
  await page.getByText('가장 좁은 폭(cm)').waitFor();
  await close();
});

test('the list of tables is open beside the drawing, and closed at first below it on a phone', async () => {
  const tables = (page: Page) => things(page).getByRole('button', { name: /^테이블 \d+개$/ });
  for (const [screen, isOpen] of [
    [{}, 'true'],
    [phone, 'false'],
  ] as const) {
    const { page, close } = await openWithoutDay(paths.planner, screen);
    await expect.poll(() => tables(page).getAttribute('aria-expanded')).toBe(isOpen);
    await close();
  }
});

describe('a link that holds no plan of ours is told in a sentence, and the last good plan stays', () => {
  const good: Plan = {
    v: 1,
    name: '링크',
    width: 400,
    depth: 400,
    obstacles: [{ kind: 'table', id: 't', x: 0, y: 0, w: 50, d: 50 }],
    pickup: { x: 200, y: 200 },
    dock: null,
  };
  const link = (change: object) => planToLink({ ...good, ...change });
  const [table] = good.obstacles;
  test('cut, foreign, too large, doubled, negative, in a wall', async () => {
    const whole = await link({});
    const cases: [hash: string, sentence: string][] = [
      [whole.slice(0, whole.length / 2), '링크가 잘렸거나'],
      ['%%%', '링크가 잘렸거나'],
      [await planToLink({ hello: 1 } as never), '알 수 없는 항목'],
      [await link({ obstacles: [table, table] }), '이름이 같은 물건이 있습니다'],
      [await link({ obstacles: [{ ...table, w: -5 }] }), '물건의 가로는'],
      [await link({ pickup: { x: 20, y: 20 } }), '픽업 위치가 다른 물건 안에'],
      [await link({ name: '가'.repeat(12_000) }), '너무 큽니다'],
    ];
    const { page, errors, close } = await openWithoutDay(`${paths.planner}#p=${cases[0]![0]}`);
    for (const [hash, sentence] of cases) {
      await page.evaluate((next) => (location.hash = `p=${next}`), hash);
      await page.getByRole('alert').getByText(sentence).waitFor();
      expect(await canvas(page).getAttribute('aria-label')).toContain('한식당 40석');
    }
    await page.evaluate((next) => (location.hash = `p=${next}`), await link({ obstacles: [] }));
    await page.getByText('테이블을 놓으면 로봇이 갈 수 있는지').waitFor();
    expect(await page.locator('main').innerHTML()).not.toMatch(/NaN|Infinity|undefined/);
    expect(errors).toEqual([]);
    await close();
  });
});

test('a plan prints on one sheet, goes along with an inquiry, and staff open it in the simulator again', async () => {
  const { page, errors, close } = await site.open(`${paths.planner}?model=T9`);
  expect(await page.getByRole('radio', { name: /^T9 / }).isChecked()).toBe(true);
  await things(page).getByRole('textbox', { name: '매장 이름' }).fill('보내는식당');
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^\[한 시간 시뮬레이션\]/).waitFor();
  await page.getByText(/\d{4}년 \d+월 \d+일/).waitFor();
  await page.getByText(company.phone).filter({ visible: true }).waitFor();
  expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: '이 배치로 상담받기' }).first().click();
  await page.waitForURL(`**${paths.support}?**`);
  const note = page.getByRole('region', { name: '함께 보낼 내용' });
  expect(await note.innerText()).toContain('T9: 12개 테이블 중 10개 (고른 모델)');
  await page.getByRole('img', { name: /^보내는식당 배치도/ }).waitFor();
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T9');
  await sendInquiry(page, '배치식당');
  await answer(page, messages.public.inquiryAccepted);
  expect(errors).toEqual([]);
  await close();

  const staff = await visitAsAdmin(site);
  await staff.page.goto(adminPaths.supportInquiries);
  await staff.page.getByRole('cell', { name: '김나루(배치식당)' }).click();
  const opened = staff.page.waitForEvent('popup');
  await staff.page.getByRole('link', { name: /^매장 시뮬레이터에서 열기/ }).click();
  const simulator = await opened;
  await drawn(simulator, /^보내는식당 배치도/).waitFor();
  expect(await simulator.getByRole('radio', { name: /^T9 / }).isChecked()).toBe(true);
  await staff.close();
});

test('with fingers on a phone: a table is dragged, two fingers zoom, the rest scrolls, and all is within reach', async () => {
  const { page, close } = await openWithoutDay(paths.planner, phone);
  await canvas(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = await onScreen(page, 700, 375);
  const to = await onScreen(page, 560, 435);
  await send('touchStart', from);
  await send('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await send('touchMove', to);
  await send('touchEnd');
  await expect.poll(() => thing(page, '테이블 1')).toMatchObject({ x: 500, y: 400 });
  // It has the focus, for a keyboard that may be there, and no ring, which nobody asked for.
  const ring = () => canvas(page).evaluate((svg) => getComputedStyle(svg).outlineStyle);
  expect([await canvas(page).evaluate((svg) => svg === document.activeElement), await ring()]).toEqual([
    true,
    'none',
  ]);
  await page.keyboard.press('Shift');
  expect(await ring()).toBe('solid');
  // Its numbers stand under the drawing, and its handle is as large as a finger.
  const numbers = page.getByRole('region', { name: '테이블 1', exact: true });
  await numbers.getByRole('spinbutton', { name: '왼쪽에서' }).fill('520');
  await numbers.getByRole('spinbutton', { name: '위에서' }).focus();
  await expect.poll(() => thing(page, '테이블 1')).toMatchObject({ x: 520, y: 400 });
  const handle = (await page.locator('[data-handle="se"]:visible').boundingBox())!;
  expect(Math.round(Math.min(handle.width, handle.height))).toBeGreaterThanOrEqual(44);

  await canvas(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
  const middle = await onScreen(page, 650, 440);
  const beside = (by: number) => [
    { x: middle.x - by, y: middle.y, id: 0 },
    { x: middle.x + by, y: middle.y, id: 1 },
  ];
  const shown = () => canvas(page).evaluate((svg) => Number(svg.getAttribute('viewBox')!.split(' ')[2]));
  const whole = await shown();
  await send('touchStart', ...beside(30));
  await send('touchMove', ...beside(45));
  await send('touchMove', ...beside(60));
  await send('touchEnd');
  await expect.poll(shown).toBeLessThan(whole * 0.7);
  await button(page, '전체 보기').click();
  await expect.poll(shown).toBe(whole);
  for (const name of ['되돌리기', '복사', '삭제']) {
    const box = (await page.getByRole('button', { name, exact: true }).first().boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(sideways)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

test('a picture to trace lies under the drawing, stays out of the link, and a file that is none is told', async () => {
  const { page, close } = await openWithoutDay(paths.planner);
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const input = page.getByLabel('사진 고르기');
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').getByText('이 파일은 열 수 없습니다.').waitFor();
  await input.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const photo = canvas(page).locator('image');
  await photo.waitFor();
  await page.getByRole('slider', { name: '사진 진하기' }).fill('20');
  expect(await photo.getAttribute('opacity')).toBe('0.2');
  await page.getByRole('spinbutton', { name: '사진 가로' }).fill('600');
  await page.keyboard.press('Enter');
  expect(await photo.getAttribute('width')).toBe('600');
  expect(await kept(page)).toBeNull();
  await button(page, '사진 빼기').click();
  await photo.waitFor({ state: 'detached' });
  await close();
});

test('without JavaScript it explains, shows a finished store and leads to the form; search engines get a page of its own', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.planner);
  await page.getByText('자바스크립트를 켜주세요').waitFor();
  expect(await canvas(page).locator('rect').count()).toBeGreaterThan(60);
  expect(await canvas(page).locator('path[stroke-width="59"]').count()).toBe(1);
  await page.getByText('T10 로봇의 길').filter({ visible: true }).waitFor();
  expect(
    await page
      .getByText(/가장 좁은 폭|이 배치로|로봇을 고르면/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  await page.getByRole('link', { name: '상담 문의하기' }).click();
  await page.waitForURL(`**${paths.support}`);
  await close();

  const html = await (await fetch(site.origin + paths.planner)).text();
  expect(html).toContain('<title>매장 시뮬레이터 | ');
  expect(html).toMatch(/rel="canonical" href="[^"?]+\/planner"/);
  expect(html).toContain('/brand/share-planner.jpg');
  expect(html).toContain('"WebApplication"');
  // Scripts draw the day: what they play it with is not sent twice.
  expect(html).not.toContain('지금까지의 기록');
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain(`${paths.planner}<`);
});
