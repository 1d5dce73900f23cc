import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Model } from '#catalog/robots.ts';
import { company } from '#contract/company.ts';
import { phone } from '#tests/support/browser.ts';
import { openHydrated } from '#tests/support/hydration.ts';
import { isInSight } from '#tests/support/in-sight.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { directions } from '#web/content/directions.ts';
import { productBoxes } from '#web/content/home.ts';
import { paths } from '#web/content/paths.ts';
import { page as c30 } from '#web/content/products/c30.ts';
import { productPath } from '#web/content/products/products.ts';
import { page as t10 } from '#web/content/products/t10.ts';
import { robotPlaces } from '../../art/encode/pictures/robot-places.ts';

let site: OpenSite;
/** Who looks at many pages, at many sizes. */
let page: Page;
beforeAll(async () => {
  site = await openSite({ SAMPLE_CONTENT: 'on' });
  ({ page } = await site.visit());
});
afterAll(() => site.close());

/** Distances in the list of features: above each picture inside its block. */
function emptyAbovePictures(): number[] {
  return [...document.querySelectorAll('section[aria-labelledby="features"] img')].map((image) => {
    const block = image.closest('section > div > div');
    return Math.round(image.getBoundingClientRect().top - (block?.getBoundingClientRect().top ?? 0));
  });
}

/** Of each feature: how it stands, and how much wider than it is shown its picture is fetched. */
function featuresAsSeen() {
  const pixels = (length = '') => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.width = length;
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  let before = 0;
  return [...document.querySelectorAll('[class^="feature-"]')].map((block) => {
    const { left, right, top, bottom, width, height } = block.querySelector('img')!.getBoundingClientRect();
    const words = block.lastElementChild!.getBoundingClientRect();
    const sides = { below: words.top - bottom, right: words.left - right, left: left - words.right };
    const [, , fetched] = block
      .querySelector('source')!
      .sizes.split(/,\s*(?![^(]*\))/)
      .map((size) => /^(?:(\([^)]*\)) )?(.*)$/.exec(size)!)
      .find(([, condition = 'all']) => matchMedia(condition).matches)!;
    const stands = [
      block.className.replace('feature-', ''),
      `words ${Object.entries(sides).find(([, distance]) => distance > -1)?.[0]}`,
      height > width && 'upright',
      left === 0 && right === window.innerWidth && 'edge to edge',
      top === before && 'beside the last',
    ];
    before = top;
    return { stands: stands.filter(Boolean).join(', '), fetched: pixels(fetched) / width };
  });
}

test.each<[Model, string, number]>([
  ['T5', '70cm', 768],
  ['S100', '90cm', 390],
  ['S100', '90cm', 768],
  ['S100', '90cm', 1_440],
])(
  'the passage of %s, seen from above, is measured by a line of its %s (%i px)',
  async (model, passage, width) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== productPath(model)) await page.goto(productPath(model));
    const line = page.locator('.passage-width');
    expect(await line.textContent()).toBe(passage);
    const measured = (await line.boundingBox())!;
    const shown = (await page.locator('picture:has(+ .passage-width) img').boundingBox())!;
    expect(measured.width / shown.height).toBeCloseTo(0.38, 2);
    expect(measured.x + measured.width / 2).toBeCloseTo(shown.x + shown.width / 2, 0);
  },
);

test.each([320, 768, 1_440])(
  "a line from the rim of each of T9's four trays leads to what it carries (%i px)",
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== productPath('T9')) await page.goto(productPath('T9'));
    const labels = (await page.locator('.tray-loads').boundingBox())!;
    const shown = (await page.locator('picture:has(+ .tray-loads) img').boundingBox())!;
    // The rims of the first and the last tray as the picture shows them, in shares of its width.
    const lineHeight = labels.height / 4;
    const heightOf = (line: number) => (labels.y + (line + 0.5) * lineHeight - shown.y) / shown.width;
    expect(heightOf(0)).toBeCloseTo(0.242, 2);
    expect(heightOf(3)).toBeCloseTo(1.054, 2);
    const trayEnd = 0.576;
    expect((labels.x - shown.x) / shown.width).toBeLessThan(trayEnd);
    expect(labels.x + labels.width).toBeLessThan(shown.x + shown.width);
  },
);

test('the tables of T6 and T5, which share a page, stand each below its name', async () => {
  await page.goto(productPath('T6'));
  for (const width of [390, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = await page.locator('.facts caption').evaluateAll((captions) =>
      captions.map((caption) => {
        const { bottom, height } = caption.getBoundingClientRect();
        const isSeen = getComputedStyle(caption).clipPath === 'none' && height > 20;
        const rows = caption.nextElementSibling!.getBoundingClientRect();
        return isSeen && bottom <= rows.top + 1 && caption.firstChild!.textContent;
      }),
    );
    expect(names).toEqual(['T6', 'T5']);
  }
});

test('search engines are told which of two robots on a page a fact is of', async () => {
  if (new URL(page.url()).pathname !== productPath('T6')) await page.goto(productPath('T6'));
  const [product = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { additionalProperty: facts } = JSON.parse(product) as { additionalProperty: { name: string }[] };
  const names = facts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['T6 최대 적재 무게', 'T5 최대 적재 무게']));
  expect(new Set(names).size).toBe(names.length);
});

const belowEachOther = (...layouts: string[]) => layouts.map((layout) => `${layout}, words below`);

