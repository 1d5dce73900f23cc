import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { phone } from '#tests/support/browser.ts';
import { isInSight } from '#tests/support/in-sight.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite({ INQUIRY_LIMIT: '2' });
});
afterAll(() => site.close());

async function open(path: string) {
  const visited = await site.visit({ ...phone, javaScriptEnabled: false });
  await visited.page.goto(path);
  return visited;
}

async function fill(page: Page, company: string): Promise<void> {
  await page.getByLabel('회사명').fill(company);
  await page.getByLabel('담당자명').fill('김나루');
  await page.getByLabel('연락처').fill('02-000-0000');
  await page.getByLabel('이메일').fill('kim@naru.example');
  await page.getByLabel('로봇 종류').selectOption('청소로봇');
  await page.getByLabel('로봇 모델').selectOption('청소로봇 C30');
  await page.getByLabel('문의 내용').fill('첫 줄\n둘째 줄');
}
const submit = (page: Page) => page.getByRole('button', { name: '문의하기' }).click();

test('without JavaScript what is missing comes back with everything that was typed', async () => {
  const { page, close } = await open(paths.partnership);
  await fill(page, '나루식당');
  await page.getByLabel('이메일').fill('');
  await submit(page);
  expect(await isInSight(page.getByRole('alert'))).toBe(true);
  expect(await page.getByRole('alert').innerText()).toContain('필수 항목을 모두 입력해주세요.');
  expect(await page.getByRole('alert').innerText()).toContain('개인정보 수집 및 이용에 동의해주세요.');
  expect(await page.getByLabel('회사명').inputValue()).toBe('나루식당');
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('C30');
  expect(await page.getByLabel('문의 내용').inputValue()).toBe('첫 줄\n둘째 줄');
  await close();
});

test('without JavaScript an inquiry is taken once however often it is sent, and a refusal keeps the text', async () => {
  const { page, close } = await open(paths.support);
  await fill(page, '나루호텔');
  await page.getByRole('checkbox').check();
  await submit(page);
  const taken = page.getByText('문의가 정상적으로 접수되었습니다.');
  await taken.waitFor();
  expect(await isInSight(taken)).toBe(true);
  expect(await page.getByLabel('회사명').inputValue()).toBe('');
  await page.reload();

  await fill(page, '나루호텔');
  await page.getByRole('checkbox').check();
  await submit(page);
  await page.getByText('문의가 정상적으로 접수되었습니다.').waitFor();

  await fill(page, '나루호텔 별관');
  await page.getByRole('checkbox').check();
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest()),
    submit(page),
  ]);
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  await page
    .getByText('문의 접수에 실패했습니다: 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.')
    .waitFor();
  expect(await page.getByLabel('회사명').inputValue()).toBe('나루호텔 별관');
  await close();

  const staff = await logInStaff(site);
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category: 1 } });
  expect(list).toMatchObject([
    { c_title: '나루호텔 고객센터(문의)', c_prdname: 'C30', c_content: '첫 줄\n둘째 줄' },
  ]);
});
