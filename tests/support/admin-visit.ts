import { expect } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { messages } from '#contract/messages.ts';
import { logInStaff } from './staff.ts';
import type { Visit } from './browser.ts';
import type { HostedSite } from './hosted-site.ts';
import type { OpenSite } from './open-site.ts';

/** A visitor with a session, as after a login in another tab. */
export async function visitAsAdmin(site: OpenSite, options?: BrowserContextOptions): Promise<Visit> {
  const { cookie } = await logInStaff(site);
  const visitor = await site.visit(options);
  const [name = '', value = ''] = cookie.split('=');
  await visitor.page.context().addCookies([{ name, value, url: site.origin }]);
  return visitor;
}

export async function logIn(page: Page, site: HostedSite, password = site.adminPassword): Promise<void> {
  await page.getByLabel('ID').fill(site.adminId);
  await page.getByLabel('PASSWORD').fill(password);
  await page.keyboard.press('Enter');
}

/** Posts without a picture are asked about; who is not here for that says yes. */
export async function goWithoutPicture(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: messages.ask.noPicture });
  await dialog.getByRole('button', { name: '확인' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Expects a dialog with exactly these words, and answers it: yes (확인, or 삭제 where that is meant) or 취소. */
export async function answer(page: Page, message: string, button: '확인' | '취소' = '확인'): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const said = await dialog.getByRole('paragraph').innerText();
  if (said === messages.ask.noPicture && message !== said) await goWithoutPicture(page);
  await dialog.waitFor();
  expect(await dialog.getByRole('paragraph').innerText()).toBe(message);
  const name = button === '취소' ? button : /^(?:확인|삭제)$/;
  await dialog.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').filter({ hasText: message }).waitFor({ state: 'detached' });
}

/** The texts of a table's body, row by row. */
export function rowTexts(page: Page): Promise<string[][]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    );
}
