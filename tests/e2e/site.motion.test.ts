import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

const withMotion = { reducedMotion: 'no-preference' } as const;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** And two frames on: whoever watches what is in the window has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

/** A visitor of the home page whose film runs. */
async function openHome(options: BrowserContextOptions = {}) {
  const { page, close } = await site.visit({ ...withMotion, ...options });
  await page.goto(paths.home);
  const intro = page.getByRole('region', { name: '소개' });
  const film = intro.locator('video');
  const isRunning = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(true);
  return {
    page,
    close,
    intro,
    film,
    isRunning,
    stop: () => intro.getByRole('button', { name: '일시정지' }).click(),
    start: () => intro.getByRole('button', { name: '재생' }).click(),
  };
}

/** That it is seen, and lies in its frame as its poster does. */
async function expectOverPoster(intro: Locator): Promise<void> {
  const film = intro.locator('video');
  await expect.poll(() => film.evaluate((video) => getComputedStyle(video).opacity)).toBe('1');
  const framing = (element: HTMLElement | SVGElement) => {
    const { objectFit, objectPosition } = getComputedStyle(element);
    return { objectFit, objectPosition, frame: element.getBoundingClientRect().toJSON() as object };
  };
  expect(await film.evaluate(framing)).toEqual(await intro.locator('img').evaluate(framing));
}

test('the film of the home page lies over its poster and loops; it rests out of sight, and one that was stopped until it is started', async () => {
  const { page, close, intro, film, isRunning, stop, start } = await openHome();
  await expectOverPoster(intro);
  expect(await film.getAttribute('loop')).toBe('');
  const leave = () => scrollTo(page, 100_000);
  const comeBack = () => scrollTo(page, 0);
  await leave();
  await expect.poll(isRunning).toBe(false);
  await comeBack();
  await expect.poll(isRunning).toBe(true);
  await stop();
  await expect.poll(isRunning).toBe(false);
  await leave();
  await comeBack();
  expect(await isRunning()).toBe(false);
  await start();
  await expect.poll(isRunning).toBe(true);
  await close();
});

test('the film of the home page changes with its poster when a phone is turned, and plays on, in the smaller of its files', async () => {
  const { page, close, intro, film } = await openHome({ viewport: { width: 390, height: 844 } });
  await expectOverPoster(intro);
  // Without the hash of its content.
  const running = () =>
    film.evaluate((video: HTMLVideoElement) =>
      video.paused || video.currentTime === 0
        ? ''
        : new URL(video.currentSrc).pathname.replace(/-.{8}\.mp4$/, ''),
    );
  expect(await running()).toBe('/assets/home-tall.av1');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(running, { timeout: 10_000 }).toBe('/assets/home.av1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(running, { timeout: 10_000 }).toBe('/assets/home-tall.av1');
  await close();
});

test('who asked for stillness sees no film moving', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.home);
  await page.getByRole('region', { name: '소개' }).getByRole('button', { name: '재생' }).waitFor();
  expect(
    await page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.paused),
  ).toBe(true);
  await close();
});

test('who saves data loads no film before asking for it; the product film then has the focus, in the smaller of its files', async () => {
  const { page, close } = await site.visit(withMotion);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(paths.home);
  const play = page.getByRole('region', { name: '소개' }).getByRole('button', { name: '재생' });
  await play.waitFor();
  const films = () => asked.filter((path) => path.endsWith('.mp4'));
  expect(films()).toEqual([]);
  await play.click();
  await expect.poll(films).not.toEqual([]);
  await page.getByRole('button', { name: '제품 소개 영상 재생' }).click();
  const film = page.locator('video[controls]');
  await expect.poll(() => film.evaluate((video) => video === document.activeElement)).toBe(true);
  await expect.poll(() => films().find((path) => path.includes('product'))).toContain('.av1');
  await close();
});

test('the marketing slider moves on by itself after three seconds, and not while it is paused', async () => {
  const { page, close } = await site.visit(withMotion);
  await page.goto(paths.marketing);
  const slider = page.getByRole('region', { name: '마케팅 소개' });
  const current = () => slider.locator('[aria-current]').getAttribute('aria-label');
  await expect.poll(current, { timeout: 10_000 }).toBe('2번째 슬라이드');
  await slider.getByRole('button', { name: '일시정지' }).click();
  await page.mouse.move(0, 0);
  const stopped = await current();
  await page.waitForTimeout(4_000);
  expect(await current()).toBe(stopped);
  await slider.getByRole('button', { name: '1번째 슬라이드' }).click();
  await expect.poll(current).toBe('1번째 슬라이드');
  await close();
});

