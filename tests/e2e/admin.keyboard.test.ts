import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/paths.ts';

// A day's work without a mouse.

let site: OpenSite;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.visit());
});
afterAll(() => site.close());

const press = (key: string) => page.keyboard.press(key);

/** What has the focus: its words or its label, and whether one can see that it has it. */
function focused(): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    // From the last element the Tab key leads out of the page, and then to the first one again.
    if (document.activeElement === document.body) return { name: '', isSeen: true };
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label');
    const rings = [element, element?.closest('label'), element?.parentElement];
    return {
      name: (label ?? element?.textContent ?? '').trim(),
      isSeen: rings.some((ring) => ring && getComputedStyle(ring).outlineStyle === 'solid'),
    };
  });
}

/** Goes on with the Tab key until it is there; everything passed on the way must show its focus. */
async function tabTo(name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await press('Tab');
    const now = await focused();
    if (!now.isSeen) throw new Error(`nobody sees the focus on ${now.name}`);
    if (now.name === name) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

async function hear(message: string): Promise<void> {
  await page.getByRole('alertdialog').filter({ hasText: message }).waitFor();
  expect((await focused()).name).toBe('확인');
  await press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: message }).waitFor({ state: 'detached' });
}

it('logs in', async () => {
  await page.goto(adminPaths.login);
  await tabTo('ID');
  await page.keyboard.type(site.adminId);
  await tabTo('PASSWORD');
  await page.keyboard.type(site.adminPassword);
  await press('Enter');
  await page.getByRole('heading', { name: '제휴문의' }).waitFor();
});

it('writes a post, and hears what is missing', async () => {
  await tabTo('이벤트/뉴스');
  await press('Enter');
  await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
  await tabTo('글쓰기');
  await press('Enter');
  await page.getByRole('heading', { name: '이벤트/뉴스 등록' }).waitFor();
  await tabTo('제품 EVENT');
  await press('ArrowRight');
  await tabTo('등록');
  await press('Enter');
  await hear(messages.valid.title);
  expect((await focused()).name).toBe('제목');
  await page.keyboard.type('자판으로 쓴 소식');
  await tabTo('내용');
  await page.keyboard.type('첫 줄');
  await press('Enter');
  await page.keyboard.type('둘째 줄');
  await tabTo('등록');
  await press('Enter');
  await hear(messages.ask.noPicture);
  await hear(messages.admin.registered);
  await page.waitForURL(`**${adminPaths.boards.event.list}?category=1`);
});

it('opens it and changes it', async () => {
  await tabTo('자판으로 쓴 소식');
  await press('Enter');
  await tabTo('수정');
  await press('Space');
  await tabTo('제목');
  await page.keyboard.type('고친 소식');
  await tabTo('저장');
  await press('Enter');
  await hear(messages.admin.saved);
  await page.getByRole('definition').filter({ hasText: '고친 소식' }).waitFor();
  await tabTo('목록');
  await press('Enter');
  await page.waitForURL(`**${adminPaths.boards.event.list}?category=1`);
});

it('finds it, ticks it and deletes it', async () => {
  await tabTo('검색어');
  await page.keyboard.type('고친');
  await press('Enter');
  await page.waitForURL(/keyword=/);
  await tabTo('고친 소식 선택');
  await press('Space');
  await page.getByText('1건 선택').waitFor();
  // The button stands before the rows.
  for (let step = 0; step < 3 && (await focused()).name !== '삭제'; step += 1) await press('Shift+Tab');
  await press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: messages.ask.delete }).waitFor();
  expect((await focused()).name).toBe('취소');
  await tabTo('삭제');
  await press('Enter');
  await hear(messages.admin.deleted);
  await page.getByText(messages.public.noPosts).waitFor();
});

it('logs out by the avatar menu', async () => {
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('table').waitFor();
  await tabTo('관리자 메뉴');
  await press('Enter');
  await tabTo('Logout');
  await press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: messages.ask.logout }).waitFor();
  await press('Escape');
  await tabTo('관리자 메뉴');
  await press('Enter');
  await tabTo('Logout');
  await press('Enter');
  await hear(messages.ask.logout);
  await hear(messages.admin.loggedOut);
  await page.waitForURL(`**${adminPaths.login}`);
});
