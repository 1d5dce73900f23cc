import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { messages } from '#contract/messages.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let api: BackOffice['api'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, page } = backOffice);
});
afterAll(() => backOffice.close());

const details = async () => {
  await page.getByRole('heading', { name: '문의 상세' }).waitFor();
  const labels = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]));
};

const markedInMenu = () =>
  page.getByRole('navigation', { name: '관리 메뉴' }).locator('[aria-current=page]').innerText();

it('shows everything that was asked, phone and e-mail whole and as links', async () => {
  const id = await api.inquiry({
    c_company_name: '한빛식당',
    c_name: '홍길동',
    c_addr1: 'gyeonggi',
    c_addr2: '수원시 어딘가 12',
    c_prd: 'serving',
    c_prdname: 'T10',
    c_content: '첫 줄\n<b>둘째</b> 줄',
  });
  await page.goto(adminPaths.inquiry(id));
  expect(await details()).toEqual({
    구분: '제휴문의',
    회사명: '한빛식당',
    담당자명: '홍길동',
    연락처: '010-1234-5678',
    이메일: 'hong@naru.example',
    제목: '한빛식당 제휴문의',
    내용: '첫 줄\n<b>둘째</b> 줄',
    지역: '경기 수원시 어딘가 12',
    '문의 제품': '서빙로봇 T10',
    등록일시: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  });
  const linkTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await linkTo('010-1234-5678')).toBe('tel:010-1234-5678');
  expect(await linkTo('hong@naru.example')).toBe('mailto:hong@naru.example');
});

it('shows what a tool found as text, line by line', async () => {
  const note = '비용 계산\n<b>월 순절감</b> 94만원';
  const id = await api.inquiry({ c_company_name: '한빛식당', c_name: '홍길동', c_note: note });
  await page.goto(adminPaths.inquiry(id));
  expect(await details()).toMatchObject({ '함께 보낸 내용': note });
});

it('stays within the window however long a word of customers or staff is', async () => {
  const word = `https://naru.example/${'x'.repeat(300)}`;
  const id = await api.inquiry({ c_company_name: 'w'.repeat(60), c_name: '홍길동', c_content: word });
  await page.goto(adminPaths.inquiry(id));
  await page.getByRole('textbox', { name: '메모' }).fill(word);
  await page.getByRole('button', { name: '메모 등록' }).click();
  await page.getByRole('listitem').filter({ hasText: word }).waitFor();
  const wide = page.viewportSize();
  for (const size of [wide, { width: 390, height: 844 }]) {
    if (size !== null) await page.setViewportSize(size);
    expect(await page.evaluate(sideways)).toBe(0);
  }
  if (wide !== null) await page.setViewportSize(wide);
});

it('shows a dash for what was left empty, and leads back to the customer center', async () => {
  const id = await api.inquiry({ c_company_name: '푸른호텔', c_name: '김영희', c_category1: 1 });
  await page.goto(adminPaths.inquiry(id));
  expect(await details()).toMatchObject({ 구분: '고객센터', 내용: '-', 지역: '-', '문의 제품': '-' });
  expect(await markedInMenu()).toBe('고객센터 문의');
  await page.getByRole('link', { name: '목록' }).click();
  await page.waitForURL(`**${adminPaths.supportInquiries}`);
});

it('leads back to the list it was opened from', async () => {
  await page.goto(adminPaths.supportInquiries);
  await page.getByRole('cell', { name: '김영희(푸른호텔)' }).click();
  await page.getByRole('heading', { name: '문의 상세' }).waitFor();
  expect(await markedInMenu()).toBe('고객센터 문의');
  await page.getByRole('link', { name: '목록' }).click();
  await page.waitForURL(`**${adminPaths.supportInquiries}`);
});

it('says when there is no such inquiry', async () => {
  await page.goto(adminPaths.inquiry(999_999));
  await page.getByText(messages.admin.inquiryMissing).waitFor();
  await page.getByRole('link', { name: '목록' }).click();
  await page.waitForURL(`**${adminPaths.partnerships}`);
});

const list = (length: number) => Array.from({ length }, (_, index) => `${index + 1}. 상담 항목`).join('\n');
const sentence = '매장 세 곳에서 서빙로봇과 청소로봇을 함께 쓰려고 합니다. ';
it.each([
  ['a short one', '상담 부탁드립니다.'],
  ['one of twenty lines', `${sentence}\n`.repeat(20)],
  ['a list of ninety items', list(90)],
  ['a list of two hundred items', list(200)],
  ['the longest there can be', sentence.repeat(200).slice(0, inquiryFields.content.max)],
  [
    'the longest there can be, with the longest note',
    sentence.repeat(200).slice(0, inquiryFields.content.max),
    sentence.repeat(200).slice(0, inquiryFields.note.max),
  ],
  ['a list, with a note', list(60), list(30)],
])('prints on one A4 page: %s', async (_, content, note = '') => {
  const id = await api.inquiry({
    c_company_name: '인쇄상회',
    c_name: '박인쇄',
    c_content: content,
    c_note: note,
    c_addr1: 'seoul',
    c_addr2: '마포구 어딘가 1',
    c_prd: 'cleaning',
    c_prdname: 'C30',
  });
  await page.goto(adminPaths.inquiry(id));
  await page.getByRole('button', { name: '인쇄' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '인쇄' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});