const besideEachOther = [
  'left, words right',
  'bleed, words below, edge to edge',
  'night, words right',
  'wide, words below',
];

test.each<[Model, number, string[]]>([
  [
    'T6',
    768,
    [
      'pair, words below, upright',
      'pair, words below, upright, beside the last',
      'wide, words below',
      'bleed, words below, edge to edge',
    ],
  ],
  [
    'S100',
    390,
    ['left, words below', 'bleed, words below, edge to edge', ...belowEachOther('night', 'wide')],
  ],
  ['S100', 1_280, besideEachOther],
  ['S100', 1_920, besideEachOther],
  // Framed, as large as its pixels.
  ['S100', 2_560, besideEachOther.map((stands) => stands.replace(', edge to edge', ''))],
  [
    'C40',
    1_280,
    [
      'right, words left',
      'night, words right',
      'tall, words left, upright',
      'bleed, words below, edge to edge',
    ],
  ],
  ...[768, 1_280].map((width): [Model, number, string[]] => [
    'T9',
    width,
    [
      'whole, words left, upright',
      'bleed, words below, edge to edge',
      'half, words below',
      'half, words below, beside the last',
    ],
  ]),
  [
    'W3',
    390,
    ['tall, words below, upright', ...belowEachOther('half', 'half'), 'bleed, words below, edge to edge'],
  ],
  [
    'W3',
    768,
    [
      'tall, words left, upright',
      'half, words below',
      'half, words below, beside the last',
      'bleed, words below, edge to edge',
    ],
  ],
  [
    'W3',
    1_280,
    [
      'tall, words left, upright',
      'half, words below',
      'half, words below, beside the last',
      'bleed, words below, edge to edge',
    ],
  ],
])(
  'the features of %s stand at %i px as their layouts say, their pictures fetched as wide as they are shown',
  async (model, width, expected) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== productPath(model)) await page.goto(productPath(model));
    const seen = await page.evaluate(featuresAsSeen);
    expect(seen.map(({ stands }) => stands)).toEqual(expected);
    expect(Math.min(...seen.map(({ fetched }) => fetched))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seen.map(({ fetched }) => fetched))).toBeLessThan(1.35);
  },
);

test.each([
  [1_440, 900],
  [1_920, 1_080],
])('a picture from edge to edge and its heading share a window of %i x %i', async (width, height) => {
  await page.setViewportSize({ width, height });
  for (const model of ['T9', 'S100'] as const) {
    await page.goto(productPath(model));
    const head = (await page.getByRole('banner').boundingBox())!.height;
    const reach = await page
      .locator('.feature-bleed')
      .evaluate(
        (block) =>
          block.querySelector('h3')!.getBoundingClientRect().bottom - block.getBoundingClientRect().top,
      );
    expect(reach).toBeLessThanOrEqual(height - head);
  }
});

test('on a tablet all banners are equally tall, and what comes first stands equally far below them', async () => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  const heights: number[] = [];
  for (const model of ['T8', 'C30', 'S100'] as const) {
    await page.goto(productPath(model));
    const banner = (await page.locator('section[aria-labelledby="product"]').boundingBox())!;
    heights.push(Math.round(banner.height));
    const first = (await page.locator('.features > :nth-child(2)').boundingBox())!;
    expect(Math.round(first.y - banner.y - banner.height)).toBe(64);
  }
  expect(new Set(heights).size).toBe(1);
});

test('a picture from edge to edge settles as it comes up the page, and stands still for who asked for it', async () => {
  if (new URL(page.url()).pathname !== productPath('W3')) await page.goto(productPath('W3'));
  const moved = (layout: string) =>
    page
      .locator(`.feature-${layout} img`)
      .first()
      .evaluate((image) => getComputedStyle(image).animationName);
  expect(await moved('bleed')).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect([await moved('bleed'), await moved('half')]).toEqual(['settle', 'none']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('long texts are set in lines short enough to be read, their words kept whole, below headlines of even lines', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(paths.privacy);
  const breaks = await visitor.page.evaluate(() => {
    const looks = (texts: string) =>
      [...document.querySelectorAll(texts)].map((text) => getComputedStyle(text));
    return {
      words: looks('main :is(h1, h2, p, li)').map(({ wordBreak }) => wordBreak),
      headlines: looks('main :is(h1, h2)').map(({ textWrapStyle }) => textWrapStyle),
    };
  });
  expect([new Set(breaks.words), new Set(breaks.headlines)]).toEqual([
    new Set(['keep-all']),
    new Set(['balance']),
  ]);
  const widest = await visitor.page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('main p')].map((text) => text.clientWidth)),
  );
  expect(widest).toBeLessThanOrEqual(56 * 16);
  await visitor.close();
});

test('the other posts below one fill their row', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(paths.events);
  await visitor.page.goto((await visitor.page.locator('main h3 a').first().getAttribute('href'))!);
  const seen = visitor.page.getByRole('region', { name: '다른 이벤트' }).getByRole('listitem');
  for (const [width, count] of [
    [390, 3],
    [768, 2],
    [1_280, 3],
  ] as const) {
    await visitor.page.setViewportSize({ width, height: 900 });
    expect(await seen.count()).toBe(count);
  }
  await visitor.close();
});

