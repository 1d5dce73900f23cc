import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { messages } from '#contract/messages.ts';
import { receiptNumber, receiptPath } from '#contract/receipt.ts';
import { visitAsAdmin } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { sendInquiry } from '#tests/support/inquiry-form.ts';
import { isInSight } from '#tests/support/in-sight.ts';
import { keyboardOf } from '#tests/support/keyboard.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
let staff: Staff;
beforeAll(async () => {
  site = await openSite();
  staff = await logInStaff(site);
});
afterAll(() => site.close());

const newest = async () => {
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category: 0 } });
  return (list as { c_no: number }[])[0] as { c_no: number };
};
const receiptOf = async (id: number) => {
  const { data } = await staff.get(`/api/admin/contact_d/${id}`);
  return (data as { c_receipt: string }).c_receipt;
};

it('without a mouse: a customer asks, staff see it come and answer, the customer writes back, and it is unread again', async () => {
  const { page: desk, errors: deskErrors, close: leaveDesk } = await visitAsAdmin(site);
  const staffKeys = keyboardOf(desk);
  await desk.goto(adminPaths.partnerships);
  await desk.getByText(messages.admin.noInquiries).waitFor();

  const { page, errors, close } = await site.open(paths.partnership, phone);
  const keys = keyboardOf(page);
  const typed = {
    회사명: '나루식당',
    담당자명: '김나루',
    연락처: '010-0000-0000',
    이메일: 'kim@naru.example',
    '문의 내용': '언제 되나요?',
  };
  for (const [label, words] of Object.entries(typed)) {
    await keys.tabTo(label);
    await keys.type(words);
  }
  await keys.tabTo('[필수] 개인정보 수집 및 이용에 동의합니다.');
  await keys.press('Space');
  await keys.tabTo('문의하기');
  await keys.press('Enter');
  await keys.hear(messages.public.inquiryAccepted);

  const bar = desk.getByRole('link', { name: '새 문의 1건 보기' });
  await bar.waitFor();
  await staffKeys.tabTo('새 문의 1건 보기');
  await staffKeys.press('Enter');
  await desk.getByRole('link', { name: '나루식당 제휴문의' }).waitFor();
  await staffKeys.press('j');
  await staffKeys.press('Enter');
  await staffKeys.tabTo('내가 맡기');
  await staffKeys.press('Enter');
  await desk.getByRole('button', { name: '내가 맡기' }).waitFor({ state: 'detached' });
  await staffKeys.press('r');
  await staffKeys.type('김나루님, 다음 주에 설치해 드립니다.');
  await staffKeys.tabTo('답변 보내기');
  await staffKeys.press('Enter');
  await staffKeys.hear(messages.ask.replyWithoutMail);
  await staffKeys.hear(messages.admin.repliedWithoutMail);

  const { c_no: id } = await newest();
  const receipt = await receiptOf(id);
  await page.getByText(`접수번호 ${receiptNumber(receipt)}`).waitFor();
  // What has the focus is the number, and next comes the link.
  await keys.press('Tab');
  expect((await keys.focused()).name).toBe('문의 진행 상황 보기');
  await keys.press('Enter');
  await page.waitForURL(`**${receiptPath(receipt)}`);
  await page.getByText('다음 주에 설치해 드립니다.').waitFor();
  expect(await page.locator('[aria-current=step]').innerText()).toBe('처리중');
  const shown = await page.locator('main').innerText();
  expect(shown).toContain('김*루님');
  expect(shown).not.toMatch(/나루식당|김나루|0000-0000|kim@|언제 되나요/);
  await keys.tabTo('보내신 문의 보기');
  await keys.press('Enter');
  await page.getByText('언제 되나요?').waitFor();

  await keys.tabTo('메시지 보내기');
  await keys.press('Enter');
  await page.getByText(messages.valid.content).waitFor();
  expect((await keys.focused()).name).toBe('메시지');
  await keys.type('두 대로 바꿔주세요.');
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox', { name: '메시지' }).inputValue())
    .toBe('두 대로 바꿔주세요.');
  await keys.tabTo('메시지 보내기');
  await keys.press('Enter');
  await page.getByText(messages.public.messageTaken).waitFor();
  await page.getByRole('listitem').filter({ hasText: '두 대로' }).waitFor();
  expect(await page.getByRole('textbox', { name: '메시지' }).inputValue()).toBe('');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
  expect(errors).toEqual([]);
  await close();

  await desk.getByRole('link', { name: '제휴문의 읽지 않은 문의 1건' }).waitFor();
  await staffKeys.press('u');
  await desk.getByText('읽지 않음', { exact: true }).waitFor();
  await staffKeys.press('j');
  await staffKeys.press('Enter');
  await desk.getByRole('listitem').filter({ hasText: '고객 메시지' }).getByText('두 대로').waitFor();
  expect(deskErrors).toEqual([]);
  await leaveDesk();
});

it('without JavaScript the number comes too, and a message is taken, or comes back with what was typed', async () => {
  const { page, close } = await site.visit({ ...phone, javaScriptEnabled: false });
  await page.goto(paths.partnership);
  await sendInquiry(page, '나루호텔');
  await page.getByText(messages.public.inquiryAccepted).waitFor();
  await page.getByText('접수번호').waitFor();
  await page.getByRole('link', { name: '문의 진행 상황 보기' }).click();
  await page.waitForURL('**/inquiry/*');
  await page.getByRole('textbox', { name: '메시지' }).fill('x'.repeat(2_001));
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.valid.tooLong(2_000)).waitFor();
  expect(await isInSight(page.getByText(messages.valid.tooLong(2_000)))).toBe(true);
  expect(await page.getByRole('textbox', { name: '메시지' }).inputValue()).toBe('x'.repeat(2_001));
  await page.getByRole('textbox', { name: '메시지' }).fill('스크립트 없이 남깁니다.');
  await page.getByRole('button', { name: '메시지 보내기' }).click();
  await page.getByText(messages.public.messageTaken).waitFor();
  expect(await isInSight(page.getByText(messages.public.messageTaken))).toBe(true);
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
