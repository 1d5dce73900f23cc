import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { messages } from '#contract/messages.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ page } = backOffice);
});
afterAll(() => backOffice.close());

const rowsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        // A bar is drawn, not written.
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).filter((text) => text !== ''),
      ),
    );

it('says that there is nothing yet, without a gap', async () => {
  await page.goto(adminPaths.dashboard);
  await page.getByRole('heading', { name: '현황' }).waitFor();
  expect(await page.getByText(messages.admin.noInquiries).count()).toBe(3);
  await page.getByText('답변을 기다리는 문의가 없습니다.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

it('is useful with three inquiries: figures, charts with their tables, and who waits', async () => {
  const { api } = backOffice;
  const t10 = { c_name: '홍길동', c_prd: 'serving', c_prdname: 'T10' };
  await api.inquiry({ c_company_name: '가람', ...t10, c_addr1: 'seoul' });
  await api.inquiry({ c_company_name: '나래', ...t10, c_addr1: 'jeju' });
  const done = await api.inquiry({ c_company_name: '다솜', c_name: '홍길동', c_category1: 1 });
  await api.call(inquiryDeskApi.change, { params: { id: done }, body: { status: 2 } });
  await page.reload();
  await page.getByText('최근 30일 문의').waitFor();
  expect(await rowsOf('상태별 문의')).toEqual([
    ['접수', '2', '67%'],
    ['처리중', '0', '0%'],
    ['완료', '1', '33%'],
    ['보류', '0', '0%'],
  ]);
  expect(await rowsOf('로봇 모델별 문의')).toEqual([
    ['T10', '2', '67%'],
    ['선택 안 함', '1', '33%'],
  ]);
  expect((await rowsOf('지역별 문의')).map(([name]) => name)).toEqual(['제주', '서울', '선택 안 함']);
  await page.getByText('표로 보기').click();
  const days = await rowsOf('일별 문의');
  expect(days).toHaveLength(30);
  expect(days[0]?.slice(1)).toEqual(['2', '1', '3']);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '가람 제휴문의' }).press('Enter');
  await page.getByRole('heading', { name: '문의 상세' }).waitFor();
  await page.goBack();
});

it('looks back further by keyboard, and keeps that in the address', async () => {
  await page.getByRole('radio', { name: '최근 30일' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**?days=90');
  await page.getByText('최근 90일 문의').waitFor();
  await page.reload();
  await page.getByText('최근 90일 문의').waitFor();
  expect(await page.getByRole('radio', { name: '최근 90일' }).isChecked()).toBe(true);
});

it('stands in a phone without being pushed aside', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('최근 90일 문의').waitFor();
  expect(await page.evaluate(sideways)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(backOffice.visitor.errors).toEqual([]);
});