test('on a wide screen, and not on a phone, the privacy text has its sections beside it: each leads to its own, and the one that is read is marked', async () => {
  const visitor = await site.visit({ viewport: { width: 1280, height: 900 } });
  await visitor.page.goto(paths.privacy);
  const contents = visitor.page.getByRole('navigation', { name: '목차' });
  const headings = visitor.page.getByRole('heading', { level: 2 });
  expect(await contents.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());
  expect(await isInSight(headings.nth(5))).toBe(false);
  await contents.getByRole('link').nth(5).click();
  await expect.poll(() => isInSight(headings.nth(5))).toBe(true);
  expect(await isInSight(contents)).toBe(true);
  const marked = contents
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).borderLeftColor).map((colour) => !colour.endsWith(', 0)')),
    );
  expect((await marked).flatMap((isMarked, index) => (isMarked ? [index] : []))).toEqual([5]);
  for (const [width, isSeen] of [
    [390, false],
    [1_440, true],
  ] as const) {
    await visitor.page.setViewportSize({ width, height: 900 });
    expect(await contents.isVisible()).toBe(isSeen);
  }
  await visitor.close();
});

test('beside a picture that shows several things each is named, at every width', async () => {
  const visitor = await site.visit({ viewport: { width: 390, height: 844 } });
  for (const width of [390, 1_440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    await visitor.page.goto(productPath('W3'));
    const named = visitor.page
      .locator('#main, main')
      .getByRole('term')
      .filter({ hasText: /^[1-4]번$/ });
    expect(await named.allTextContents()).toEqual(['1번', '2번', '3번', '4번']);
    await named.last().scrollIntoViewIfNeeded();
    expect(await named.last().isVisible()).toBe(true);
  }
  await visitor.close();
});

test('on a phone the sections of the privacy text unfold above it, and each leads to its own', async () => {
  const visitor = await site.visit({ viewport: { width: 390, height: 844 } });
  await visitor.page.goto(paths.privacy);
  const contents = visitor.page.locator('details', { hasText: '목차' });
  const headings = visitor.page.getByRole('heading', { level: 2 });
  expect(await contents.getByRole('link').count()).toBe(0);
  await contents.getByText('목차').click();
  expect(await contents.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());
  await contents.getByRole('link').nth(5).click();
  await expect.poll(() => isInSight(headings.nth(5))).toBe(true);
  await visitor.close();
});

test('beside a form a line leads from each step to the next and ends at the last', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(paths.partnership);
  const hasLine = await page
    .locator('main ol > li')
    .evaluateAll((steps) => steps.map((step) => parseFloat(getComputedStyle(step, '::before').height) > 20));
  expect(hasLine).toEqual([true, true, true, false]);
});

