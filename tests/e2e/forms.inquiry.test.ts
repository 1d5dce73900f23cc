import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '#contract/endpoint.ts';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { messages } from '#contract/messages.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openHydrated } from '#tests/support/hydration.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { sideways } from '#tests/support/sideways.ts';
import { partnershipForm } from '#web/content/inquiry-forms.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
let staff: Staff;

beforeAll(async () => {
  site = await openSite();
  staff = await logInStaff(site);
});
afterAll(() => site.close());

async function fill(page: Page, company: string): Promise<void> {
  await page.getByLabel('회사명').fill(company);
  await page.getByLabel('담당자명').fill('김나루');
  await page.getByLabel('연락처').fill('010-0000-0000');
  await page.getByLabel('이메일').fill('kim@naru.example');
}
const consent = (page: Page) => page.getByLabel('[필수] 개인정보 수집 및 이용에 동의합니다.');
const button = (page: Page) => page.getByRole('button', { name: '문의하기' });

/** Titles of the stored inquiries of a category, newest first. */
async function stored(category: number): Promise<string[]> {
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category } });
  return (list as { c_title: string }[]).map((inquiry) => inquiry.c_title);
}

test.each([
  { path: paths.partnership, category: 0, title: '나루식당 제휴문의' },
  { path: paths.support, category: 1, title: '나루식당 고객센터(문의)' },
])('$path: a filled-in form is taken, says so and starts over', async ({ path, category, title }) => {
  const { page, errors, close } = await site.open(path);
  await fill(page, '나루식당');
  await page.getByLabel('지역').selectOption('인천');
  await page.getByLabel('상세주소').fill('연수구');
  await page.getByLabel('로봇 종류').selectOption('서빙로봇');
  await page.getByLabel('로봇 모델').selectOption('T10');
  await page.getByLabel('문의 내용').fill('견적을 부탁드립니다.');
  await consent(page).check();
  const [sent] = await Promise.all([page.waitForRequest('**/api/contact'), button(page).click()]);
  expect(sent.postDataJSON()).toMatchObject({
    c_company_name: '나루식당',
    c_name: '김나루',
    c_tel: '010-0000-0000',
    c_email: 'kim@naru.example',
    c_addr1: 'incheon',
    c_addr2: '연수구',
    c_prd: 'serving',
    c_prdname: 'T10',
    c_content: '견적을 부탁드립니다.',
    c_category1: category,
    c_title: title,
  });
  const alert = page.getByRole('alertdialog');
  await alert.getByText('문의가 정상적으로 접수되었습니다.').waitFor();
  await alert.getByRole('button', { name: '확인' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await page.getByLabel('회사명').inputValue()).toBe('');
  expect(await consent(page).isChecked()).toBe(false);
  expect(await page.getByLabel('로봇 모델').isVisible()).toBe(false);
  expect(await button(page).isDisabled()).toBe(true);
  expect(await stored(category)).toEqual([title]);
  await page.reload();
  expect(await page.getByLabel('회사명').inputValue()).toBe('');
  expect(errors).toEqual([]);
  await close();
});

test('the button waits for the consent, which is ticked for nobody and says what for, which items, how long and that one may refuse', async () => {
  const { page, close } = await site.open(paths.support);
  await expect.poll(() => button(page).isDisabled()).toBe(true);
  const why = page.getByText('위 동의 항목에 체크하시면 문의를 보내실 수 있습니다.');
  const told = () =>
    button(page).evaluate(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
  expect([await why.isVisible(), await told()]).toEqual([true, await why.textContent()]);
  await consent(page).check();
  expect(await button(page).isDisabled()).toBe(false);
  expect([await why.isVisible(), await told()]).toEqual([false, undefined]);
  await consent(page).uncheck();
  expect(await button(page).isDisabled()).toBe(true);

  const text = await page.getByRole('region', { name: '개인정보 수집 및 이용 안내' }).innerText();
  for (const word of ['목적', '필수 항목', '선택 항목', '기간', '거부할 권리', '접수할 수 없으며'])
    expect(text).toContain(word);
  const more = page.getByRole('region').getByRole('link', { name: /개인정보처리방침/ });
  expect(await more.getAttribute('href')).toBe(paths.privacy);
  expect(await more.getAttribute('target')).toBe('_blank');
  await close();
});

test('empty and impossible fields are named above the form and beside themselves, and nothing is sent', async () => {
  const { page, close } = await site.open(paths.partnership);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await page.getByLabel('담당자명').fill('김나루');
  await page.getByLabel('연락처').fill('전화주세요');
  await page.getByLabel('이메일').fill('kim@naru');
  await consent(page).check();
  await button(page).click();
  const summary = page.getByRole('alert');
  await summary.getByText('필수 항목을 모두 입력해주세요.').waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await summary.innerText()).toContain('연락처 형식이 올바르지 않습니다.');
  expect(await summary.innerText()).toContain('이메일 형식이 올바르지 않습니다.');
  expect(await page.getByLabel('회사명').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('담당자명').getAttribute('aria-invalid')).toBeNull();

  await summary.getByRole('link', { name: '회사명' }).click();
  expect(await page.getByLabel('회사명').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('나루식당');
  expect(await page.getByLabel('회사명').getAttribute('aria-invalid')).toBeNull();
  expect(await page.getByLabel('회사명').inputValue()).toBe('나루식당');
  expect(sent).toBe(0);
  await close();
});

test('the model is asked for after the type, and another type starts over', async () => {
  const { page, close } = await site.open(paths.support);
  const model = page.getByLabel('로봇 모델');
  expect(await model.isVisible()).toBe(false);
  await page.getByLabel('로봇 종류').selectOption('청소로봇');
  expect(await model.locator('option').allTextContents()).toEqual(['선택해주세요', 'C30', 'C40']);
  await model.selectOption('C40');
  await page.getByLabel('로봇 종류').selectOption('물류로봇');
  expect(await model.inputValue()).toBe('');
  expect(await model.locator('option').allTextContents()).toEqual(['선택해주세요', 'S100']);
  await page.getByLabel('로봇 종류').selectOption('');
  expect(await model.isVisible()).toBe(false);
  await close();
});

test('a refusal, an answer that is no JSON and no answer are told in an alert, and everything typed is kept, through a reload too', async () => {
  const { page, close } = await site.open(paths.partnership);
  await fill(page, '나루카페');
  await page.getByLabel('로봇 종류').selectOption('서빙로봇');
  await page.getByLabel('로봇 모델').selectOption('T8');
  await consent(page).check();
  const alert = page.getByRole('alertdialog');
  const expectKept = async () => {
    await expect.poll(() => page.getByLabel('회사명').inputValue()).toBe('나루카페');
    await expect.poll(() => page.getByLabel('로봇 모델').inputValue()).toBe('T8');
  };
  for (const [answer, message] of [
    [
      { status: 429, json: { success: false, message: '요청이 너무 많습니다.' } },
      '문의 접수에 실패했습니다: 요청이 너무 많습니다.',
    ],
    [{ status: 200, json: { success: false } }, '문의 접수에 실패했습니다: 알 수 없는 오류'],
    [
      { status: 200, contentType: 'text/html', body: '' },
      '문의 접수 중 오류가 발생했습니다: 서버 응답이 올바르지 않습니다.',
    ],
    [null, '문의 접수 중 오류가 발생했습니다: 서버에 연결할 수 없습니다. 네트워크를 확인해주세요.'],
  ] as const) {
    await page.route('**/api/contact', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await button(page).click();
    await alert.getByText(message).waitFor();
    await alert.getByRole('button', { name: '확인' }).click();
    await alert.waitFor({ state: 'detached' });
    await expectKept();
    await page.unroute('**/api/contact');
  }
  await openHydrated(page, paths.partnership);
  await expectKept();
  await close();
});

test('over a slow line, what is typed before the scripts arrive takes nothing away from what was kept', async () => {
  const { page, errors, close } = await site.open(paths.partnership);
  await fill(page, '나루카페');
  await page.getByLabel('로봇 종류').selectOption('서빙로봇');
  await page.getByLabel('로봇 모델').selectOption('T8');
  await page.getByLabel('문의 내용').fill('견적을 부탁드립니다.');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((path) => location.assign(path), paths.partnership);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === undefined);
  expect(await page.getByLabel('담당자명').inputValue()).toBe('');
  await page.getByLabel('회사명').pressSequentially('나루식당');
  arrive();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const kept = (): Promise<unknown> =>
    page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? ''), partnershipForm.draftName);
  const whole = {
    company: '나루식당',
    name: '김나루',
    phone: '010-0000-0000',
    email: 'kim@naru.example',
    robotType: 'serving',
    robotModel: 'T8',
    content: '견적을 부탁드립니다.',
  };
  expect(await kept()).toMatchObject(whole);
  await page.keyboard.type(' 본점');
  await expect.poll(() => page.getByLabel('로봇 모델').inputValue()).toBe('T8');
  expect(await page.getByLabel('회사명').inputValue()).toBe('나루식당 본점');
  expect(await page.getByLabel('담당자명').inputValue()).toBe('김나루');
  expect(await page.getByLabel('문의 내용').inputValue()).toBe('견적을 부탁드립니다.');
  expect(await kept()).toMatchObject({ ...whole, company: '나루식당 본점' });
  expect(errors).toEqual([]);
  await close();
});

