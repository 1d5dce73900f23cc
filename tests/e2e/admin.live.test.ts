import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPaths } from '#web/content/paths.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';

let backOffice: BackOffice;
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ page } = backOffice);
});
afterAll(() => backOffice.close());

const submit = (company: string, category = 0) =>
  backOffice.api.inquiry({ c_company_name: company, c_name: '홍길동', c_category1: category });

describe('a window of the staff', () => {
  it('shows what comes in the menu, in the tab and as a bar over the list, whose rows stay where they are', async () => {
    await submit('먼저 온 곳');
    await page.goto(adminPaths.partnerships);
    await page.getByRole('link', { name: '먼저 온 곳 제휴문의' }).waitFor();
    await submit('나중에 온 곳');
    await submit('또 온 곳');
    const bar = page.getByRole('link', { name: '새 문의 2건 보기' });
    await bar.waitFor();
    await page.getByRole('link', { name: '제휴문의 읽지 않은 문의 3건' }).waitFor();
    expect(await page.title()).toMatch(/^\(3\) 제휴문의 \| /);
    expect(await page.locator('tbody tr').count()).toBe(1);
    await bar.press('Enter');
    await page.getByRole('link', { name: '또 온 곳 제휴문의' }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(3);
    expect(await bar.count()).toBe(0);
  });
});