test('the groups of the footer stand in one row from tablets on; on a phone, where a finger finds each link, it is hardly higher than a screen', async () => {
  const groups = page.locator('nav[aria-label="바닥글 메뉴"] > div');
  for (const [width, rows] of [
    [390, 7],
    [768, 1],
    [1_024, 1],
    [1_440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await groups.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(rows);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await groups
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.height).toBeLessThan(1.15 * 844);
});

test('entries of the header are as far from each other, however long their words', async () => {
  for (const width of [1_024, 1_280, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator('nav[aria-label="주 메뉴"] > ul > li > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - boxes[index]!.right));
    expect(boxes).toHaveLength(7);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  }
});

test('the bar over a product is one line: its kind, the models of that kind, and at the end of the page the other pages', async () => {
  for (const width of [1_280, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}${productPath('W3')}`);
    const boxes = await Promise.all(
      [
        page.getByText('서빙로봇', { exact: true }).and(page.locator('p')).first(),
        page.getByRole('navigation', { name: '서빙로봇 모델' }),
        page.getByRole('navigation', { name: '제품소개', exact: true }),
      ].map(async (part) => (await part.boundingBox())!),
    );
    const [kind, models, others] = boxes as [DOMRect, DOMRect, DOMRect];
    expect(models.x - (kind.x + kind.width)).toBeGreaterThan(0);
    expect(others.x - (models.x + models.width)).toBeGreaterThan(32);
    expect(others.y).toBe(models.y);
    expect(kind.y).toBeGreaterThan(models.y);
    expect(models.height).toBeLessThanOrEqual(72);
  }
});

test('beside a page that fills its window the contact bar keeps off what is read', async () => {
  for (const width of [1_024, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = (await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox())!;
    const last = (await page.locator('nav[aria-label="주 메뉴"] > ul > li:last-child').boundingBox())!;
    expect(bar.x - (last.x + last.width)).toBeGreaterThanOrEqual(12);
  }
});

test('the first words of a tool and of a sub page stand on the first screen', async () => {
  for (const [path, most] of [
    [paths.finder, 0.32],
    [paths.cost, 0.32],
    [paths.history, 0.36],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1_440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const head = (await page.locator('main .page-head').boundingBox())!;
      expect([path, width, (head.y + head.height) / height <= most]).toEqual([path, width, true]);
    }
  }
});

test('on a phone both sides of T10 stand in the middle of its banner, and no empty band above its pictures', async () => {
  const visitor = await site.visit(phone);
  await visitor.page.goto(productPath('T10'));
  const empty = await visitor.page.evaluate(emptyAbovePictures);
  expect(empty.length).toBeGreaterThanOrEqual(4);
  expect(new Set(empty)).toEqual(new Set([0]));
  const stage = (await visitor.page.locator('section[aria-labelledby="product"] img').boundingBox())!;
  expect(Math.abs(stage.x + stage.width / 2 - 390 / 2)).toBeLessThan(2);
  await visitor.close();
});

test.each([
  ['phone', phone],
  ['small phone', { ...phone, viewport: { width: 360, height: 640 } }],
  ['tablet', { viewport: { width: 768, height: 1_024 } }],
])(
  'on a %s the button of a product page stands on its first screen, above the contact bar',
  async (_, held) => {
    const visitor = await site.visit(held);
    for (const model of ['T10', 'T9', 'T5', 'W3', 'C30', 'C40'] as const) {
      await visitor.page.goto(productPath(model));
      const button = await visitor.page.getByRole('link', { name: '도입 상담하기' }).boundingBox();
      const bar = await visitor.page.getByRole('complementary', { name: '빠른 상담' }).boundingBox();
      expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
    }
    await visitor.close();
  },
);

test('what a robot is for stands between its name and its picture on a phone, beside both on a tablet', async () => {
  await page.goto(productPath('T10'));
  const words = page.getByText(t10.description);
  const robot = page.locator('section[aria-labelledby="product"] img');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const [text, name, picture] = await Promise.all(
      [words, page.getByRole('heading', { level: 1 }), robot.locator('xpath=../..')].map(
        async (part) => (await part.boundingBox())!,
      ),
    );
    expect(text!.y).toBeGreaterThan(name!.y + name!.height);
    const isBelow = picture!.y >= text!.y + text!.height;
    const isBeside = picture!.x > text!.x + text!.width;
    expect([isBelow, isBeside]).toEqual([width < 768, width >= 768]);
  }
});

/** Of each drawing on the cards of tools: the least air around its robots, how far they stand above its lower edge, how far its middle is from its panel's, and their passage in centimetres. */
function toolDrawings() {
  return [...document.querySelectorAll('.drawing')].map((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const scene = drawing.firstElementChild!.getBoundingClientRect();
    const robots = [...drawing.querySelectorAll('img')].map((image) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const cm = (5 * width) / Number(image.getAttribute('width'));
      // So much of a picture is shadow and air, at least.
      const beside = 14 * cm;
      const air = Math.min(left + beside - frame.left, frame.right - right + beside, top - frame.top);
      return { air: Math.round(air), rise: Math.round(scene.bottom - bottom), cm };
    });
    const line = drawing.querySelector('path:last-child')?.getBoundingClientRect();
    return {
      robots,
      offset: Math.round(scene.top + scene.bottom - frame.top - frame.bottom),
      passage: line && Math.round(line.width / robots[0]!.cm),
      below: line && Math.round(frame.bottom - line.bottom),
    };
  });
}

test.each<[Model, number]>([
  ['T9', 70],
  ['S100', 90],
])(
  'the tools on the page of %s are drawn with whole robots on one floor in the middle of their panel, with air around them, the first in its passage',
  async (model, passage) => {
    await page.goto(productPath(model));
    for (const width of [390, 768, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await page.evaluate(toolDrawings);
      expect(drawings.map(({ robots }) => robots.length)).toEqual([1, 3, 1, 1]);
      for (const { air, rise } of drawings.flatMap(({ robots }) => robots)) {
        expect(air).toBeGreaterThanOrEqual(12);
        expect(rise).toBe(0);
      }
      for (const { offset } of drawings) expect(Math.abs(offset)).toBeLessThanOrEqual(1);
      expect(drawings[0]!.passage).toBe(passage);
      expect(drawings[0]!.below).toBeGreaterThanOrEqual(12);
    }
  },
);

test('the figures of a specification are whole, each beside its unit, at every width', async () => {
  const visitor = await site.visit({ ...phone, viewport: { width: 320, height: 640 } });
  await visitor.page.goto(productPath('C30'));
  const all = visitor.page.locator('section[aria-labelledby="specification"] dd');
  for (const width of [320, 390, 1_024, 1_280, 1_440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const wrong = await all.evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          const { right } = words.getBoundingClientRect();
          const cell = figure.parentElement!.getBoundingClientRect();
          const inOneLine = figure.clientHeight < 2 * parseFloat(getComputedStyle(figure).fontSize);
          return right > cell.right || !inOneLine;
        })
        .map((figure) => figure.textContent),
    );
    expect(wrong, `at ${width} px`).toEqual([]);
  }
  await visitor.close();
});

test('a picture that a frame cuts shows the part with its robot', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(productPath('T10'));
  const shown = await visitor.page.locator('img[class*="at-"]').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const [, x, y] = /\bat-(\d+)-(\d+)/.exec(picture.className) ?? [];
      return [getComputedStyle(picture).objectPosition, `${x}% ${y}%`];
    }),
  );
  expect(shown.length).toBeGreaterThan(2);
  for (const [seen, asked] of shown) expect(seen).toBe(asked);
  await visitor.close();
});

/** Without the hash and the width. */
const namesOf = (images: Element[]) =>
  images.map((image) => /\/pictures\/(.*?)-[0-9a-f]{8}-/.exec((image as HTMLImageElement).currentSrc)?.[1]);

test('on a phone pictures that carry words are those drawn for phones, and reach from edge to edge, or as far as type is drawn for', async () => {
  const visitor = await site.visit(phone);
  const names: (string | undefined)[] = [];
  for (const [path, wide] of [
    [paths.store, 350],
    [paths.marketing, 390],
  ] as const) {
    await visitor.page.goto(path, { waitUntil: 'domcontentloaded' });
    const widths = await visitor.page
      .locator('section[aria-labelledby="pictures"] li img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
    expect(new Set(widths)).toEqual(new Set([wide]));
    const drawn = visitor.page.locator('main img[src*="/store-"], main img[src*="/marketing-slide-"]');
    await drawn.evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')));
    await expect.poll(async () => (await drawn.evaluateAll(namesOf)).includes(undefined)).toBe(false);
    names.push(...(await drawn.evaluateAll(namesOf)));
  }
  expect(names).toHaveLength(16 + 3);
  expect(names.filter((name) => !/^(?:store-\d\d|marketing-slide-\d-upright)$/.test(name ?? ''))).toEqual([]);
  await visitor.close();
});

test('the sixteen pictures of the store stand in chapters, each of them ending on a large one', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(paths.store);
  const pictures = visitor.page.getByRole('region', { name: '화면으로 보는 통합관리' });
  const counts = await pictures.getByRole('list').evaluateAll((lists) =>
    lists.map((list) => {
      const widths = [...list.querySelectorAll('img')].map((image) => image.clientWidth);
      return [widths.length, widths.at(-1) === list.clientWidth];
    }),
  );
  expect(counts).toEqual([
    [1, true],
    [5, true],
    [5, true],
    [5, true],
  ]);
  expect(await pictures.getByRole('heading', { level: 3 }).count()).toBe(3);
  await visitor.close();
});

test('on a phone the branches of one region can be chosen, and on a wide screen all stand there', async () => {
  const visitor = await site.visit(phone);
  // The popup would lie over the buttons.
  await visitor.page.route('**/popup/current*', (route) => route.abort());
  await openHydrated(visitor.page, paths.home);
  const rows = visitor.page.getByRole('table', { name: '전국 지점 안내' }).locator('tbody tr');
  await visitor.page.getByRole('button', { name: '충청' }).click();
  await expect.poll(() => rows.filter({ visible: true }).count()).toBe(2);
  await visitor.page.setViewportSize({ width: 1_280, height: 800 });
  expect(await rows.filter({ visible: true }).count()).toBe(14);
  await visitor.close();
});

test('on a phone the numbers of the branches end where their rows do', async () => {
  const visitor = await site.visit(phone);
  await visitor.page.goto(paths.home);
  const table = visitor.page.getByRole('table', { name: '전국 지점 안내' });
  const { x, width } = (await table.boundingBox())!;
  const ends = await table
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(ends).toHaveLength(14);
  expect(new Set(ends)).toEqual(new Set([x + width - 16]));
  await visitor.close();
});

test('the figures of the company begin in three equal columns where their labels do, and the words above them are clear of the map', async () => {
  if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
  const section = page.getByRole('region', { name: '세계가 먼저 만난 로봇 기술' });
  for (const width of [768, 1_024, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await section.locator('dl > div').evaluateAll((all) =>
      all.map((column) => {
        const [label, figure] = [...column.children].map((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return range.getBoundingClientRect();
        });
        return { left: label!.left, figure: figure!.left, end: figure!.right };
      }),
    );
    const [first, second] = columns.slice(1).map(({ left }, index) => left - columns[index]!.left);
    expect(first).toBeCloseTo(second!, 0);
    for (const { left, figure } of columns) expect(Math.abs(figure - left)).toBeLessThan(12);
    columns.slice(1).forEach(({ left }, index) => expect(left - columns[index]!.end).toBeGreaterThan(24));
    const map = (await section.locator('.world-dots').boundingBox())!;
    const leadEnd = await section.locator('p').evaluate((lead) => {
      const words = document.createRange();
      words.selectNodeContents(lead);
      return words.getBoundingClientRect().right;
    });
    expect(leadEnd).toBeLessThan(map.x + map.width / 8);
  }
});

test('the robots of the home page fill their cards, tall ones and low ones', async () => {
  if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
  const pictures = page.getByRole('region', { name: productBoxes.title }).locator('a img');
  for (const width of [390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const shares = await pictures.evaluateAll((images) =>
      images.map((image) => {
        const card = image.closest('a')!.getBoundingClientRect();
        const box = image.getBoundingClientRect();
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const high = Math.min(box.height, box.width / shape);
        return Math.max(high / card.height, (high * shape) / card.width);
      }),
    );
    expect(shares).toHaveLength(4);
    expect(Math.min(...shares)).toBeGreaterThan(0.7);
  }
});

test.each([
  [1_280, 720],
  [1_440, 900],
  [1_920, 1_080],
])('at %d × %d the sign to play the film is seen with its title', async (width, height) => {
  await page.setViewportSize({ width, height });
  if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
  const section = page.getByRole('region', { name: '로봇이 일하는 모습을 직접 보세요.' });
  const title = (await section.getByRole('heading').boundingBox())!;
  const sign = (await section.locator('button > span').boundingBox())!;
  expect(sign.y + sign.height - title.y).toBeLessThan(height - 96);
});

test('on a phone what the footer lists and the facts below it stand in one column', async () => {
  const visitor = await site.visit(phone);
  await visitor.page.goto(paths.company);
  const starts = await visitor.page
    .locator('footer nav ul, footer dd')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(12);
  expect(new Set(starts).size).toBe(1);
  await visitor.close();
});

test('a year of the history shows its own robots with their wheels on one line, and on it small those before them, whom a phone names below', async () => {
  const visitor = await site.open(paths.history, phone);
  const year = visitor.page
    .getByRole('listitem')
    .filter({ has: visitor.page.getByRole('heading', { name: '2023' }) });
  expect(await year.locator('li img').filter({ visible: true }).count()).toBe(3);
  const earlier = (await year.getByText('이전 모델 3종').boundingBox())!;
  const names = (await year.getByText('T5 · T6 · T8').boundingBox())!;
  expect(names.y).toBe(earlier.y);
  const ownName = (await year.getByRole('link', { name: 'C30' }).boundingBox())!;
  expect(earlier.y).toBeGreaterThan(ownName.y + ownName.height);
  for (const width of [768, 1_280, 1_440]) {
    await visitor.page.setViewportSize({ width, height: 800 });
    const robots = await year.locator('li img').evaluateAll((images) =>
      images.map((image) => {
        const box = image.getBoundingClientRect();
        const style = getComputedStyle(image);
        const scale = box.width / Number(style.getPropertyValue('--px'));
        return { height: box.height, foot: box.bottom - Number(style.getPropertyValue('--foot')) * scale };
      }),
    );
    expect(robots).toHaveLength(6);
    const feet = robots.map(({ foot }) => foot);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(2);
    const heights = robots.map(({ height }) => height);
    expect(Math.max(...heights.slice(0, 3))).toBeLessThan(Math.max(...heights.slice(3)) / 2);
  }
  await visitor.close();
});

test('on the narrowest phones every word of the contact bar stands on one line', async () => {
  const visitor = await site.visit({ ...phone, viewport: { width: 360, height: 740 } });
  await visitor.page.goto(paths.company);
  const entries = visitor.page.getByRole('complementary', { name: '빠른 상담' }).getByRole('link');
  const heights = await entries.evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNode(link.lastChild!);
      return range.getBoundingClientRect().height;
    }),
  );
  expect(heights).toHaveLength(4);
  expect(Math.max(...heights)).toBeLessThan(24);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await visitor.close();
});

test('on a wide screen the newest of a list leads, and its rows are full; on a tablet all are alike', async () => {
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== paths.news) await page.goto(paths.news);
    return page
      .locator('section[aria-labelledby="list-heading"] li:has(h3)')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  };
  const [lead, second, ...others] = await boxesAt(1_280);
  expect(others).toHaveLength(10);
  expect(lead!.width).toBeGreaterThan(second!.width * 2);
  expect(lead!.height).toBeGreaterThan(second!.height * 1.9);
  expect(Math.round(others.at(-1)!.right)).toBe(Math.round(second!.right));
  expect(new Set((await boxesAt(768)).map(({ width }) => Math.round(width))).size).toBe(1);
});

test('what the interviews say stands large and bold on full rows, with who said it in ink', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(paths.interviews);
  const cards = page.locator('section[aria-labelledby="list-heading"] li:has(h3)');
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes).toHaveLength(8);
  expect(Math.round(boxes.at(-1)!.right)).toBe(Math.round(boxes[1]!.right));
  const quotes = await cards.locator('h3').evaluateAll((all) =>
    all.map((quote) => {
      const { fontSize, fontWeight } = getComputedStyle(quote);
      return { size: parseFloat(fontSize), weight: Number(fontWeight) };
    }),
  );
  expect(Math.min(...quotes.map(({ size }) => size))).toBeGreaterThanOrEqual(20);
  expect(Math.min(...quotes.map(({ weight }) => weight))).toBeGreaterThanOrEqual(700);
  const speaker = cards.nth(1).getByText('다올린 로지스 물류팀장');
  const look = await speaker.evaluate((element) => {
    const { fontSize, color } = getComputedStyle(element);
    return [fontSize, color, getComputedStyle(document.querySelector('h1')!).color];
  });
  expect(look[0]).toBe('16px');
  expect(look[1]).toBe(look[2]);
  expect(await cards.getByText('인터뷰', { exact: true }).count()).toBe(0);
});

test.each([1_440, 390])(
  'the state of an event stands clear of its picture’s torn edge (%i px)',
  async (width) => {
    const visitor = await site.visit({ viewport: { width, height: 900 } });
    await visitor.page.goto(paths.events);
    const insets = await visitor.page
      .locator('section[aria-labelledby="list-heading"] li:has(h3)')
      .evaluateAll((all) =>
        all.map((card) => {
          const picture = card.querySelector('img')!.getBoundingClientRect();
          const chip = [...card.querySelectorAll('span')].find((span) =>
            ['진행 중', '종료'].includes(span.textContent),
          )!;
          // Covers have notches as deep as a fortieth of their width.
          return (chip.getBoundingClientRect().left - picture.left) / (picture.width / 40);
        }),
      );
    expect(insets.length).toBeGreaterThan(8);
    expect(Math.min(...insets)).toBeGreaterThan(1);
  },
);

test('a title breaks where it pauses', async () => {
  const visitor = await site.visit({ viewport: { width: 390, height: 844 } });
  await visitor.page.goto(paths.servingCases);
  const title = visitor.page.locator('h3', { hasText: '골목새반상, AI 트레이가' });
  const [first, second] = await title
    .locator('a > span')
    .evaluateAll((parts) => parts.map((part) => [part.textContent, part.getBoundingClientRect().top]));
  expect(first?.[0]).toBe('골목새반상,');
  expect(Number(second?.[1])).toBeGreaterThan(Number(first?.[1]));
});

test.each([
  [1_280, 1, 2],
  [768, 1, 2.2],
  // A phone fetches no more than it can show.
  [390, 2, 1.2],
])('pictures of a list are as wide as their places cut them out (%i px)', async (width, density, atMost) => {
  const visitor = await site.visit({ viewport: { width, height: 900 }, deviceScaleFactor: density });
  await visitor.page.goto(paths.servingCases);
  const shown = await visitor.page
    .locator('section[aria-labelledby="list-heading"] li:has(h3) img')
    .evaluateAll((images) =>
      Promise.all(
        images.slice(0, 4).map(async (image) => {
          const ready = () => image instanceof HTMLImageElement && image.complete && image.currentSrc !== '';
          image.scrollIntoView();
          while (!ready()) await new Promise((resolve) => setTimeout(resolve, 50));
          // Without the attribute its width is that of the file.
          const file = Object.assign(new Image(), { src: (image as HTMLImageElement).currentSrc });
          await file.decode();
          const { clientWidth, clientHeight } = image;
          const needed = Math.max(clientWidth, (clientHeight * file.naturalWidth) / file.naturalHeight);
          return (file.naturalWidth / needed) * (1 / devicePixelRatio);
        }),
      ),
    );
  expect(Math.min(...shown)).toBeGreaterThan(0.95);
  expect(Math.max(...shown)).toBeLessThan(atMost);
  await visitor.close();
});

test('until a robot is chosen its type is as wide as the form, and then the model stands beside it', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await openHydrated(page, paths.support);
  const widthOf = async (label: string) => (await page.getByLabel(label).boundingBox())!.width;
  expect(await widthOf('로봇 종류')).toBe(await widthOf('문의 내용'));
  await page.getByLabel('로봇 종류').selectOption('serving');
  expect(await widthOf('로봇 종류')).toBe(await widthOf('로봇 모델'));
  expect((await page.getByLabel('로봇 종류').boundingBox())!.y).toBe(
    (await page.getByLabel('로봇 모델').boundingBox())!.y,
  );
});

test('each office of the company leads to its own directions', async () => {
  await page.goto(paths.company);
  for (const [name, id] of [
    ['인천 본사', 'head-office'],
    ['서울 연구소', 'research-center'],
  ]) {
    const link = page.getByRole('link', { name: `${name} 오시는 길` });
    expect(await link.getAttribute('href')).toBe(`${paths.directions}#${id}`);
  }
});

test('on a phone the industry one looks at is in view, however far along the row', async () => {
  const visitor = await site.visit(phone);
  await visitor.page.goto(`${paths.servingCases}?tab=other`);
  const { left, right } = await visitor.page
    .getByRole('navigation', { name: '업종' })
    .getByRole('link', { name: '기타' })
    .evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  await visitor.close();
});

test('the font for typed texts comes with lists and with typing, and not with pages of fixed texts', async () => {
  const rules = page.locator('link[rel="stylesheet"][href*="dynamic-subset"]');
  await page.goto(paths.partnership);
  expect(await rules.count()).toBe(0);
  await page.getByLabel('회사명').fill('쀼슝 식당');
  expect(await rules.count()).toBe(1);
  await page.goto(paths.events);
  await expect.poll(() => rules.count()).toBe(1);
});

test.each([paths.directions, paths.company, paths.privacy])(
  'until the font is there, the text of %s takes as much room as with it',
  async (path) => {
    const heights: number[] = [];
    for (const hasFont of [false, true]) {
      const visitor = await site.visit(phone);
      if (!hasFont) await visitor.page.route('**/*.woff2', (route) => route.abort());
      await visitor.page.goto(path);
      await visitor.page.evaluate(async () => document.fonts.ready);
      heights.push(await visitor.page.getByRole('main').evaluate((main) => main.clientHeight));
      await visitor.close();
    }
    const [before = 0, after = 0] = heights;
    expect(Math.abs(before - after) / after).toBeLessThan(0.01);
  },
);

/** Where the robot stands in the two framings of the hero, over the whole film, in shares of the picture. */
const heroRobots = {
  wide: { left: 0.575, right: 0.805, top: 0.188, bottom: 0.895 },
  tall: { left: 0.25, right: 0.757, top: 0.188, bottom: 0.895 },
};

/** The robot's place on the screen, and those of the words; which of its pictures is shown says its shape. */
function heroPlaces(robots: typeof heroRobots) {
  const image = document.querySelector<HTMLImageElement>('section[aria-label="소개"] img');
  if (image === null) throw new Error('there is no picture');
  const frame = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(frame.width / naturalWidth, frame.height / naturalHeight);
  const [x = 0, y = 0] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const left = frame.left + (frame.width - naturalWidth * scale) * x;
  const top = frame.top + (frame.height - naturalHeight * scale) * y;
  const robot = robots[naturalWidth > naturalHeight ? 'wide' : 'tall'];
  const words = [...document.querySelectorAll('section[aria-label="소개"] :is(h1, p, a)')].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  return {
    robot: {
      left: left + robot.left * naturalWidth * scale,
      right: left + robot.right * naturalWidth * scale,
      top: top + robot.top * naturalHeight * scale,
      bottom: top + robot.bottom * naturalHeight * scale,
    },
    frame: frame.toJSON() as DOMRect,
    words: words.map((box) => box.toJSON() as DOMRect),
  };
}

/** Which picture a window gets is decided a moment after it has its size. */
async function untilDrawn(): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('section[aria-label="소개"] img');
    return image?.complete === true && image.naturalWidth > 0;
  });
}

test.each([
  [390, 844],
  [600, 900],
  [768, 1_024],
  [820, 1_180],
  [844, 390],
  [1_024, 768],
  [1_024, 1_366],
  [1_280, 720],
  [1_440, 900],
  [1_920, 1_080],
  [2_560, 1_440],
])('at %d × %d the robot of the home page is whole, and no word lies on it', async (width, height) => {
  await page.setViewportSize({ width, height });
  if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
  await untilDrawn();
  const { robot, frame, words } = await page.evaluate(heroPlaces, heroRobots);
  expect(robot.top).toBeGreaterThanOrEqual(frame.top + 40);
  expect(robot.left).toBeGreaterThanOrEqual(frame.left);
  expect(robot.right).toBeLessThanOrEqual(frame.right);
  expect(robot.bottom).toBeLessThanOrEqual(frame.bottom + 1);
  expect(words).toHaveLength(4);
  for (const box of words) {
    const isClear =
      box.right < robot.left || box.left > robot.right || box.bottom < robot.top || box.top > robot.bottom;
    expect({ box, robot, isClear }).toMatchObject({ isClear: true });
  }
});

test.each([
  [360, 640],
  [375, 667],
])(
  'at %d × %d the face of the robot of the home page is whole, and the words begin below it',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
    await untilDrawn();
    const { robot, frame, words } = await page.evaluate(heroPlaces, heroRobots);
    expect(robot.top).toBeGreaterThanOrEqual(frame.top + 40);
    expect(robot.left).toBeGreaterThanOrEqual(frame.left);
    expect(robot.right).toBeLessThanOrEqual(frame.right);
    expect(Math.min(...words.map((box) => box.top))).toBeGreaterThanOrEqual(frame.bottom - 1);
  },
);

