import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { paths } from '#web/content/paths.ts';

const withMotion = { reducedMotion: 'no-preference' } as const;
const picture = 'lobby-b';
/** The event that shows it, below the window at first. */
const title = '소모품 1년 지원';
const viewport = { width: 1440, height: 600 };
const namesake = '같은 이름의 사진';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite({ SAMPLE_CONTENT: 'on' });
  const staff = await logInStaff(site);
  const green = sharp({ create: { width: 160, height: 90, channels: 3, background: '#08786d' } });
  const file = { name: `${picture}.webp`, bytes: await green.webp().toBuffer() };
  await staff.post('event', { title: namesake, file });
});
afterAll(() => site.close());

/** A visitor of the list, the card whose picture has a film, and the films that were asked for. */
async function openList(options?: BrowserContextOptions, before = () => {}) {
  const { page, close } = await site.visit({ viewport, ...options });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(before);
  await page.goto(paths.events);
  const card = page.getByRole('listitem').filter({ hasText: title });
  return {
    page,
    card,
    close,
    films: () => asked.filter((path) => path.endsWith('.mp4')),
    isPlaying: () =>
      card.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
  };
}

test('the film of a card is fetched when the card is seen, stops when it is not, and plays again for who points at it or comes by keyboard', async () => {
  const { page, card, close, films, isPlaying } = await openList(withMotion);
  const film = card.locator('video');
  // Slowly, or it would end by itself meanwhile.
  await film.evaluate((video: HTMLVideoElement) => Object.assign(video, { playbackRate: 0.1 }));
  expect(films()).toEqual([]);
  const sources = await film
    .locator('source')
    .evaluateAll((all) => all.map((source) => source.getAttribute('src')));
  expect(sources).toEqual(
    ['av1', 'h264'].map((kind) => expect.stringMatching(`^/assets/${picture}\\.${kind}-[^/]+\\.mp4$`)),
  );
  await card.scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);
  expect(films()[0]).toContain(`/${picture}.`);
  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({ paused: video.paused, ended: video.ended }));
    await expect.poll(state).toEqual({ paused: true, ended: false });
  };
  await leave();
  await card.scrollIntoViewIfNeeded();
  await card.locator('img').waitFor();
  expect(await isPlaying()).toBe(false);
  await card.hover();
  await expect.poll(isPlaying).toBe(true);
  await leave();
  await card.getByRole('link').focus();
  await expect.poll(isPlaying).toBe(true);
  await close();
});

test('a photo that came under the name of a picture with a film has none', async () => {
  const { page, card, close } = await openList(withMotion);
  await card.locator('video').waitFor({ state: 'attached' });
  const other = page.getByRole('listitem').filter({ hasText: namesake });
  expect(await other.locator('img').count()).toBe(1);
  expect(await other.locator('video').count()).toBe(0);
  await close();
});

test('the film of a card ends by itself within five seconds, and its picture is seen again', async () => {
  const { card, close, isPlaying } = await openList(withMotion);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);
  const film = card.locator('video');
  const opacity = () => film.evaluate((video) => getComputedStyle(video).opacity);
  await expect.poll(opacity).toBe('1');
  await expect.poll(isPlaying).toBe(false);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeLessThan(5);
  await expect.poll(opacity).toBe('0');
  await close();
});

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

test.each<[string, BrowserContextOptions, (() => void)?]>([
  ['asked for stillness', {}],
  ['saves data', withMotion, saveData],
  ['has no scripts', { ...withMotion, javaScriptEnabled: false }],
])('who %s sees the picture of a card and fetches no film', async (_, options, before) => {
  const { page, card, close, films } = await openList(options, before);
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await card.locator('video').count()).toBe(0);
  expect(films()).toEqual([]);
  await close();
});