test('an answer that does not come in time counts as none, and everything typed is kept', async () => {
  const { page, close } = await site.visit();
  // Thirty seconds pass in a third of one; what a call may take is said by the contract.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await openHydrated(page, paths.support);
  await page.route('**/api/contact', () => {});
  await fill(page, '기다린 상사');
  await consent(page).check();
  await button(page).click();
  await page
    .getByRole('alertdialog')
    .getByText('문의 접수 중 오류가 발생했습니다: 서버에 연결할 수 없습니다. 네트워크를 확인해주세요.')
    .waitFor();
  expect(await page.getByLabel('회사명').inputValue()).toBe('기다린 상사');
  await close();
});

test('a double click, and a retry after a lost answer, make one inquiry', async () => {
  const { page, close } = await site.open(paths.support);
  await fill(page, '한 번만 상사');
  await consent(page).check();
  let lost = false;
  await page.route('**/api/contact', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await button(page).dblclick();
  await page.getByRole('alertdialog').getByText('문의 접수 중 오류가 발생했습니다').waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  await button(page).click();
  await page.getByRole('alertdialog').getByText('문의가 정상적으로 접수되었습니다.').waitFor();
  expect((await stored(1)).filter((title) => title.startsWith('한 번만 상사'))).toHaveLength(1);
  await close();
});

test('while it is on its way the button says so', async () => {
  const { page, close } = await site.open(paths.partnership);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, '기다리는 회사');
  await consent(page).check();
  await button(page).click();
  await page.getByRole('button', { name: '접수 중...' }).waitFor();
  letThrough();
  await page.getByRole('alertdialog').waitFor();
  expect(await page.getByRole('button', { name: '접수 중...' }).count()).toBe(0);
  await close();
});