test('on a phone held sideways the head of the home page fits the window with its buttons', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  if (new URL(page.url()).pathname !== paths.home) await page.goto(paths.home);
  const head = (await page.locator('section[aria-label="소개"]').boundingBox())!;
  expect(head.height).toBeLessThanOrEqual(390);
});

/** The left, top, right and bottom of what a card shows of each picture, in hundredths of the picture. */
function shownParts(pictures: Element[]): number[][] {
  return pictures.map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const natural = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const shown = [Math.min(width / (height * natural), 1), Math.min((height * natural) / width, 1)];
    const starts = getComputedStyle(picture)
      .objectPosition.split(' ')
      .map((share, axis) => Number.parseFloat(share) * (1 - shown[axis]!));
    return [...starts, ...starts.map((start, axis) => start + shown[axis]! * 100)];
  });
}

/** Where the widest of all robots and one of the tallest stand in the pictures of their closing cards. */
const closingRobots = Object.entries({ C30: c30, T10: t10 }).flatMap(([model, { closing }]) => {
  const robots = closing.map(({ src }) => robotPlaces[/([a-z]+-[a-z])-/.exec(src)?.[1] ?? '']!);
  return [390, 768, 1_024, 1_280, 1_440].map((width) => ({ model: model as Model, width, robots }));
});