test.each([
  [
    'goes through the adverts of the cases, each marked as an example, as one scrolls',
    withMotion,
    ['한식당', '호텔', '모든 매장'],
  ],
  ['stands still for who asked for it, without the other adverts', {}, ['한식당', '한식당', '한식당']],
])('the large T10 of the marketing page %s', async (_, motion, shown) => {
  const isStill = motion !== withMotion;
  const { page, close } = await site.visit(motion);
  await page.goto(paths.marketing);
  const section = page.locator('section[aria-labelledby="pictures"]');
  const cases = section.getByRole('listitem').filter({ has: page.locator('h3') });
  const notes = section.getByText('예시 화면', { exact: true });
  expect(await notes.count()).toBe(await cases.count());
  const name = section.locator('p[aria-hidden]');
  const display = section.locator('div:has(> picture > img[src*="marketing-adverts"])');
  for (const [place, index] of [0, 6, 9].entries()) {
    await cases
      .nth(index)
      .locator('img')
      .evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect.poll(() => name.textContent()).toMatch(new RegExp(`^${shown[place]} ·`));
    // Each lies over those before it, and each has its own place on the strip.
    const seen = () =>
      display.evaluateAll((glasses) =>
        glasses
          .filter((glass) => getComputedStyle(glass).opacity === '1')
          .map((glass) => getComputedStyle(glass.querySelector('img')!).translate),
      );
    const upTo = Array.from({ length: isStill ? 0 : index }, (_none, before) => `0px -${before + 1}0%`);
    await expect.poll(seen).toEqual(upTo);
  }
  await close();
});

/** Where a slide stands, in pixels. */
const leftOf = (slide: Locator) => slide.evaluate((element) => element.getBoundingClientRect().left);

test.each([
  ['the marketing slider', paths.marketing, '마케팅 소개', '2번째 슬라이드'],
  ['the product carousel', productPath('T10'), '전체 제품', '다음'],
])('a slide of %s moves for half a second', async (_, path, name, button) => {
  const { page, close } = await site.visit(withMotion);
  await page.clock.install();
  await page.goto(path);
  const slider = page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  await slider.locator('.overflow-hidden').first().waitFor();
  await slider.getByRole('button', { name: '일시정지' }).click();
  await page.clock.runFor(2_000);
  await page.clock.pauseAt(Date.now() + 60_000);
  const slide = slider.getByRole('listitem').first();
  const start = await leftOf(slide);
  await slider.getByRole('button', { name: button }).click();
  await page.clock.runFor(430);
  const nearly = await leftOf(slide);
  await page.clock.runFor(120);
  const end = await leftOf(slide);
  await page.clock.runFor(2_000);
  expect(await leftOf(slide)).toBe(end);
  expect((start - nearly) / (start - end)).toBeGreaterThan(0.9);
  expect((start - nearly) / (start - end)).toBeLessThan(0.995);
  await close();
});

test('the product carousel shows every robot, four at a time on a wide screen, has arrows, and keeps to its edge when the window changes', async () => {
  const { page, close } = await site.visit();
  await page.goto(productPath('T10'));
  const carousel = page.getByRole('region', { name: '전체 제품' });
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.getByRole('listitem');
  expect(await slides.count()).toBe(robots.length);
  const left = async () => Math.round((await slides.first().boundingBox())?.x ?? 0);
  const width = (await slides.first().boundingBox())?.width ?? 0;
  expect(Math.round((page.viewportSize()?.width ?? 0) / width)).toBeGreaterThanOrEqual(4);
  await carousel.locator('.overflow-hidden').waitFor();
  const before = await left();
  await carousel.getByRole('button', { name: '다음' }).click();
  await expect.poll(left).not.toBe(before);
  await page.setViewportSize({ width: 1_100, height: 800 });
  const edge = (await carousel.locator('.overflow-hidden').boundingBox())?.x ?? 0;
  await expect.poll(() => leftOf(slides.nth(1).getByRole('link'))).toBeCloseTo(edge, 0);
  await close();
});

test('figures are in the HTML as they are, and count up only before eyes', async () => {
  const html = await (await fetch(site.origin + paths.home)).text();
  expect(html).toMatch(/100,000/);
  const { page, close } = await site.visit(withMotion);
  await page.goto(paths.home);
  const figure = page.getByRole('definition').filter({ hasText: '대+' }).locator('[aria-hidden]');
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.textContent(), { timeout: 5_000 }).toBe('100,000');
  await close();
});

