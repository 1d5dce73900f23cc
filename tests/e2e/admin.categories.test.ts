import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let api: BackOffice['api'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, page } = backOffice);
});
afterAll(() => backOffice.close());

describe('categories', () => {
  it('change the list, start at page 1 and clear the selection', async () => {
    for (let number = 1; number <= 11; number += 1) await api.post('event', { title: `행사 ${number}` });
    await api.post('event', { title: '새 소식', category: 1 });
    await page.goto(`${adminPaths.boards.event.list}?page=2`);
    await page.getByRole('checkbox', { name: '전체 선택' }).check();
    await page.getByRole('radio', { name: '뉴스/공지' }).check();
    await page.waitForURL('**?category=1');
    await page.getByText('총 1건').waitFor();
    expect(await page.getByRole('checkbox', { name: '새 소식 선택' }).isChecked()).toBe(false);
    await page.goBack();
    await page.waitForURL('**?page=2');
    await page.getByText('총 11건').waitFor();
    expect(await page.getByRole('radio', { name: '제품 EVENT' }).isChecked()).toBe(true);
  });

  it('show at once, while the list is still loading', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto(adminPaths.boards.event.list);
    await page.getByRole('table').waitFor();
    await page.route('**/api/admin/event/cateId/1*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('radio', { name: '뉴스/공지' }).check();
    await page.getByText(messages.public.loading).waitFor();
    release();
    await page.getByText(messages.public.loading).waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('of cases: an interview has no industry', async () => {
    await api.post('case', { title: '점주 인터뷰', category: 2 });
    await api.post('case', { title: '호텔 청소', category: 1, industry: 5 });
    await page.goto(adminPaths.boards.case.list);
    await page.getByRole('radio', { name: '청소로봇' }).check();
    await page.getByRole('radio', { name: '호텔' }).check();
    await page.getByRole('link', { name: '호텔 청소' }).waitFor();
    await page.getByRole('radio', { name: '인터뷰' }).check();
    await page.getByText(messages.admin.interviewListNote).waitFor();
    await page.getByRole('link', { name: '점주 인터뷰' }).waitFor();
    expect(await page.getByRole('columnheader', { name: '업종' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: '업종' }).count()).toBe(0);
  });

  it('go along to the form for a new post, and back to the list it appears in', async () => {
    await page.goto(`${adminPaths.boards.case.list}?category=1&industry=4`);
    await page.getByRole('link', { name: '글쓰기' }).click();
    expect(await page.getByRole('radio', { name: '청소로봇' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '병원' }).isChecked()).toBe(true);
    await page.getByLabel('제목').fill('병원 복도 청소');
    await page.getByLabel('내용').fill('내용');
    await page.getByRole('button', { name: '등록' }).click();
    await answer(page, messages.admin.registered);
    await page.waitForURL(`**${adminPaths.boards.case.list}?category=1&industry=4`);
    await page.getByRole('link', { name: '병원 복도 청소' }).waitFor();
  });
});

describe('inquiries', () => {
  it('are searched by the field that is chosen', async () => {
    await api.inquiry({ c_company_name: '바다횟집', c_name: '장보고', c_content: '멸치 배달' });
    await page.goto(adminPaths.partnerships);
    await page.getByLabel('검색 조건').selectOption('담당자명');
    await page.getByPlaceholder('담당자명으로 검색해보세요.').fill('장보고');
    await page.getByRole('button', { name: '검색' }).click();
    await page.getByText('총 1건').waitFor();
    await page.getByLabel('검색 조건').selectOption('내용');
    await page.getByRole('button', { name: '검색' }).click();
    await page.getByText('총 0건').waitFor();
    await page.getByLabel('검색어').fill('멸치');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: '장보고(바다횟집)' }).click();
    await page.waitForURL('**/admin/contact_d/*');
  });

  it('of the customer center are searched by name unless told otherwise', async () => {
    await api.inquiry({ c_company_name: '푸른호텔', c_name: '김영희', c_category1: 1 });
    await page.goto(adminPaths.supportInquiries);
    const asked = page.waitForRequest(/filter=name/);
    await page.getByLabel('검색어').fill('영희');
    await page.keyboard.press('Enter');
    await asked;
    await page.getByRole('cell', { name: '김영희(푸른호텔)' }).waitFor();
  });
});
