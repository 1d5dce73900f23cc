import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { rowTexts } from '#tests/support/admin-visit.ts';

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.close());

const password = '나룻배를 타고 강을 건너';

/** Adds somebody at the screen and gives the link that it shows. */
async function invite(page: Page, id: string, name: string, role: string): Promise<string> {
  await page.getByRole('button', { name: '관리자 추가' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('아이디').fill(id);
  await dialog.getByLabel('이름').fill(name);
  await dialog.getByLabel('역할').selectOption(role);
  await dialog.getByRole('button', { name: '초대 링크 만들기' }).click();
  const link = await page.getByLabel('링크', { exact: true }).inputValue();
  await page.getByRole('button', { name: '닫기' }).click();
  return link;
}

async function setPassword(page: Page, typed = password): Promise<void> {
  await page.getByLabel('새 비밀번호', { exact: true }).fill(typed);
  await page.getByLabel('새 비밀번호 확인').fill(typed);
  await page.getByRole('button', { name: '설정' }).click();
}

async function logInAs(page: Page, id: string): Promise<void> {
  await page.getByLabel('ID').fill(id);
  await page.getByLabel('PASSWORD').fill(password);
  await page.keyboard.press('Enter');
}

test('a second admin comes in by a link, sees what the role may, and is sent out again', async () => {
  const { page, site } = office;
  await page.goto('/admin/admins');
  const link = await invite(page, 'kim', '김편집', 'editor');
  expect(await rowTexts(page)).toContainEqual(expect.arrayContaining(['콘텐츠 담당', '초대됨']));
  expect(await axeViolations(page)).toEqual([]);

  const second = await site.visit();
  await second.page.goto(new URL(link).pathname);
  expect(await axeViolations(second.page)).toEqual([]);
  const corners = (name: string) =>
    second.page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderRadius);
  const cornersHere = await corners('설정');
  await setPassword(second.page);
  await second.page.getByText(messages.admin.passwordSet).waitFor();
  await second.page.getByRole('link', { name: '로그인' }).click();
  expect(await corners('LOGIN')).toBe(cornersHere);
  await logInAs(second.page, 'kim');
  await second.page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
  const menu = second.page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link');
  expect(await menu.allInnerTexts()).toEqual([
    '이벤트/뉴스',
    '설치사례',
    '고객센터 FAQ',
    '팝업',
    '휴지통',
    '보안',
  ]);

  await second.page.goto('/admin/contact');
  await second.page.getByRole('heading', { name: messages.wire.forbidden }).waitFor();
  expect(await axeViolations(second.page)).toEqual([]);
  await second.page.getByRole('link', { name: '첫 화면으로' }).click();
  await second.page.waitForURL('**/admin/event');

  await page.reload();
  await page.getByRole('button', { name: '김편집 관리' }).click();
  await page.getByRole('button', { name: '사용 중지' }).click();
  const warning = page.getByRole('alertdialog');
  await warning.getByRole('button', { name: '사용 중지' }).click();
  await page.getByRole('cell', { name: '사용 중지' }).waitFor();
  await second.page.getByRole('link', { name: '설치사례' }).click();
  await second.page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
  expect([...office.visitor.errors, ...second.errors.filter((error) => !error.includes('401'))]).toEqual([]);
  await second.close();
});

test('a link works without scripts, says what is wrong, and works once', async () => {
  const { page, site } = office;
  await page.goto('/admin/admins');
  const { pathname } = new URL(await invite(page, 'lee', '이영업', 'sales'));
  const plain = await site.visit({ javaScriptEnabled: false });
  const served = await plain.page.goto(pathname);
  expect(served?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await setPassword(plain.page, 'short');
  expect(await plain.page.getByRole('alert').innerText()).toBe(messages.valid.passwordShort);
  await setPassword(plain.page);
  expect(await plain.page.getByRole('alert').innerText()).toBe(messages.admin.passwordSet);
  const again = await plain.page.goto(pathname);
  expect(again?.status()).toBe(404);
  expect(await plain.page.getByRole('alert').innerText()).toBe(messages.admin.inviteGone);
  await plain.close();
});

test('the last owner is told so', async () => {
  const { page } = office;
  await page.goto('/admin/admins');
  await page.getByRole('button', { name: '관리자 관리' }).click();
  await page.getByLabel('역할').selectOption('editor');
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '변경' }).click();
  await answer(page, messages.admin.updateFailed(messages.admin.lastOwner));
});
