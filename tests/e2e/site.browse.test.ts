import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { phone, type Visit } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { company } from '#contract/company.ts';
import { pagePaths } from '#web/content/page-paths.ts';
import { formerPaths, productPath, products } from '#web/content/products/products.ts';
import { paths } from '#web/content/paths.ts';

const canonical = new URL(company.websiteUrl).origin;
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: canonical, SAMPLE_CONTENT: 'on' });
});
afterAll(() => site.close());

const everyRoute = pagePaths;

/** Headlines that break inside a word, each with the letter that begins the next line. */
function brokenHeadlines(): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((headline) => {
    const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      let before: DOMRect | null = null;
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box: DOMRect | null = /\s/.test(text[at]!) ? null : range.getBoundingClientRect();
        if (before && box && box.top > before.top + before.height / 2)
          broken.push(`${text} | ${text.slice(at)}`);
        before = box;
      }
    }
    return broken;
  });
}

/** What people read, fill in or press, and what reaches into the contact bar's column somewhere along the page. */
function coveredByContactBar(): string[] {
  const bar = document.querySelector('aside[aria-label="빠른 상담"]');
  const left = bar?.getBoundingClientRect().left ?? 0;
  const used =
    'a, button, input, select, textarea, iframe, h1, h2, h3, p, li:not(:has(a, p)), dt, dd, th, td, label';
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.marquee, .sr-only');
  /** Where an element ends: of words their own end, and in a row that scrolls the end of the row. */
  const end = (element: Element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const box = element.matches('a, button, input, select, textarea, iframe') ? element : words;
    let { right } = box.getBoundingClientRect();
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const isFrame = getComputedStyle(frame).overflowX !== 'visible';
      if (isFrame) right = Math.min(right, frame.getBoundingClientRect().right);
    }
    return right;
  };
  return [...document.querySelectorAll(used)]
    .filter((element) => element.closest('main, footer'))
    .filter((element) => isSeen(element) && end(element) > left)
    .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
}

/** Where a robot stands by day. */
const inRooms = new Set(
  (
    await Promise.all(products.map(async ({ path, page }) => ((await page()).page.room ? [path] : [])))
  ).flat(),
);

/** The wall behind a robot that stands by day, and how many floors there are under it. */
function roomAsSeen() {
  const room = document.querySelector('.room');
  return (
    room && {
      wall: getComputedStyle(room).backgroundImage,
      floors: room.querySelectorAll('.banner-robot .room-floor').length,
    }
  );
}
const aRoom = { wall: expect.stringContaining('linear-gradient(100deg') as string, floors: 1 };

/** One page of each kind, for axe on a phone: the others are made of the same, and it looks at them on the wide screen. */
const kinds = new Set<string>([
  paths.home,
  productPath('T10'),
  paths.events,
  paths.support,
  paths.finder,
  paths.compare,
  paths.cost,
  paths.planner,
]);

describe('on a phone, and with its window made wider', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await site.visit({ hasTouch: true });
  });
  afterAll(() => visitor.close());

  async function expectWhole(path: string): Promise<void> {
    const { page, errors } = visitor;
    await page.setViewportSize(phone.viewport);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate(sideways)).toBe(0);
    const objections = kinds.has(path) ? await axeViolations(page) : [];
    expect(objections).toEqual([]);
    expect(await page.evaluate(brokenHeadlines)).toEqual([]);
    expect(await page.evaluate(roomAsSeen)).toEqual(inRooms.has(path) ? aRoom : null);
    await page.setViewportSize({ width: 1_440, height: 900 });
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [1_440, 1_559, 1_280, 1_024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(coveredByContactBar), { message: `at ${width} px` }).toEqual([]);
    }
    expect(errors.splice(0)).toEqual([]);
  }

  test.each(everyRoute)(
    '%s is whole: no error, no sideways scroll, nothing for axe, no headline broken inside a word, nothing under the contact bar, a wall and a floor where a robot stands by day',
    expectWhole,
  );

  test('so is the newest post of a list', async () => {
    const html = await (await fetch(site.origin + paths.events)).text();
    const [, path = ''] = new RegExp(`href="(${paths.events}/\\d+)"`).exec(html) ?? [];
    await expectWhole(path);
  });
});

test.each(everyRoute)(
  '%s is complete without JavaScript, with words of its own for search engines',
  async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const one = (pattern: RegExp) => expect(html.match(pattern) ?? []).toHaveLength(1);
    one(/<title>[^<]{6,}<\/title>/g);
    one(/<meta name="description" content="[^"]{20,}"/g);
    one(new RegExp(`<link rel="canonical" href="${canonical}${path}"`, 'g'));
    one(new RegExp(`<meta property="og:image" content="${canonical}/[^"]+"`, 'g'));
    one(/<h1[ >]/g);
  },
);

test('messengers show each page with the image of its product or its section', async () => {
  const sections = {
    home: [paths.home, paths.privacy],
    company: [paths.company, paths.history, paths.directions],
    products: [paths.marketing, paths.store],
    events: [paths.events, paths.news],
    cases: [paths.servingCases, paths.cleaningCases, paths.interviews],
    partnership: [paths.partnership],
    support: [paths.support, paths.selfCare],
    finder: [paths.finder],
    compare: [paths.compare],
    cost: [paths.cost],
    planner: [paths.planner],
    ...Object.fromEntries(products.map(({ slug, path }) => [slug, [path]])),
  };
  const expected = Object.entries(sections).flatMap(([name, shownBy]) =>
    shownBy.map((path) => [path, `${canonical}/brand/share-${name}.jpg`]),
  );
  const shown = await Promise.all(
    everyRoute.map(async (path) => {
      const html = await (await fetch(site.origin + path)).text();
      return [path, /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]];
    }),
  );
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
});

