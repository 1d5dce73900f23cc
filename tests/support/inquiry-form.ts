import type { Page } from 'playwright-core';

/** Fills in what an inquiry cannot do without, and presses the button. */
export async function sendInquiry(page: Page, company: string): Promise<void> {
  await page.getByLabel('회사명').fill(company);
  await page.getByLabel('담당자명').fill('김나루');
  await page.getByLabel('연락처').fill('010-0000-0000');
  await page.getByLabel('이메일').fill('kim@naru.example');
  await page.getByLabel('[필수] 개인정보 수집 및 이용에 동의합니다.').check();
  await page.getByRole('button', { name: '문의하기' }).click();
}
