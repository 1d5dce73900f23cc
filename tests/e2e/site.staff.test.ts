import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { logIn, visitAsAdmin } from '#tests/support/admin-visit.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';

let site: OpenSite;
const ids = { event: 0, case: 0, video: 0 };

beforeAll(async () => {
  site = await openSite();
  const staff = await logInStaff(site);
  ids.event = await staff.post('event', { category: 1, title: '고칠 소식' });
  ids.case = await staff.post('case', { category: 1, industry: 5, title: '고칠 사례' });
  ids.video = await staff.post('faq', { category: 1, title: '고칠 영상' });
});
afterAll(() => site.close());

const bar = (page: Page) => page.getByRole('navigation', { name: '관리자 메뉴' });
const check = '**/admin/checkSession';

function countChecks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.url().endsWith('/admin/checkSession') ? 1 : 0));
  return () => count;
}

async function logInAsStaff(page: Page): Promise<void> {
  await page.goto(adminPaths.login);
  await logIn(page, site);
  await page.waitForURL(`**${adminPaths.partnerships}`);
}

test('visitors, and who has a session but did not log in in this tab, are asked nothing and see no bar', async () => {
  for (const visitor of [await site.visit(), await visitAsAdmin(site)]) {
    const { page, close } = visitor;
    const checks = countChecks(page);
    for (const path of [paths.company, itemPath(paths.news, ids.event)]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await bar(page).count()).toBe(0);
    }
    expect(checks()).toBe(0);
    await close();
  }
});

test('who logged in finds the way to the back office on public pages, and on a post to its form if there is one', async () => {
  const { page, errors, close } = await site.visit();
  await logInAsStaff(page);
  const checks = countChecks(page);
  await page.goto(paths.company);
  await bar(page).waitFor();
  expect(await bar(page).getByRole('link').allTextContents()).toEqual(['관리자']);
  expect(checks()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  for (const [list, id, title] of [
    [paths.news, ids.event, '고칠 소식'],
    [paths.cleaningCases, ids.case, '고칠 사례'],
    [paths.selfCare, ids.video, '고칠 영상'],
  ] as const) {
    await page.goto(itemPath(list, id));
    await bar(page).getByRole('link', { name: '수정' }).click();
    await expect.poll(() => page.getByLabel('제목').inputValue(), { timeout: 10_000 }).toBe(title);
  }
  await page.goto(itemPath(paths.news, 999_999));
  await bar(page).waitFor();
  expect(await bar(page).getByRole('link').allTextContents()).toEqual(['관리자']);
  await bar(page).getByRole('link', { name: '관리자' }).click();
  await page.waitForURL(`**${adminPaths.partnerships}`);
  // The address without a post is a 404, which the browser writes down.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await close();
});

test('over its list an open post can be edited too, also by keyboard and on a phone', async () => {
  const { page, close } = await site.visit(phone);
  await logInAsStaff(page);
  await page.goto(paths.news);
  await bar(page).waitFor();
  await page.getByRole('link', { name: '고칠 소식' }).click();
  const dialog = page.getByRole('dialog', { name: '고칠 소식' });
  const edit = bar(page).getByRole('link', { name: '수정' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '닫기' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await edit.evaluate((link) => link === document.activeElement)).toBe(true);
  await edit.click();
  await page.waitForURL(`**${adminPaths.boards.event.detail(ids.event)}?edit`);
  await close();
});

test.each([
  ['the session has ended', { json: { success: true, isAuthenticated: false, ad_no: null, ad_name: null } }],
  ['the server fails', { status: 500, json: { success: false, message: '서버 오류가 발생했습니다.' } }],
  ['no answer comes', null],
])('when %s, there is no bar, and the next page asks no more', async (_, answer) => {
  const { page, close } = await site.visit();
  await logInAsStaff(page);
  await page.route(check, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
  const checks = countChecks(page);
  await page.goto(paths.company, { waitUntil: 'networkidle' });
  await page.goto(paths.history, { waitUntil: 'networkidle' });
  expect(checks()).toBe(1);
  expect(await bar(page).count()).toBe(0);
  await close();
});