/** The addresses of all pictures and films that a page names, at any width. */
function mediaOf(html: string): string[] {
  const named = [...html.matchAll(/ (?:(?:src|srcset|imagesrcset|poster)="([^"]+)"|href="([^"]+\.mp4)")/gi)];
  return named
    .flatMap(([, value, film = '']) => (value ?? film).split(','))
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter((address) => /^\/(?:pictures|assets|brand|files)\//.test(address));
}

test('every picture and film that a page names is there', async () => {
  const pages = await Promise.all(everyRoute.map(async (path) => (await fetch(site.origin + path)).text()));
  const media = new Set(pages.flatMap(mediaOf));
  expect(media.size).toBeGreaterThan(200);
  expect([...media].filter((address) => address.endsWith('.mp4'))).not.toEqual([]);
  for (const address of media) {
    const answer = await fetch(site.origin + address, { method: 'HEAD' });
    expect([address, answer.status]).toEqual([address, 200]);
  }
});

test('no two pages share a title or a description', async () => {
  const pages = await Promise.all(everyRoute.map(async (path) => (await fetch(site.origin + path)).text()));
  const titles = pages.map((html) => /<title>([^<]+)/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /name="description" content="([^"]+)/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('the home page and every product page end with a way to a consultation, and to sites or interviews', async () => {
  for (const path of [paths.home, ...products.map((product) => product.path)]) {
    const html = await (await fetch(site.origin + path)).text();
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    const links = [...main.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href);
    expect([path, ...links.slice(-2)]).toEqual([
      path,
      paths.partnership,
      expect.stringMatching(/^\/sub4_[123]$/),
    ]);
  }
});

const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1];

test('the title of each page names the company once', async () => {
  for (const path of everyRoute) {
    const title = titleOf(await (await fetch(site.origin + path)).text()) ?? '';
    expect([path, title.split(company.name).length - 1]).toEqual([path, 1]);
  }
});

test.each(['/no-such-page', `${paths.events}/999999`, '/admin/no-such-page'])(
  'the title of %s says that there is no such page',
  async (path) => {
    const answer = await fetch(site.origin + path);
    expect([answer.status, titleOf(await answer.text())]).toEqual([
      404,
      `페이지를 찾을 수 없습니다 | ${company.name}`,
    ]);
  },
);

test.each([
  [paths.company, ['홈', '회사소개']],
  [paths.history, ['홈', '회사소개', '연혁']],
  [productPath('T8'), ['홈', '제품소개', 'T8']],
  [paths.marketing, ['홈', '제품소개', '마케팅 사례']],
  [paths.news, ['홈', '이벤트/뉴스', '뉴스']],
  [paths.partnership, ['홈', '제휴문의']],
  [paths.support, ['홈', '고객센터', '제품 문의']],
  [paths.selfCare, ['홈', '고객센터', '셀프 관리 방법']],
])('the way to %s, as search engines show it, is %j', async (path, names) => {
  const html = await (await fetch(site.origin + path)).text();
  const [, way = ''] = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)</.exec(html) ?? [];
  const { itemListElement } = JSON.parse(way) as { itemListElement: { name: string; item: string }[] };
  expect(itemListElement.map((step) => step.name)).toEqual(names);
  expect(itemListElement.at(-1)?.item).toBe(canonical + path);
});

const subPages = everyRoute.filter((path) => path !== paths.home && path !== paths.privacy);

test.each(subPages)('%s has its tab menu, with itself marked in it', async (path) => {
  const html = await (await fetch(site.origin + path)).text();
  const [, tabs = ''] = /<main.*?<nav[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  expect(tabs.match(/aria-current="page"/g)).toHaveLength(1);
});

test.each([
  [productPath('C30'), paths.cleaningCases],
  [productPath('C40'), paths.cleaningCases],
  [productPath('T10'), paths.servingCases],
  [productPath('S100'), paths.interviews],
])('%s closes with the cases of its kind of robot', async (path, cases) => {
  const html = await (await fetch(site.origin + path)).text();
  const cards = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*(?:설치사례|인터뷰) 보기/gs)];
  expect(cards.map(([, href]) => href)).toEqual([cases]);
});

test.each([...formerPaths()])('%s leads to %s for good', async (from, to) => {
  const answer = await fetch(site.origin + from, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('an unknown address is a designed page with status 404', async () => {
  const visitor = await site.visit();
  const answer = await visitor.page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await visitor.page.getByRole('heading', { name: '페이지를 찾을 수 없습니다.' }).waitFor();
  await visitor.page.getByRole('link', { name: '홈으로 가기' }).click();
  await visitor.page.waitForURL(`${site.origin}/`);
  await visitor.close();
});

test.each([productPath('T10'), paths.events, paths.finder])(
  'the address of the data of %s, which no page asks for, is no error of the server',
  async (path) => {
    for (const spelling of [`${path}.data`, `${path}/_.data`, `${path}.DATA`])
      expect((await fetch(site.origin + spelling)).status).toBeLessThan(500);
  },
);
