import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { parsePlan } from '#planner/plan.ts';
import { answer, visitAsAdmin } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { sendInquiry } from '#tests/support/inquiry-form.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { supportForm } from '#web/content/inquiry-forms.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A door of 60 cm: T10 (59 cm) gets to the table behind it, T9 (70 cm) does not. */
const plan = parsePlan({
  v: 1,
  name: '문 있는 매장',
  width: 800,
  depth: 400,
  obstacles: [
    { kind: 'wall', id: 'above', x: 390, y: 0, w: 20, d: 170 },
    { kind: 'wall', id: 'below', x: 390, y: 230, w: 20, d: 170 },
    { kind: 'counter', id: 'counter', x: 0, y: 320, w: 200, d: 60 },
    { kind: 'table', id: 'here', x: 250, y: 50, w: 60, d: 60 },
    { kind: 'table', id: 'there', x: 650, y: 50, w: 60, d: 60 },
    { kind: 'plant', id: 'plant', x: 740, y: 340, w: 40, d: 40 },
  ],
  pickup: { x: 150, y: 250 },
  dock: { x: 60, y: 60 },
});
const drawn = '문 있는 매장 배치도, 8m × 4m, 테이블 2개';
const badPlan = JSON.stringify({ ...plan, pickup: { x: 400, y: 100 } });

const card = (page: Page) => page.getByRole('region', { name: '매장 배치도' });
const drawing = (page: Page) => card(page).getByRole('img', { name: drawn });
async function reachIn(page: Page): Promise<string[]> {
  const rows = card(page).getByRole('list', { name: '모델별로 갈 수 있는 곳' }).getByRole('listitem');
  await rows.first().waitFor();
  return rows.allInnerTexts();
}
const typed = (page: Page) => page.getByLabel('회사명').inputValue();

/** As the simulator leaves it with the form, once. */
async function arriveWith(page: Page, draft: object): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => {
      if (sessionStorage.getItem('has-arrived') !== null) return;
      sessionStorage.setItem('has-arrived', '');
      sessionStorage.setItem(name, text);
    },
    [supportForm.draftName, JSON.stringify(draft)],
  );
  await page.goto(`${supportForm.path}?c_prdname=T9`);
}

test('a plan is drawn before it is sent, goes along once, and staff see it to scale with what each model reaches', async () => {
  const { page, errors, close } = await site.visit();
  await arriveWith(page, { plan: JSON.stringify(plan), note: '테이블 2개 중 1개' });
  await drawing(page).waitFor();
  expect(await page.getByRole('region', { name: '함께 보낼 내용' }).innerText()).toContain('2개 중 1개');
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T9');
  const reached = await reachIn(page);
  expect(reached.map((row) => row.replace(/\s+/, ' '))).toEqual(
    expect.arrayContaining(['T9 2개 테이블 중 1개', 'T10 2개 테이블 중 2개', 'S100 2개 테이블 중 1개']),
  );
  expect(await axeViolations(page)).toEqual([]);
  await sendInquiry(page, '배치식당');
  await answer(page, messages.public.inquiryAccepted);
  expect(await card(page).count()).toBe(0);
  await page.goto(supportForm.path);
  expect(await card(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();

  const staff = await visitAsAdmin(site);
  await staff.page.goto(adminPaths.supportInquiries);
  await staff.page.getByRole('cell', { name: '김나루(배치식당)' }).click();
  await drawing(staff.page).waitFor();
  const placeOf = async (x: number, y: number) =>
    (await drawing(staff.page).locator(`rect[x="${x}"][y="${y}"]`).boundingBox())!;
  const across = (await placeOf(650, 50)).x - (await placeOf(250, 50)).x;
  const down = (await placeOf(390, 230)).y - (await placeOf(390, 0)).y;
  expect(across / down).toBeCloseTo(400 / 230, 2);
  expect(await reachIn(staff.page)).toEqual(reached);
  expect(await axeViolations(staff.page)).toEqual([]);
  const pdf = await staff.page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(staff.errors).toEqual([]);
  await staff.close();
});

test('on a phone it fits, can be taken out, stays out after a reload, and the rest stays in', async () => {
  const { page, close } = await site.visit(phone);
  await arriveWith(page, { plan: JSON.stringify(plan), note: '결과', company: '빼는식당' });
  await drawing(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
  await card(page).getByRole('button', { name: '빼기' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('뺐습니다');
  await page.goto(page.url());
  await page.getByRole('region', { name: '함께 보낼 내용' }).waitFor();
  expect([await card(page).count(), await typed(page)]).toEqual([0, '빼는식당']);
  await close();
});

test('a bad plan is told in a sentence, nothing typed is lost, and the inquiry goes without it', async () => {
  const { page, close } = await site.visit();
  await arriveWith(page, { plan: badPlan });
  const sentence = '픽업 위치가 다른 물건 안에 있습니다.';
  await card(page).getByText(sentence).waitFor();
  await sendInquiry(page, '벽식당');
  await answer(page, messages.public.inquiryRefused(sentence));
  expect(await typed(page)).toBe('벽식당');
  await card(page).getByRole('button', { name: '빼기' }).click();
  await page.getByRole('button', { name: '문의하기' }).click();
  await answer(page, messages.public.inquiryAccepted);
  await close();
});

test('a form without a plan loads nothing of the drawing, and one whose drawing is missing still sends it', async () => {
  const { page, close } = await site.open(supportForm.path);
  const loads = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('plan-')).length,
    );
  expect(await loads()).toBe(0);
  await page.route('**/plan-sheet-*.js', (route) => route.abort());
  await arriveWith(page, { plan: JSON.stringify(plan) });
  await card(page).getByText('문의와 함께 그대로 보내집니다.').waitFor();
  await close();
});
