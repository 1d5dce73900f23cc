import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { untilHydrated } from '#tests/support/hydration.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { sideways } from '#tests/support/sideways.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
  const staff = await logInStaff(site);
  for (let number = 1; number <= 30; number += 1) {
    await staff.post('event', { category: 0, title: `봄맞이 이벤트 ${number}호` });
  }
  await staff.post('event', { category: 0, title: '여름 행사', content: '수박을 100% 드립니다.' });
  await staff.post('event', { category: 1, title: '신제품 출시 소식' });
  await staff.post('case', { category: 0, industry: 0, title: '나루국수 본점' });
  await staff.post('case', { category: 0, industry: 5, title: '나루호텔 제주' });
  await staff.post('case', { category: 1, industry: 0, title: '나루뷔페 청소' });
  await staff.post('case', { category: 2, title: '사장님을 만났습니다' });
});
afterAll(() => site.close());

test('a visitor turns the pages of a list, goes back, and a reload shows the same page', async () => {
  const { page, errors, close } = await site.open(paths.events);
  const titles = page.getByRole('heading', { level: 3 });
  await expect.poll(() => titles.count()).toBe(12);
  expect(await titles.first().textContent()).toBe('여름 행사');
  expect(await page.getByRole('status').textContent()).toBe('총 31건');
  const card = page.getByRole('listitem').filter({ hasText: '여름 행사' });
  expect((await card.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
  expect(await page.getByRole('link', { name: '이전 페이지' }).getAttribute('aria-disabled')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: '3', exact: true }).click();
  await expect.poll(() => titles.allTextContents(), { timeout: 5_000 }).toHaveLength(7);
  expect(new URL(page.url()).search).toBe('?page=3');
  expect(await titles.last().textContent()).toBe('봄맞이 이벤트 1호');
  expect(await page.getByRole('link', { name: '마지막 페이지' }).getAttribute('aria-disabled')).toBe('true');

  await page.reload();
  await untilHydrated(page);
  expect(await titles.last().textContent()).toBe('봄맞이 이벤트 1호');
  await page.goBack();
  await page.getByRole('link', { name: '여름 행사' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('going back before the scripts have arrived shows the page one went back to', async () => {
  const { page, errors, close } = await site.open(paths.events);
  await page.getByRole('link', { name: '3', exact: true }).click();
  await page.getByRole('link', { name: '봄맞이 이벤트 1호' }).waitFor();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: '봄맞이 이벤트 1호' }).waitFor();
  await page.evaluate(() => window.history.back());
  await page.waitForURL((url) => url.search === '');
  letThrough();
  await page.getByRole('link', { name: '여름 행사' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a search by title is mirrored into the address, starts at page 1, survives back and reload, and leads back to the whole list', async () => {
  const { page, close } = await site.open(`${paths.events}?page=2`);
  const keyword = page.getByRole('searchbox', { name: '검색어' });
  expect(await keyword.getAttribute('placeholder')).toBe('제목으로 검색해보세요.');
  await keyword.fill('  이벤트 3  ');
  await keyword.press('Enter');
  await page.getByText('총 2건').waitFor();
  expect(new URL(page.url()).search).toBe(
    `?${new URLSearchParams({ keyword: '이벤트 3', filter: 'title' })}`,
  );
  expect(await page.getByRole('navigation', { name: '페이지' }).count()).toBe(0);

  await page.reload();
  await untilHydrated(page);
  await page.getByText('총 2건').waitFor();
  expect(await keyword.inputValue()).toBe('이벤트 3');
  await page.getByRole('link', { name: '전체 목록 보기' }).click();
  await page.getByText('총 31건').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.getByText('총 2건').waitFor();
  await page.goBack();
  await page.getByText('총 31건').waitFor();
  expect(await keyword.inputValue()).toBe('');
  await close();
});

test('the filter button opens, closes on a press outside, and the placeholder follows what is chosen', async () => {
  const { page, close } = await site.open(paths.events);
  const keyword = page.getByRole('searchbox', { name: '검색어' });
  await page.getByRole('button', { name: '제목', exact: true }).click();
  await page.getByRole('menu').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '제목', exact: true }).click();
  await page.getByRole('menuitemradio', { name: '내용', exact: true }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await keyword.getAttribute('placeholder')).toBe('내용으로 검색해보세요.');
  await keyword.fill('100%');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await page.getByText('총 1건').waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('content');

  await page.getByRole('button', { name: '내용', exact: true }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await keyword.getAttribute('placeholder')).toBe('제목+내용으로 검색해보세요.');
  await close();
});

test('a search that finds nothing says so and leads back to the whole list', async () => {
  const { page, close } = await site.open(`${paths.events}?keyword=없는말`);
  const said = (await page.getByRole('main').textContent()) ?? '';
  expect(said.indexOf('‘없는말’ 검색 결과가 없습니다.')).toBeGreaterThan(0);
  expect(said.indexOf('‘없는말’ 검색 결과가 없습니다.')).toBeLessThan(said.indexOf('게시물이 없습니다.'));
  await page.getByRole('link', { name: '전체 목록 보기' }).click();
  await page.getByText('총 31건').waitFor();
  await close();
});

test('a search that finds nothing offers a wider one, and the same one in lists of its kind', async () => {
  const { page, close } = await site.open(`${paths.events}?keyword=출시`);
  await page.getByText('‘출시’ 검색 결과가 없습니다.').waitFor();
  await page.getByRole('link', { name: '제목+내용으로 찾기' }).click();
  await page.waitForURL((url) => url.searchParams.get('filter') === 'all');
  await page.getByText('‘출시’ 검색 결과가 없습니다.').waitFor();
  expect(await page.getByRole('link', { name: '제목+내용으로 찾기' }).count()).toBe(0);
  await page.getByRole('link', { name: '뉴스에서 찾기' }).click();
  await page.getByRole('link', { name: '신제품 출시 소식' }).waitFor();
  expect(await page.getByRole('searchbox', { name: '검색어' }).inputValue()).toBe('출시');
  await close();
});

test('a search that finds nothing in an industry goes on in the same industry of lists that have it', async () => {
  const { page, close } = await site.open(`${paths.servingCases}?tab=hotel&keyword=없는말&filter=all`);
  const leadsTo = async (name: string) => await page.getByRole('link', { name }).getAttribute('href');
  const search = { keyword: '없는말', filter: 'all' };
  expect(await leadsTo('청소로봇에서 찾기')).toBe(
    `${paths.cleaningCases}?${new URLSearchParams({ tab: 'hotel', ...search })}`,
  );
  expect(await leadsTo('인터뷰에서 찾기')).toBe(`${paths.interviews}?${new URLSearchParams(search)}`);
  await close();
});

test('however long it is, what was searched for is told as it was typed and inside the screen', async () => {
  const keyword = `<b>${'가'.repeat(60)}`;
  const { page, close } = await site.visit(phone);
  await page.goto(`${paths.events}?keyword=${encodeURIComponent(keyword)}`);
  await page.getByText(`‘${keyword}’ 검색 결과`).waitFor();
  expect(await page.evaluate(sideways)).toBe(0);
  await close();
});

test('who types a search sees one ring, around the whole bar', async () => {
  const { page, close } = await site.open(paths.events);
  const keyword = page.getByRole('searchbox', { name: '검색어' });
  await keyword.focus();
  const ringOf = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(await keyword.evaluate(ringOf)).toBe('none');
  expect(await page.getByRole('search').locator('form').evaluate(ringOf)).toBe('solid');
  await page.getByRole('button', { name: '검색', exact: true }).focus();
  expect(await page.getByRole('search').locator('form').evaluate(ringOf)).toBe('none');
  await close();
});

test('a card that is alone on its page is as wide as the list, its words beside its picture', async () => {
  const { page, close } = await site.visit({});
  for (const [width, beside] of [
    [768, true],
    [1_280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${paths.events}?keyword=여름`);
    const card = page.getByRole('listitem').filter({ hasText: '여름 행사' });
    const box = (await card.boundingBox())!;
    const list = (await card.locator('xpath=..').boundingBox())!;
    expect(Math.round(box.width)).toBe(Math.round(list.width));
    const picture = (await card.locator('img').boundingBox())!;
    const words = (await card.getByRole('heading').boundingBox())!;
    expect(words.x > picture.x + picture.width).toBe(beside);
  }
  await close();
});

test('two cards alone on their page share its row, the words of each below its picture', async () => {
  const { page, close } = await site.visit({});
  for (const width of [768, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${paths.events}?keyword=이벤트 3`);
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '봄맞이 이벤트 3' });
    expect(await cards.count()).toBe(2);
    const [first, last] = [(await cards.first().boundingBox())!, (await cards.last().boundingBox())!];
    const list = (await cards.first().locator('xpath=..').boundingBox())!;
    expect(last.y).toBe(first.y);
    expect(Math.round(last.x + last.width)).toBe(Math.round(list.x + list.width));
    const picture = (await cards.first().locator('img').boundingBox())!;
    const words = (await cards.first().getByRole('heading').boundingBox())!;
    expect(words.y).toBeGreaterThan(picture.y + picture.height);
  }
  await close();
});

test('industry tabs show their own cases from page 1, go on with a search, and stay in the address', async () => {
  const { page, close } = await site.open(`${paths.servingCases}?keyword=나루&filter=all&page=2`);
  const tabs = page.getByRole('navigation', { name: '업종' });
  expect(await tabs.getByRole('link').allTextContents()).toEqual(
    '음식점,뷔페,카페/베이커리,스크린골프,병원,호텔,기타'.split(','),
  );
  expect(await tabs.locator('[aria-current=page]').textContent()).toBe('음식점');
  await tabs.getByRole('link', { name: '호텔' }).click();
  await page.getByRole('link', { name: '나루호텔 제주' }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('호텔 총 1건');
  const search = `?${new URLSearchParams({ tab: 'hotel', keyword: '나루', filter: 'all' })}`;
  expect(new URL(page.url()).search).toBe(search);
  expect(await page.getByRole('searchbox', { name: '검색어' }).inputValue()).toBe('나루');
  await page.getByRole('button', { name: '제목+내용' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: '나루호텔 제주' }).waitFor();
  await tabs.getByRole('link', { name: '병원' }).click();
  await page.getByText('해당 카테고리의 설치사례가 없습니다.').waitFor();
  await close();
});

test.each([
  [paths.news, '신제품 출시 소식'],
  [paths.cleaningCases, '나루뷔페 청소'],
  [paths.interviews, '사장님을 만났습니다'],
])('%s shows its own posts and no others', async (path, title) => {
  const html = await (await fetch(site.origin + path)).text();
  const titles = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, ''),
  );
  expect(titles).toEqual([title]);
});

test('without JavaScript a list is whole, can be searched and its pages turned', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.events);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(12);
  await page.getByRole('combobox', { name: '검색 조건' }).selectOption('content');
  await page.getByRole('searchbox', { name: '검색어' }).fill('수박');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['여름 행사']);
  await page.goto(`${paths.servingCases}?tab=hotel`);
  await page.getByRole('searchbox', { name: '검색어' }).fill('제주');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['나루호텔 제주']);
  await close();
});

test('on a phone a list of several pages has nothing that axe objects to, and nothing is wider than it', async () => {
  const { page, errors, close } = await site.open(paths.events, phone);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