test.each(closingRobots)(
  'at $width px the closing cards of $model show their robots whole, and no word lies on a picture',
  async ({ model, width, robots }) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== productPath(model)) await page.goto(productPath(model));
    const cards = page.locator('main a:has(h2):has(img)');
    const parts = await cards.locator('img').evaluateAll(shownParts);
    expect(parts).toHaveLength(2);
    for (const [index, [left, top, right, bottom]] of robots.entries()) {
      const [from = NaN, above = NaN, to = NaN, below = NaN] = parts[index]!;
      // The box stands a little around the robot: a hundredth or two are air.
      expect([left - from, top - above, to - right, below - bottom].filter((air) => !(air > -2))).toEqual([]);
    }
    const apart = await cards.evaluateAll((found) =>
      found.map((card) => {
        const picture = card.querySelector('img')!.getBoundingClientRect();
        const words = [...card.querySelectorAll('h2, p, span')].map((each) => each.getBoundingClientRect());
        const isLeft = words.every(({ right }) => right <= picture.left);
        return isLeft ? 'left' : words.every(({ top }) => top >= picture.bottom) ? 'below' : 'on it';
      }),
    );
    expect(new Set(apart)).toEqual(new Set([width < 768 ? 'below' : 'left']));
  },
);

test('each office is told with its own map, its three ways with what is left to go, and the hours', async () => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(paths.directions);
  for (const { office, map } of directions.offices) {
    const card = page.getByRole('region', { name: office.name });
    expect(await card.getByRole('img', { name: map.alt }).getAttribute('src')).toBe(map.src);
    expect(await card.locator('dd').allInnerTexts()).toEqual([
      `${office.subway.lines} ${office.subway.station}\n걸어서 ${office.subway.minutes}분`,
      `${office.bus.stop}\n걸어서 ${office.bus.minutes}분`,
      `건물 지하 주차장\n${office.parking}`,
    ]);
    await card.getByText(company.supportHours).waitFor();
  }
  expect(directions.offices.map(({ map }) => map.src)).toEqual([
    '/brand/map-incheon.svg',
    '/brand/map-seoul.svg',
  ]);
});
