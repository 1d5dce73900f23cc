import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { messages } from '#contract/messages.ts';
import { receiptNumber, receiptPath } from '#contract/receipt.ts';
import { visitAsAdmin } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { sendInquiry } from '#tests/support/inquiry-form.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { adminPaths, paths } from '#web/content/paths.ts';

let site: OpenSite;
let staff: Staff;
beforeAll(async () => {
  site = await openSite();
  staff = await logInStaff(site);
});
afterAll(() => site.close());

interface Row {
  c_no: number;
  c_read: boolean;
}
const newest = async () => {
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category: 0 } });
  return (list as Row[])[0] as Row;
};
const receiptOf = async (id: number) => {
  const { data } = await staff.get(`/api/admin/contact_d/${id}`);
  return (data as { c_receipt: string }).c_receipt;
};

it('a customer gets a number, reads the answer under it and writes back, and staff see it unread again', async () => {
  const { page, errors, close } = await site.open(paths.partnership, phone);
  await sendInquiry(page, '나루식당');
  await page.getByRole('alertdialog').getByText(messages.public.inquiryAccepted).waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  const { c_no: id } = await newest();
  const receipt = await receiptOf(id);
  await page.getByText(`접수번호 ${receiptNumber(receipt)}`).waitFor();
  await page.getByRole('link', { name: '문의 진행 상황 보기' }).click();
  await page.waitForURL(`**${receiptPath(receipt)}`);
  await page.getByText('아직 등록된 답변이 없습니다.').waitFor();

  const reply = { subject: '김나루님께', text: '다음 주에 설치해 드립니다.\n\n--- 문의 ---\n> 언제 되나요?' };
  await staff.call(inquiryDeskApi.reply, { params: { id }, body: reply });
  await page.reload();
  await page.getByText('다음 주에 설치해 드립니다.').waitFor();
  expect(await page.locator('[aria-current=step]').innerText()).toBe('처리중');
  const shown = await page.locator('main').innerText();
  expect(shown).toContain('김*루님께');
  expect(shown).not.toMatch(/나루식당|김나루|0000-0000|kim@|언제 되나요/);
  await page.getByText('보내신 문의 보기').click();
  await page.getByText('언제 되나요?').waitFor();

  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.valid.content).waitFor();
  await page.getByRole('textbox', { name: '메시지' }).fill('두 대로\n바꿔주세요.');
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.public.messageTaken).waitFor();
  await page.getByRole('listitem').filter({ hasText: '두 대로' }).waitFor();
  expect(await page.getByRole('textbox', { name: '메시지' }).inputValue()).toBe('');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  expect(errors).toEqual([]);
  await close();

  expect((await newest()).c_read).toBe(false);
  const desk = await visitAsAdmin(site);
  await desk.page.goto(adminPaths.inquiry(id));
  await desk.page.getByRole('listitem').filter({ hasText: '고객 메시지' }).getByText('두 대로').waitFor();
  await desk.close();
});

it('without JavaScript the number comes too, and a message is taken, or comes back with what was typed', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.partnership);
  await sendInquiry(page, '나루호텔');
  await page.getByText(messages.public.inquiryAccepted).waitFor();
  await page.getByText('접수번호').waitFor();
  await page.getByRole('link', { name: '문의 진행 상황 보기' }).click();
  await page.waitForURL('**/inquiry/*');
  await page.getByRole('textbox', { name: '메시지' }).fill('x'.repeat(2_001));
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.valid.tooLong(2_000)).waitFor();
  expect(await page.getByRole('textbox', { name: '메시지' }).inputValue()).toBe('x'.repeat(2_001));
  await page.getByRole('textbox', { name: '메시지' }).fill('스크립트 없이 남깁니다.');
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.public.messageTaken).waitFor();
  await page.reload();
  expect(await page.getByText('스크립트 없이 남깁니다.').count()).toBe(1);
  await page.getByRole('textbox', { name: '메시지' }).fill('스크립트 없이 남깁니다.');
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.public.messageTaken).waitFor();
  expect(await page.getByText('스크립트 없이 남깁니다.').count()).toBe(2);
  await close();
});

it('the page of a receipt is for nobody else: kept nowhere, in no index, told to no other site', async () => {
  const receipt = await receiptOf(await staff.inquiry({ c_company_name: '비밀상사', c_name: '김비밀' }));
  for (const path of [receiptPath(receipt), `${receiptPath(receipt)}.data`]) {
    const { status, headers } = await fetch(site.origin + path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
  const answer = await fetch(site.origin + receiptPath(receipt));
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const html = await answer.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/비밀상사|김비밀|1234-5678|hong@/);
  // One letter away from a right one, perhaps.
  const wrong = await fetch(`${site.origin}/inquiry/${'A'.repeat(26)}`);
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(wrong.headers.get('referrer-policy')).toBe('no-referrer');
  expect(wrong.headers.get('x-robots-tag')).toContain('noindex');
  expect(await wrong.text()).toContain('페이지를 찾을 수 없습니다.');
});
