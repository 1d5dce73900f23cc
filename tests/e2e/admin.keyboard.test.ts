import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { keyboardOf, type Keyboard } from '#tests/support/keyboard.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// A day's work without a mouse.

let site: OpenSite;
let page: Page;
let keyboard: Keyboard;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.visit());
  keyboard = keyboardOf(page);
});
afterAll(() => site.close());

it('logs in', async () => {
  await page.goto(adminPaths.login);
  await keyboard.tabTo('ID');
  await keyboard.type(site.adminId);
  await keyboard.tabTo('PASSWORD');
  await keyboard.type(site.adminPassword);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: '제휴문의' }).waitFor();
});

it('writes a post, and hears what is missing', async () => {
  await keyboard.tabTo('이벤트/뉴스');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
  await keyboard.tabTo('글쓰기');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: '이벤트/뉴스 등록' }).waitFor();
  await keyboard.tabTo('제품 EVENT');
  await keyboard.press('ArrowRight');
  await keyboard.tabTo('등록');
  await keyboard.press('Enter');
  await keyboard.hear(messages.valid.title);
  expect((await keyboard.focused()).name).toBe('제목');
  await keyboard.type('자판으로 쓴 소식');
  await keyboard.tabTo('내용');
  await keyboard.type('첫 줄');
  await keyboard.press('Enter');
  await keyboard.type('둘째 줄');
  await keyboard.tabTo('등록');
  await keyboard.press('Enter');
  await keyboard.hear(messages.ask.noPicture);
  await keyboard.hear(messages.admin.registered);
  await page.waitForURL(`**${adminPaths.boards.event.list}?category=1`);
});

it('opens it and changes it', async () => {
  await keyboard.tabTo('자판으로 쓴 소식');
  await keyboard.press('Enter');
  await keyboard.tabTo('수정');
  await keyboard.press('Space');
  await keyboard.tabTo('제목');
  await keyboard.type('고친 소식');
  await keyboard.tabTo('저장');
  await keyboard.press('Enter');
  await keyboard.hear(messages.admin.saved);
  await page.getByRole('definition').filter({ hasText: '고친 소식' }).waitFor();
  await keyboard.tabTo('목록');
  await keyboard.press('Enter');
  await page.waitForURL(`**${adminPaths.boards.event.list}?category=1`);
});

it('finds it, ticks it and deletes it', async () => {
  await keyboard.tabTo('검색어');
  await keyboard.type('고친');
  await keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  await keyboard.tabTo('고친 소식 선택');
  await keyboard.press('Space');
  await page.getByText('1건 선택').waitFor();
  // The button stands before the rows.
  for (let step = 0; step < 3 && (await keyboard.focused()).name !== '삭제'; step += 1)
    await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: messages.ask.delete }).waitFor();
  expect((await keyboard.focused()).name).toBe('취소');
  await keyboard.tabTo('삭제');
  await keyboard.press('Enter');
  await keyboard.hear(messages.admin.deleted);
  await page.getByText(messages.public.noPosts).waitFor();
});

it('logs out by the avatar menu', async () => {
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('table').waitFor();
  await keyboard.tabTo('관리자 메뉴');
  await keyboard.press('Enter');
  await keyboard.tabTo('Logout');
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: messages.ask.logout }).waitFor();
  await keyboard.press('Escape');
  await keyboard.tabTo('관리자 메뉴');
  await keyboard.press('Enter');
  await keyboard.tabTo('Logout');
  await keyboard.press('Enter');
  await keyboard.hear(messages.ask.logout);
  await keyboard.hear(messages.admin.loggedOut);
  await page.waitForURL(`**${adminPaths.login}`);
});
