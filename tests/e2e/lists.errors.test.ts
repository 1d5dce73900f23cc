import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
  const staff = await logInStaff(site);
  for (let number = 1; number <= 13; number += 1) {
    await staff.post('event', { category: 0, title: `행사 ${number}` });
    await staff.post('event', { category: 1, title: `소식 ${number}` });
    await staff.post('case', { category: 0, industry: 0, title: `음식점 ${number}` });
    await staff.post('faq', { category: 1, title: `관리 ${number}` });
  }
});
afterAll(() => site.close());

type Answer = (route: Route) => Promise<void>;

const failures: Answer[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>점검 중</p>' }),
  (route) => route.fulfill({ status: 500, json: { success: false, message: '서버 오류가 발생했습니다.' } }),
];

/** Opens a list, then lets the next call for it end as told, and asks for the second page. */
async function secondPage(
  path: string,
  call: string,
  answer: Answer,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, close } = await site.open(path);
  await page.route(`**${call}*`, answer);
  await page.getByRole('link', { name: '다음 페이지' }).click();
  return { page, close };
}

const alerted = [
  {
    path: paths.events,
    call: '/api/event/cateId/0',
    message: '이벤트 목록을 불러오는 중 오류가 발생했습니다.',
  },
  {
    path: paths.news,
    call: '/api/event/cateId/1',
    message: '이벤트 목록을 불러오는 중 오류가 발생했습니다.',
  },
  {
    path: paths.selfCare,
    call: '/api/faqVideo/cateId/1',
    message: '셀프 관리 목록을 불러오는 중 오류가 발생했습니다.',
  },
];

test.each(alerted)(
  '$path: when the network is down, the answer is HTML or the server fails, an alert says so and the list is empty',
  async ({ path, call, message }) => {
    const { page, close } = await site.open(path);
    const alert = page.getByRole('alertdialog');
    for (const answer of failures) {
      await page.route(`**${call}*`, answer);
      await page.getByRole('link', { name: '다음 페이지' }).click();
      await alert.getByText(message).waitFor();
      await alert.getByRole('button', { name: '확인' }).click();
      await alert.waitFor({ state: 'detached' });
      await page.getByText('게시물이 없습니다.').waitFor();
      expect(await page.getByRole('navigation', { name: '페이지' }).count()).toBe(0);
      expect(new URL(page.url()).search).toBe('');
      expect(await page.title()).not.toContain('페이지)');
      expect(await alert.count()).toBe(0);

      await page.unroute(`**${call}*`);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await page.getByText('총 13건').waitFor();
      expect(await page.getByRole('link', { name: '1', exact: true }).getAttribute('aria-current')).toBe(
        'page',
      );
    }
    await close();
  },
);

test('a list that fails keeps its tab and keyword when it goes back to page 1', async () => {
  const address = `${paths.servingCases}?keyword=음식점&filter=all`;
  const call = '/api/review/categories/0/0';
  const { page, close } = await secondPage(address, call, (route) => route.abort());
  await page.getByRole('alert').getByText('데이터를 불러오는 중 오류가 발생했습니다.').waitFor();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?keyword=음식점&filter=all');
  await close();
});

test.each([
  ['says success: false', { status: 200, json: { success: false } }, '데이터를 불러올 수 없습니다.'],
  [
    'answers 500',
    { status: 500, json: { success: false, message: 'x' } },
    '데이터를 불러오는 중 오류가 발생했습니다.',
  ],
  [
    'answers HTML',
    { status: 200, contentType: 'text/html', body: '' },
    '데이터를 불러오는 중 오류가 발생했습니다.',
  ],
])('case list: when the server %s, the list says so in its place', async (_, answer, message) => {
  const { page, close } = await secondPage(paths.servingCases, '/api/review/categories/0/0', (route) =>
    route.fulfill(answer),
  );
  await page.getByRole('alert').getByText(message).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
  await close();
});

test.each([
  ['a 404', { status: 404, json: { success: false, message: '존재하지 않는 분류입니다.' } }],
  [
    'an empty list',
    { status: 200, json: { success: true, list: [], pagination: { totalPages: 1, currentPage: 1 } } },
  ],
])('case list: %s is no error, only empty', async (_, answer) => {
  const { page, close } = await secondPage(paths.servingCases, '/api/review/categories/0/0', (route) =>
    route.fulfill(answer),
  );
  await page.getByText('해당 카테고리의 설치사례가 없습니다.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});

test('while a list is on its way the page says so and keeps its shape', async () => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const { page, close } = await secondPage(paths.events, '/api/event/cateId/0', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByText('로딩중...').waitFor();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
  letThrough();
  await page.getByRole('link', { name: '행사 1', exact: true }).waitFor();
  await close();
});

test('a picture that cannot be loaded gives way to the placeholder', async () => {
  const { page, close } = await site.open(`${paths.events}?page=2`);
  const item = { id: 1, title: '사진 없는 행사', content: '', imageUrl: '/resources/upload/gone.webp' };
  const json = { success: true, list: [item], pagination: { totalPages: 1, currentPage: 1 } };
  await page.route('**/api/event/cateId/0*', (route) => route.fulfill({ json }));
  await page.getByRole('link', { name: '첫 페이지' }).click();
  const picture = page.getByRole('main').locator('li img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), { timeout: 5_000 })
    .toMatch(/placeholder/);
  await close();
});
