import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { productPath } from '#web/content/products/products.ts';

/** What is fetched on the way may take its time. */
const patiently = { timeout: 10_000 };
const withMotion = { reducedMotion: 'no-preference' } as const;
const names = ['표정 화면', '스테레오 비전 센서', 'AI 트레이', '6링 쇼크 업소버', '주행부'];

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const story = (page: Page) => page.getByRole('region', { name: 'T11을 하나씩 떼어 봤습니다' });

/** To a share of the way through the story, which begins where its stage sticks: below the head, once it moves. */
const scrollTo = (page: Page, share: number) =>
  story(page).evaluate((section, to) => {
    const stage = section.querySelector('div')!;
    const head = Number.parseFloat(getComputedStyle(stage).top) || 0;
    const { top, height } = section.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top - head + (height - stage.clientHeight) * to);
  }, share);

function ofTheStory(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [found] = /t11-parts|t11-apart|come-apart/.exec(request.url()) ?? [];
    if (found !== undefined) asked.push(found);
  });
  return asked;
}

/** The names of its parts that can be seen. */
const shownNames = (page: Page) =>
  story(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).opacity === '1')
        .map((item) => item.querySelector('b')?.textContent),
    );

/** Beside the still picture: how much is drawn (1: as much), and how much of it elsewhere (0: nothing). */
const besideStill = (page: Page) =>
  story(page).evaluate(async (section) => {
    const still = section.querySelector('img')!;
    await still.decode();
    const [drawn, shown] = [section.querySelector('canvas')!, still].map((source) => {
      const pen = new OffscreenCanvas(98, 210).getContext('2d')!;
      pen.drawImage(source, 0, 0, 98, 210);
      return pen.getImageData(0, 0, 98, 210).data.filter((_, index) => index % 4 === 3);
    });
    const sum = (alphas: Uint8ClampedArray) => alphas.reduce((total, alpha) => total + alpha, 0);
    const elsewhere = drawn!.map((alpha, index) => Math.abs(alpha - shown![index]!));
    return { painted: sum(drawn!) / sum(shown!), far: sum(elsewhere) / sum(shown!) };
  });
const farFromStill = async (page: Page) => (await besideStill(page)).far;

const drawing = (page: Page) =>
  story(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Until what a scroll asked for is drawn. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Where the story leaves the window's upper edge. */
const endOfStory = (page: Page) =>
  story(page).evaluate((section) => {
    const stage = section.querySelector('div')!.getBoundingClientRect();
    return window.scrollY + section.getBoundingClientRect().bottom - stage.height - stage.top;
  });

/** The names of the parts whose sentence can be read. */
const readable = (page: Page) =>
  story(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item.querySelector('span')!).clipPath === 'none')
        .map((item) => item.querySelector('b')!.textContent),
    );

const coloursOfNames = (page: Page) =>
  story(page)
    .locator('b')
    .evaluateAll((found) => [...new Set(found.map((name) => getComputedStyle(name).color))]);

