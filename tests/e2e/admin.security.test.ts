import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer, logIn } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { sharedBrowser, visit } from '#tests/support/browser.ts';
import { createContexts } from '#tests/support/contexts.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const dialog = (page: Page) => page.getByRole('dialog');

async function prove(page: Page, button: string): Promise<void> {
  await dialog(page).getByLabel('현재 비밀번호').fill(site.adminPassword);
  await dialog(page).getByRole('button', { name: button }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(adminPaths.login);
}

test('a telephone becomes the second step of a login, and a code on paper stands in for it', async () => {
  const { page, errors, close } = await site.open(adminPaths.login);
  await logIn(page, site);
  await page.waitForURL(`**${adminPaths.partnerships}`);
  await page.getByRole('link', { name: '보안' }).click();
  await page.getByRole('button', { name: '인증 앱 등록' }).click();
  await prove(page, '다음');
  const typed = await dialog(page).locator('code').innerText();
  await page.getByRole('img', { name: 'QR 코드' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const totp = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
  await dialog(page).getByLabel('인증 코드').fill(totp.generate());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '복구 코드' }).waitFor();
  const codes = await dialog(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByText('복구 코드가 10개 남아 있습니다.').waitFor();
  await page.getByText('지금 이 기기').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await logOut(page);
  await logIn(page, site);
  await page.getByLabel('인증 코드').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByText(messages.valid.code).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${adminPaths.partnerships}`);

  await page.goto(adminPaths.security);
  await page.getByRole('button', { name: '인증 앱 해제' }).click();
  await dialog(page)
    .getByLabel('인증 코드')
    .fill(codes[1] ?? '');
  await prove(page, '해제');
  await page.getByText(messages.admin.totpRemoved).waitFor();
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  await close();
});

test('a passkey becomes the second step of a login', async () => {
  // Browsers know passkeys of names only, never of bare addresses.
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const contexts = createContexts(await sharedBrowser(), origin);
  const { page, errors } = await visit(contexts);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(adminPaths.login);
  await logIn(page, site);
  await page.waitForURL(`**${adminPaths.partnerships}`);
  await page.goto(adminPaths.security);
  await page.getByRole('button', { name: '패스키 등록' }).click();
  await prove(page, '다음');
  await dialog(page).getByRole('heading', { name: '복구 코드' }).waitFor();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: /패스키 삭제$/ }).waitFor();
  await page.getByText('복구 코드가 10개 남아 있습니다.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '패스키 등록' }).click();
  await prove(page, '다음');
  await answer(page, messages.admin.passkeyExists);

  await logOut(page);
  await logIn(page, site);
  await page.getByRole('button', { name: '패스키로 로그인' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${adminPaths.partnerships}`);
  expect(errors).toEqual([]);
  await contexts.close();
});
