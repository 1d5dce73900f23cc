import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { handoverSearch } from '#contract/inquiry-handover.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { sendInquiry } from '#tests/support/inquiry-form.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { sideways } from '#tests/support/sideways.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
let staff: Staff;

beforeAll(async () => {
  site = await openSite();
  staff = await logInStaff(site);
});
afterAll(() => site.close());

const note = '비용 계산 결과\n월 순절감 94만원 <b onclick="x">& 더</b>';
const address = paths.support + handoverSearch({ robotType: 'serving', robotModel: 'T10', note });
const card = (page: Page) => page.getByRole('region', { name: '함께 보낼 내용' });

async function fillAndSend(page: Page, company: string): Promise<void> {
  await sendInquiry(page, company);
  await page.getByText('문의가 정상적으로 접수되었습니다.').waitFor();
}

/** What was stored of the newest inquiry. */
async function newest(): Promise<Record<string, unknown>> {
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category: 1 } });
  const [first] = list as Record<string, unknown>[];
  return first ?? {};
}

async function expectOrder(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
}

test('what a tool found is shown before it is sent, goes along once, and the address forgets it', async () => {
  const { page, errors, close } = await site.open(address);
  expect(await card(page).getByRole('paragraph').innerText()).toBe(note);
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
  await expectOrder(page);
  await fillAndSend(page, '결과식당');
  await page.getByRole('button', { name: '확인' }).click();
  expect(await newest()).toMatchObject({ c_note: note, c_prd: 'serving', c_prdname: 'T10' });
  expect(await card(page).count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
  await close();
});

test('it can be taken out with the keyboard, and stays out after a reload; the rest stays in', async () => {
  const { page, close } = await site.open(address);
  await page.getByLabel('회사명').fill('빼는식당');
  await card(page).getByRole('button', { name: '빼기' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('뺐습니다');
  await page.goto(page.url());
  await expect.poll(() => page.getByLabel('회사명').inputValue()).toBe('빼는식당');
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
  expect(await card(page).count()).toBe(0);
  await fillAndSend(page, '빼는식당');
  expect(await newest()).toMatchObject({ c_note: '', c_prdname: 'T10' });
  await close();
});

test('what was typed before is not overwritten, and a newer note takes the place of an older one', async () => {
  const { page, close } = await site.open(paths.support);
  await page.getByLabel('문의 내용').fill('먼저 적은 글');
  await page.getByLabel('로봇 종류').selectOption('청소로봇');
  await page.goto(address);
  await expect.poll(() => page.getByLabel('문의 내용').inputValue()).toBe('먼저 적은 글');
  expect(await page.getByLabel('로봇 종류').inputValue()).toBe('cleaning');
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('');
  await page.getByLabel('상세주소').fill('연수구');
  await page.goto(paths.support + handoverSearch({ note: '더 새로운 결과' }));
  await expect.poll(() => card(page).getByRole('paragraph').innerText()).toBe('더 새로운 결과');
  await close();
});

test('nonsense in the address is ignored', async () => {
  const { page, errors, close } = await site.open(
    `${paths.support}?c_note=a%00b&c_prd=flying&c_prdname=T99&c_note=x`,
  );
  expect(await card(page).count()).toBe(0);
  expect(await page.getByLabel('로봇 종류').inputValue()).toBe('');
  expect(errors).toEqual([]);
  await close();
});

test('without JavaScript it is shown, goes along, and a tick takes it out', async () => {
  for (const [company, isTakenOut] of [
    ['조용한식당', false],
    ['더조용한식당', true],
  ] as const) {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(await card(page).getByRole('paragraph').innerText()).toBe(note);
    expect(await card(page).getByRole('button').isVisible()).toBe(false);
    expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
    if (isTakenOut) await page.getByLabel('이 내용은 보내지 않겠습니다.').check();
    await fillAndSend(page, company);
    expect(await newest()).toMatchObject({ c_company_name: company, c_note: isTakenOut ? '' : note });
    await close();
  }
});

test('a refusal of the note is told in its own words, and neither it nor anything typed is lost', async () => {
  const { page, close } = await site.open(address);
  const message = '2,000자 이하로 입력해주세요.';
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { success: false, message } }),
  );
  await sendInquiry(page, '긴식당');
  await page.getByRole('alertdialog').getByText(message).waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  expect(await page.getByLabel('회사명').inputValue()).toBe('긴식당');
  expect(await card(page).getByRole('paragraph').innerText()).toBe(note);
  await close();
});

test('on a phone the card of a long note has nothing that axe objects to, and is not wider than the window', async () => {
  const { page, close } = await site.open(
    paths.support + handoverSearch({ note: '결과\n'.repeat(60) }),
    phone,
  );
  await expectOrder(page);
  await close();
});