test('what fills in the field that people do not see is taken for spam', async () => {
  const { page, close } = await site.open(paths.partnership);
  await fill(page, '로봇 회사');
  await page.locator('[name=reserved_memo]').evaluate((field: HTMLInputElement) => (field.value = 'spam'));
  await consent(page).check();
  await button(page).click();
  await page.getByRole('alertdialog').getByText(messages.public.inquiryAccepted).waitFor();
  expect(await stored(0)).not.toContain('로봇 회사 제휴문의');
  const { list } = await staff.get(`${fillPath(inquiryDeskApi.list.path, { category: 0 })}?status=4`);
  expect((list as { c_title: string }[]).map((row) => row.c_title)).toEqual(['로봇 회사 제휴문의']);
  await close();
});

test('the phone number of the customer center is tapped on a phone and read on a desk', async () => {
  const { page, close } = await site.open(paths.support, phone);
  const banner = page.getByRole('region', { name: '전화로 바로 상담받으세요' });
  for (const [width, links] of [
    [390, 1],
    [767, 1],
    [768, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => banner.getByRole('link', { name: /전화 걸기/ }).count()).toBe(links);
  }
  await close();
});

test.each([paths.partnership, paths.support])(
  '%s has nothing that axe objects to, wrong or right',
  async (path) => {
    const { page, errors, close } = await site.open(path, phone);
    expect(await axeViolations(page)).toEqual([]);
    await consent(page).check();
    await button(page).click();
    await page.getByRole('alert').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
);

test('narrower than beside each other, what partners get is told above the form, and what happens next below its button', async () => {
  const { page, close } = await site.open(paths.partnership, phone);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const middle = async (text: string) => {
      const box = (await page.getByText(text).boundingBox())!;
      return box.y + box.height / 2;
    };
    const sends = (await button(page).boundingBox())!;
    expect(await middle('매장에 맞는 기간과 조건을 함께 설계합니다.')).toBeLessThan(
      (await page.getByLabel('회사명').boundingBox())!.y,
    );
    expect(await middle('계약 뒤 설치와 사용 교육을 지원합니다.')).toBeGreaterThan(sends.y + sends.height);
  }
  await close();
});

test.each([paths.partnership, paths.support])(
  '%s: on a phone the first screen ends below the first field, where the second begins',
  async (path) => {
    const { page, close } = await site.open(path, phone);
    const bar = await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox();
    const second = await page.getByLabel('담당자명').boundingBox();
    expect(second!.y).toBeLessThan(bar!.y - 20);
    await close();
  },
);
