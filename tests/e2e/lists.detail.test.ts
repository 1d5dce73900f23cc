import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { openHydrated } from '#tests/support/hydration.ts';
import { isInSight } from '#tests/support/in-sight.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { itemPath, paths } from '#web/content/paths.ts';

let site: OpenSite;
let staff: Staff;
const ids = { plain: 0, news: 0, hotel: 0, video: 0, shown: 0, question: 0, document: 0 };
const evil = '<img src=x onerror="document.title=\'hacked\'"> 첫 줄\n둘째 줄 https://naru.example/a에서';

beforeAll(async () => {
  site = await openSite();
  staff = await logInStaff(site);
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#08786d' } })
    .png()
    .toBuffer();
  const file = { name: '사진.png', bytes: picture };
  for (let number = 1; number <= 14; number += 1) {
    await staff.post('event', { category: 0, title: `행사 ${number}` });
  }
  const link = 'https://naru.example/more';
  ids.plain = await staff.post('event', {
    category: 0,
    title: '글로 쓴 행사',
    content: evil,
    url: link,
    file,
  });
  const note = { name: '안내문.txt', bytes: Buffer.from('안내') };
  ids.document = await staff.post('event', {
    category: 0,
    title: '안내문이 있는 행사',
    file: note,
  });
  ids.news = await staff.post('event', { category: 1, title: '뉴스 하나' });
  ids.hotel = await staff.post('case', { category: 0, industry: 5, title: '나루호텔' });
  const url = 'https://www.youtube.com/watch?v=abcdefghijk&t=1m30s';
  ids.video = await staff.post('faq', { category: 1, title: '바퀴 청소', url });
  const steps = Array.from({ length: 40 }, (_, index) => `${index + 1}. 닦습니다.`).join('\n');
  ids.shown = await staff.post('faq', { category: 1, title: '필터 청소', content: steps, url, file });
  ids.question = await staff.post('faq', { category: 0, title: '질문 하나' });
});
afterAll(() => site.close());

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('a post opens over its list under an address of its own, and closing returns to the list where it was', async () => {
  const { page, errors, close } = await site.open(`${paths.events}?page=2`);
  const dialog = page.getByRole('dialog', { name: '행사 1', exact: true });
  const card = page.getByRole('link', { name: '행사 1', exact: true });
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/event') ? 1 : 0));
  const shut: Record<string, () => Promise<unknown>> = {
    button: () => dialog.getByRole('button', { name: '닫기' }).click(),
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(5, 5),
    back: () => page.goBack(),
  };
  for (const way of Object.values(shut)) {
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await card.click();
    await dialog.waitFor();
    expect(pathOf(page)).toMatch(new RegExp(`^${paths.events}/\\d+\\?page=2$`));
    expect(await page.title()).toContain('행사 1 |');
    await way();
    await dialog.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(`${paths.events}?page=2`);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  expect(calls).toBe(0);
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goForward();
  await dialog.waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('the detail shows what staff wrote as text, with its picture, link and date', async () => {
  const { page, close } = await site.open(paths.events);
  await page.getByRole('link', { name: '글로 쓴 행사' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('<img src=x onerror=').waitFor();
  expect(await page.title()).not.toBe('hacked');
  expect(await dialog.getByText('첫 줄').innerText()).toContain('첫 줄\n둘째 줄');
  expect(await dialog.getByRole('link', { name: /naru\.example\/a/ }).getAttribute('href')).toBe(
    'https://naru.example/a',
  );
  expect(await dialog.getByRole('link', { name: /관련 링크 열기/ }).getAttribute('href')).toBe(
    'https://naru.example/more',
  );
  expect(await dialog.getByText('제품 EVENT').count()).toBe(1);
  expect(await dialog.locator('time').textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const picture = dialog.getByRole('img', { name: '글로 쓴 행사' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await close();
});

test('an attachment can be fetched from the list that came with the page and from one that came later', async () => {
  const { page, close } = await site.open(`${paths.events}?page=2`);
  await page.getByRole('link', { name: '첫 페이지' }).click();
  await page.getByRole('link', { name: '안내문이 있는 행사' }).click();
  const attachment = page.getByRole('dialog').getByRole('link', { name: '안내문.txt' });
  const href = await attachment.getAttribute('href');
  expect(await (await fetch(site.origin + href)).text()).toBe('안내');
  await page.reload();
  expect(await page.getByRole('link', { name: '안내문.txt' }).getAttribute('href')).toBe(href);
  await close();
});

test('a post opened by its address is served whole, with words of its own for search engines', async () => {
  const path = itemPath(paths.events, ids.plain);
  const { page, errors, close } = await site.visit({ javaScriptEnabled: false });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('글로 쓴 행사');
  expect(await page.title()).toContain('글로 쓴 행사');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('첫 줄 둘째 줄');
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(
    '/resources/upload/',
  );
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])).toEqual([
    'BreadcrumbList',
    'NewsArticle',
  ]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: '목록' }).click();
  expect(pathOf(page)).toBe(paths.events);
  expect(errors).toEqual([]);
  await close();
});

test('after a reload of an open post it is a page, and back leads to the list', async () => {
  const { page, errors, close } = await site.open(paths.events);
  await page.getByRole('link', { name: '글로 쓴 행사' }).click();
  await page.getByRole('dialog').waitFor();
  await openHydrated(page, page.url());
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('글로 쓴 행사');
  await page.getByRole('link', { name: '목록' }).click();
  await page.getByText('총 16건').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a case belongs to its industry: its page says so and leads back to that tab', async () => {
  const { page, close } = await site.open(itemPath(paths.servingCases, ids.hotel));
  expect(await page.getByRole('article').textContent()).toContain('서빙로봇호텔');
  expect(await page.getByRole('article').locator('time').first().textContent()).toMatch(
    /^\d{4}년 \d+월 \d+일 오[전후] \d+:\d\d$/,
  );
  await page.getByRole('link', { name: '목록' }).click();
  await page.getByRole('link', { name: '나루호텔' }).waitFor();
  expect(pathOf(page)).toBe(`${paths.servingCases}?tab=hotel`);
  await close();
});

test('a video is embedded without cookies, and only when somebody asks for it', async () => {
  const { page, close } = await site.open(paths.selfCare);
  await page.getByRole('link', { name: '바퀴 청소' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.locator('iframe').count()).toBe(0);
  await dialog.getByRole('button', { name: /재생/ }).click();
  const player = new URL((await dialog.locator('iframe').getAttribute('src')) ?? '');
  expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(player.searchParams.get('start')).toBe('90');
  await close();
});

test('a picture of 4:3 is seen whole before its video, and nothing moves when the video comes', async () => {
  const { page, close } = await site.open(itemPath(paths.selfCare, ids.shown));
  const shapeOf = async (part: 'img' | 'iframe') => {
    const { width, height } = (await page.getByRole('article').locator(part).boundingBox())!;
    return width / height;
  };
  const textTop = async () => {
    const [article, text] = [page.getByRole('article'), page.getByText('1. 닦습니다.', { exact: true })];
    return (await text.boundingBox())!.y - (await article.boundingBox())!.y;
  };
  const before = await textTop();
  expect(await shapeOf('img')).toBeCloseTo(4 / 3, 2);
  await page.getByRole('button', { name: '필터 청소 영상 재생' }).click();
  expect(await shapeOf('iframe')).toBeCloseTo(16 / 9, 2);
  expect(await textTop()).toBe(before);
  await close();
});

test('a long post can be closed from its end, too', async () => {
  const { page, close } = await site.open(paths.selfCare, phone);
  await page.getByRole('link', { name: '필터 청소' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading', { name: '필터 청소' });
  const shut = dialog.getByRole('button', { name: '닫기' });
  /** What lies at its head, left of the button. */
  const atHead = () =>
    dialog.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + 40, top + 30);
      return found?.getAttribute('data-title') ?? found?.tagName;
    });
  expect(await isInSight(title)).toBe(true);
  expect(await isInSight(shut)).toBe(true);
  expect(await atHead()).toBe('H2');
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await isInSight(title)).toBe(false);
  expect(await isInSight(shut)).toBe(true);
  expect(await atHead()).toBe('필터 청소');
  await close();
});

test('without JavaScript a video is a link', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(itemPath(paths.selfCare, ids.video));
  const link = page.getByRole('article').getByRole('link', { name: '바퀴 청소 영상 재생 (새 창)' });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=90s');
  expect(await page.getByRole('button', { name: /재생/ }).count()).toBe(0);
  await close();
});

test('the product film is a link without JavaScript too, to a file that may be kept for ever', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.home);
  const link = page.getByRole('region', { name: /직접 보세요/ }).getByRole('link', { name: /영상 재생/ });
  const href = (await link.getAttribute('href')) ?? '';
  // Nothing asks there what the browser can play.
  expect(href).toMatch(/^\/assets\/product\.h264-[^/]+\.mp4$/);
  const film = await fetch(new URL(href, site.origin), { method: 'HEAD' });
  expect([film.status, film.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  await close();
});

test('a number that is not of that list is a 404', async () => {
  const wrong = [
    itemPath(paths.events, ids.news),
    itemPath(paths.news, ids.plain),
    itemPath(paths.cleaningCases, ids.hotel),
    itemPath(paths.selfCare, ids.question),
    itemPath(paths.events, 999_999),
    ...['abc', '0', '-1', '01', '1e1', '99999999999999'].map((id) => `${paths.events}/${id}`),
  ];
  for (const path of wrong) expect(`${path} ${(await fetch(site.origin + path)).status}`).toBe(`${path} 404`);
});

test('an open post and a post of its own have nothing that axe objects to', async () => {
  const { page, close } = await site.open(paths.events);
  await page.getByRole('link', { name: '글로 쓴 행사' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});