test('T11 stands whole and comes apart as one scrolls until its parts float where the still picture has them, named as they arrive', async () => {
  const { page, errors, close } = await site.visit(withMotion);
  const asked = ofTheStory(page);
  await page.goto(productPath('T11'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await scrollTo(page, 0);
  await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
  expect(new Set(asked)).toEqual(new Set(['come-apart', 't11-parts', 't11-apart']));
  await scrollTo(page, 0);
  await frames(page);
  const whole = await drawing(page);
  const { painted, far } = await besideStill(page);
  expect(painted).toBeGreaterThan(0.5);
  expect(far).toBeGreaterThan(0.5);
  await expect.poll(() => shownNames(page), patiently).toEqual([]);

  await scrollTo(page, 0.5);
  await expect.poll(() => drawing(page), patiently).not.toBe(whole);
  const between = await drawing(page);
  await expect.poll(() => shownNames(page), patiently).toEqual(names.slice(0, 3));

  // Apart long before it leaves.
  await scrollTo(page, 0.72);
  await expect.poll(() => drawing(page), patiently).not.toBe(between);
  await expect.poll(() => shownNames(page), patiently).toEqual(names);
  expect(await farFromStill(page)).toBeLessThan(0.05);
  const apart = await drawing(page);
  await scrollTo(page, 1);
  await frames(page);
  expect(await drawing(page)).toBe(apart);

  await scrollTo(page, 0);
  await expect.poll(() => drawing(page), patiently).toBe(whole);
  expect(errors).toEqual([]);
  await close();
});

test('on a phone what is said of each part of T11 is read by itself, each as long, beside its name in another colour', async () => {
  const { page, close } = await site.visit({ ...withMotion, ...phone });
  await page.goto(productPath('T11'));
  await scrollTo(page, 0);
  await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
  const pixels = new Map<string, number>();
  const step = 20;
  for (const end = await endOfStory(page); (await page.evaluate(() => scrollY)) < end;) {
    await page.evaluate((by) => window.scrollBy(0, by), step);
    await frames(page);
    const said = await readable(page);
    expect(said.length).toBeLessThanOrEqual(1);
    for (const name of said) pixels.set(name, (pixels.get(name) ?? 0) + step);
  }
  expect([...pixels.keys()]).toEqual(names);
  const [last = 0, ...others] = [...pixels.values()].toReversed();
  for (const each of others) expect(Math.abs(each - 200)).toBeLessThanOrEqual(step);
  expect(last).toBeGreaterThan(400);
  await expect.poll(() => coloursOfNames(page)).toHaveLength(2);
  await close();
});

test('T11 is drawn in its own shape where it is just as wide as a canvas that nobody has sized', async () => {
  const { page, close } = await site.visit({ ...withMotion, viewport: { width: 1_280, height: 800 } });
  await page.goto(productPath('T11'));
  await scrollTo(page, 0);
  await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
  await scrollTo(page, 1);
  expect(await story(page).locator('canvas').getAttribute('width')).toBe('300');
  await expect.poll(() => farFromStill(page), patiently).toBeLessThan(0.05);
  await close();
});

test.each([
  ['for who asked for stillness', {}],
  ['on a screen that is too low for it', { ...withMotion, viewport: { width: 844, height: 390 } }],
  ['without scripts', { ...withMotion, javaScriptEnabled: false }],
])('%s T11 stands apart in one picture, all its parts named', async (_, options) => {
  const { page, close } = await site.visit(options);
  const asked = ofTheStory(page);
  await page.goto(productPath('T11'));
  await story(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked, patiently).toContain('t11-apart');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('t11-parts');
  expect(await story(page).locator('canvas').count()).toBe(0);
  const picture = story(page).getByRole('img');
  expect(await picture.getAttribute('alt')).toMatch(/T11/);
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  expect(await shownNames(page)).toEqual(names);
  expect(await story(page).locator('b').allTextContents()).toEqual(names);
  // No taller than its picture needs: nothing to scroll through.
  const { height } = (await story(page).boundingBox())!;
  expect(height).toBeLessThan((await picture.boundingBox())!.height + 400);
  await close();
});

test('on a phone that is turned meanwhile, and on paper, T11 stands apart in one picture too', async () => {
  const { page, close } = await site.visit({ ...withMotion, ...phone });
  const expectStill = async () => {
    await expect.poll(() => shownNames(page), patiently).toEqual(names);
    expect(await story(page).locator('canvas').isVisible()).toBe(false);
    const picture = story(page).getByRole('img');
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
    expect((await story(page).boundingBox())!.height).toBeLessThan(1_000);
  };
  await page.goto(productPath('T11'));
  await scrollTo(page, 0.1);
  await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
  await page.setViewportSize({ width: 844, height: 390 });
  await expectStill();
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
  await page.emulateMedia({ media: 'print' });
  await expectStill();
  await close();
});

/** Of the words that can be seen: a label's own box also holds its line. */
function boxesOfWords(): DOMRect[] {
  return [...document.querySelectorAll('.t11-apart :is(h2, b, span)')]
    .filter((words) => getComputedStyle(words).clipPath === 'none')
    .map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
}

function expectApart(boxes: DOMRect[], width: number): void {
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        other.top >= box.bottom ||
        other.bottom <= box.top ||
        other.left >= box.right ||
        other.right <= box.left;
      expect(apart).toBe(true);
    }
  }
}

test('on a phone before which nothing moves the sentence of each part stands below its name', async () => {
  const { page, close } = await site.visit(phone);
  await page.goto(productPath('T11'));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await story(page).scrollIntoViewIfNeeded();
    const boxes = await page.evaluate(boxesOfWords);
    expect(boxes.length).toBe(1 + 2 * names.length);
    expectApart(boxes, width);
  }
  await close();
});

test.each<[string, BrowserContextOptions, [width: number, height: number][]]>([
  [
    'phones',
    phone,
    [
      [320, 844],
      [360, 740],
      [390, 844],
    ],
  ],
  [
    'wider screens',
    {},
    [
      [768, 1_024],
      [1_280, 720],
      [1_440, 900],
    ],
  ],
])(
  'on %s no label of T11 lies on another, under the header or outside of the window',
  async (_, options, sizes) => {
    const { page, close } = await site.visit({ ...withMotion, ...options });
    await page.goto(productPath('T11'));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // Until it moves all its names are shown, wherever one is.
      await scrollTo(page, 0);
      await expect.poll(() => story(page).getAttribute('data-moving'), patiently).toBe('');
      await expect.poll(() => shownNames(page), patiently).toEqual([]);
      await scrollTo(page, 1);
      await expect.poll(() => shownNames(page), patiently).toEqual(names);
      const boxes = await page.evaluate(boxesOfWords);
      const header = (await page.getByRole('banner').boundingBox())!;
      expectApart(boxes, width);
      for (const box of boxes) {
        expect(box.top).toBeGreaterThanOrEqual(header.height);
        expect(box.bottom).toBeLessThanOrEqual(height);
      }
      expect(await page.evaluate(sideways)).toBe(0);
    }
    await close();
  },
);
