import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPaths } from '#web/content/admin-paths.ts';
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

  it('counts down as somebody reads, on every screen', async () => {
    await page.getByRole('link', { name: '또 온 곳 제휴문의' }).click();
    await page.getByRole('link', { name: '제휴문의 읽지 않은 문의 2건' }).waitFor();
    await submit('고객', 1);
    await page.getByRole('link', { name: '고객센터 문의 읽지 않은 문의 1건' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(3\) 문의 상세 \| /);
    await page.getByRole('link', { name: '팝업', exact: true }).click();
    await expect.poll(() => page.title()).toMatch(/^\(3\) 팝업 관리 \| /);
  });

  it('shares one stream with the other windows of its browser, which take over when it is closed', async () => {
    const context = page.context();
    const second = await context.newPage();
    const opened: string[] = [];
    second.on('request', (request) => {
      if (request.resourceType() === 'eventsource') opened.push(request.url());
    });
    await second.goto(adminPaths.partnerships);
    await second.getByRole('link', { name: '제휴문의 읽지 않은 문의 2건' }).waitFor();
    expect(opened).toEqual([]);
    await page.close();
    await submit('닫은 뒤에 온 곳');
    await second.getByRole('link', { name: '제휴문의 읽지 않은 문의 3건' }).waitFor();
    expect(opened).toHaveLength(1);
    page = second;
  });

  it('goes on after a new login where the session has ended', async () => {
    await page.goto(adminPaths.partnerships);
    const { cookie } = backOffice.api;
    expect(cookie).not.toBe('');
    const own = (await page.context().cookies()).find(({ name }) => name === 'naru_session');
    await fetch(`${backOffice.site.origin}/admin/logout`, {
      method: 'POST',
      headers: { cookie: `naru_session=${own?.value}`, origin: backOffice.site.origin },
    });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: backOffice.site.origin }]);
    await submit('다시 들어온 뒤');
    await page.getByRole('link', { name: '팝업', exact: true }).click();
    await page.getByRole('link', { name: '제휴문의 읽지 않은 문의 4건' }).waitFor();
  });

  it('takes a message for no new inquiry, names the new ones while colleagues open others, and leads to them', async () => {
    const { api, site } = backOffice;
    const { list } = await api.get('/api/admin/contact/cateId/0?sort=oldest');
    const [{ c_no: oldest }] = list as [{ c_no: number }];
    const open = () => api.get(`/api/admin/contact_d/${oldest}`);
    const unread = (count: number) =>
      page.getByRole('link', { name: `제휴문의 읽지 않은 문의 ${count}건` }).waitFor();
    const { data } = await open();
    await page.goto(`${adminPaths.partnerships}?status=1&sort=oldest`);
    await unread(3);
    await fetch(`${site.origin}/api/inquiry/${(data as { c_receipt: string }).c_receipt}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '언제 되나요?' }),
    });
    await unread(4);
    const bar = page.getByRole('link', { name: /^새 문의/ });
    expect(await bar.count()).toBe(0);
    await submit('방금 온 곳');
    await unread(5);
    await open();
    await unread(4);
    expect(await bar.textContent()).toBe('새 문의 1건 보기');
    await bar.click();
    await page.getByRole('link', { name: '방금 온 곳 제휴문의' }).waitFor();
  });
});