const noonAndEvening = (page: Page) => page.locator('figure').filter({ hasText: /^(점심|저녁)$/ });

test('T10 goes from lunch to evening by keys, which ring the picture, and by dragging, and evening begins where the pointer is', async () => {
  const { page, errors, close } = await site.open(productPath('T10'));
  const slider = page.getByRole('slider', { name: '점심과 저녁의 경계' });
  const [noon, evening] = await noonAndEvening(page).all();
  await slider.scrollIntoViewIfNeeded();
  expect(await evening!.boundingBox()).toEqual(await noon!.boundingBox());
  const line = () => evening!.evaluate((figure) => getComputedStyle(figure).clipPath);
  const at = (share: number) => `inset(0px 0px 0px ${share}%)`;
  expect(await line()).toBe(at(41));
  // Where the style sheet has it before the scripts are there, which is where the handle stands without being moved.
  const begun = await page.locator('.day-and-night').evaluate((frame) => {
    const given = frame.style.getPropertyValue('--noon');
    frame.style.removeProperty('--noon');
    const byItself = getComputedStyle(frame).getPropertyValue('--noon');
    frame.style.setProperty('--noon', given);
    return [given, byItself, getComputedStyle(frame.querySelector('input')!).translate];
  });
  expect(begun).toEqual(['0.41', '0.41', '0%']);
  // A finger that moves up or down scrolls the page.
  expect(await slider.evaluate((input) => getComputedStyle(input).touchAction)).toBe('pan-y');
  const ring = () =>
    page.locator('.day-and-night').evaluate((frame) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(frame);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(await ring()).toContain('none');
  await slider.press('End');
  await expect.poll(line).toBe(at(100));
  expect(await ring()).toBe('solid 3px');
  expect(await slider.getAttribute('aria-valuetext')).toBe('점심 100%, 저녁 0%');
  await slider.press('ArrowLeft');
  await expect.poll(line).toBe(at(99));
  const { x, y, width, height } = (await noon!.boundingBox())!;
  await page.mouse.move(x + width * 0.99, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(line).toBe(at(25));
  // What names a time is gone before the line cuts through it.
  const seen = () =>
    noonAndEvening(page).evaluateAll((figures) =>
      figures.map((figure) => getComputedStyle(figure.querySelector('figcaption')!).opacity),
    );
  expect(await seen()).toEqual(['1', '1']);
  await slider.press('Home');
  await expect.poll(seen).toEqual(['0', '1']);
  await slider.press('End');
  await expect.poll(seen).toEqual(['1', '0']);
  expect(errors).toEqual([]);
  await close();
});

test('a line that was moved before the scripts came is where they find it', async () => {
  const { page, close } = await site.visit();
  const { promise: moved, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await moved;
    await route.continue();
  });
  const arrived = page.goto(productPath('T10'));
  const slider = page.getByRole('slider', { name: '점심과 저녁의 경계' });
  await slider.fill('80');
  letScriptsCome();
  await arrived;
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('점심 80%, 저녁 20%');
  expect(
    await noonAndEvening(page)
      .last()
      .evaluate((figure) => getComputedStyle(figure).clipPath),
  ).toBe('inset(0px 0px 0px 80%)');
  await close();
});

test('the evening of T10 comes once by itself as its picture rises into sight, not before who asked for stillness', async () => {
  const { page, close } = await site.visit(withMotion);
  await page.goto(productPath('T10'));
  const frame = page.locator('.day-and-night');
  const moved = () =>
    frame.evaluate((element) => {
      const { animationName, animationIterationCount } = getComputedStyle(element);
      return [animationName, animationIterationCount];
    });
  expect(await moved()).toEqual(['none', '1']);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(moved).toEqual(['evening-comes', '1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual(['none', '1']);
  await close();
});

test('without scripts lunch and evening stand side by side, both whole, and on a phone upright around the display', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(productPath('T10'));
  const [noon, evening] = await Promise.all(
    (await noonAndEvening(page).all()).map((figure) => figure.boundingBox()),
  );
  expect(evening!.x).toBeGreaterThan(noon!.x + noon!.width);
  expect(
    await noonAndEvening(page)
      .last()
      .evaluate((figure) => getComputedStyle(figure).clipPath),
  ).toBe('none');
  expect(await page.locator('.day-slider').isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  const crops = await noonAndEvening(page)
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return [(width / height).toFixed(2), getComputedStyle(picture).objectPosition];
      }),
    );
  expect(crops).toEqual(Array.from({ length: 2 }, () => ['0.80', '41% 50%']));
  await close();
});
