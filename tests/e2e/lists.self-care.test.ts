import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
const placeholder = '자주 묻는 질문을 준비 중입니다.';

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('with no question registered the page says so and offers the placeholder', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.selfCare);
  await page.getByText('등록된 FAQ가 없습니다.').waitFor();
  expect(await page.getByText(placeholder).count()).toBe(1);
  await close();
});

test('questions stand in the order they were written and open on a click, without JavaScript too', async () => {
  const staff = await logInStaff(site);
  await staff.post('faq', {
    category: 0,
    title: '충전이 되지 않아요.',
    content: '플러그를 확인해주세요.',
  });
  await staff.post('faq', { category: 0, title: '화면이 멈췄어요.', content: '다시 켜 주세요.' });
  for (const javaScriptEnabled of [true, false]) {
    const { page, errors, close } = await site.visit({ javaScriptEnabled });
    await page.goto(paths.selfCare);
    expect(await page.getByText('월~금 09:00 - 18:00 (주말 및 공휴일 휴무)').first().isVisible()).toBe(true);
    const main = page.getByRole('main');
    expect(await main.locator('summary').allInnerTexts()).toEqual([
      expect.stringContaining('충전이'),
      expect.stringContaining('화면이'),
    ]);
    const answer = page.getByText('플러그를 확인해주세요.');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('충전이 되지 않아요.').click();
    expect(await answer.isVisible()).toBe(true);
    await page.getByText('충전이 되지 않아요.').click();
    expect(await answer.isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await close();
  }
});

test('search engines read the questions with their answers', async () => {
  const html = await (await fetch(site.origin + paths.selfCare)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const parsed = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  expect(parsed.find((block) => block['@type'] === 'FAQPage')?.['mainEntity']).toMatchObject([
    { name: '충전이 되지 않아요.', acceptedAnswer: { text: '플러그를 확인해주세요.' } },
    { name: '화면이 멈췄어요.' },
  ]);
});

test('when the questions cannot be had, one placeholder stands in for them and nothing else is said', async () => {
  const { page, close } = await site.open(paths.support);
  await page.route('**/api/faqVideo/cateId/0*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: '셀프 관리 방법' }).click();
  await page.getByText(placeholder).waitFor();
  expect(await page.getByText('등록된 FAQ가 없습니다.').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await close();
});
