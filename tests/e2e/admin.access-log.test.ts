import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessActions } from '#contract/access-log.ts';
import { messages } from '#contract/messages.ts';
import { rowTexts } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let site: BackOffice['site'];
let api: BackOffice['api'];
let page: BackOffice['page'];
let inquiry: number;
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ site, api, page } = backOffice);
  inquiry = await api.inquiry({ c_company_name: '한빛식당', c_name: '홍길동' });
  await fetch(`${site.origin}/admin/loginProc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'someone', pw: 'wrong' }),
  });
});
afterAll(() => backOffice.close());

const open = async (query = '') => {
  await page.goto(adminPaths.accessLog + query);
  await page.getByRole('table').waitFor();
};

it('tells who looked at which inquiry, when and from where', async () => {
  await page.goto(adminPaths.inquiry(inquiry));
  await page.getByRole('heading', { name: '문의 상세' }).waitFor();
  await open();
  const [newest] = await rowTexts(page);
  expect(newest?.slice(1, 4)).toEqual(['admin', '127.0.0.1', '문의 상세 조회']);
  expect(newest?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(newest?.[4]).toContain(String(inquiry));
  expect((await rowTexts(page)).flat().join(' ')).not.toContain('5678');
});

it('tells of the pages that somebody opened, and of no other', async () => {
  for (let number = 1; number <= 11; number += 1)
    await api.inquiry({ c_company_name: `${number}호점`, c_name: '김점장' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await page.clock.install();
  await page.goto(adminPaths.partnerships);
  await page.getByRole('link', { name: '2', exact: true }).waitFor();
  await page.clock.runFor(60_000);
  await open();
  const rows = await rowTexts(page);
  expect(rows.filter((row) => row[3] === accessActions.inquiryList)).toHaveLength(1);
  expect(asked.filter((query) => query.includes('curPage=2'))).toEqual([]);
});

it('is narrowed by person, and the address keeps it', async () => {
  await open();
  await page.getByLabel('관리자 ID').fill('someone');
  await page.keyboard.press('Enter');
  await page.waitForURL('**?actor=someone');
  await page.getByText('총 1건').waitFor();
  expect((await rowTexts(page)).map((row) => row[3])).toEqual(['로그인 실패']);
  await page.reload();
  await page.getByText('총 1건').waitFor();
  await page.getByRole('link', { name: '초기화' }).click();
  await page.waitForURL(`**${adminPaths.accessLog}`);
});

it('is narrowed by day', async () => {
  await open('?day=2020-01-02');
  await page.getByText(messages.admin.noAccessLog).waitFor();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());
  await page.getByLabel('날짜').fill(today);
  await page.getByRole('button', { name: '검색' }).click();
  await page.waitForURL(`**?day=${today}`);
  await page.getByText('로그인 실패').waitFor();
});
