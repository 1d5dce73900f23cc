import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DISPLAY, DISPLAY_BOX } from '../../art/drawn/robot-with-advert.ts';

/** How wide a sheet's pictures are drawn, and how wide they are seen on a phone, within its margins or from edge to edge; large ones of the store are seen from tablets on. */
const seen = {
  store: { drawnAt: 1_072, shownAt: 350 },
  'store-wide': { drawnAt: 1_200, shownAt: 704 },
  marketing: { drawnAt: 1_200, shownAt: 390 },
  news: { drawnAt: 1_200, shownAt: 350 },
  events: { drawnAt: 1_200, shownAt: 350 },
};
const withinMargins = /\.(?:high|popup)\b/;
/** Slides lie on their side within the margins of screens that are at least as wide as a phone held so. */
const onItsSide = /^\.headline\b/;

/** What the style sheets of drawn pictures say of sizes of type. */
async function typeSizes(sheet: string): Promise<{ selector: string; size: number }[]> {
  const css = await readFile(new URL(`../../art/drawn/${sheet}.css`, import.meta.url), 'utf8');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)/g)].flatMap(([, selector = '', rules = '']) =>
    [...rules.matchAll(/\bfont(?:-size)?:[^;]*?(\d+)px/g)].map(([, size]) => ({
      selector: selector.trim(),
      size: Number(size),
    })),
  );
}

test.each(['store', 'store-wide', 'marketing', 'news', 'events'] as const)(
  'no text of a picture is smaller than 12 px on the narrowest screen that shows it: %s',
  async (sheet) => {
    const sizes = await typeSizes(sheet);
    expect(sizes.length).toBeGreaterThan(1);
    const { drawnAt, shownAt } = seen[sheet];
    const width = (selector: string) => {
      if (onItsSide.test(selector)) return 440;
      return withinMargins.test(selector) ? Math.min(350, shownAt) : shownAt;
    };
    const small = sizes.filter(({ selector, size }) => (size * width(selector)) / drawnAt < 12);
    expect(small).toEqual([]);
  },
);

/** In hundredths, as a style sheet says it, but for what it rounds. */
const hundredths = (share: number) => expect.closeTo(100 * share, 1) as number;

test('the adverts of the large T10 lie where its picture has the display: the style sheet has its box and corners as they are drawn', async () => {
  const css = await readFile(new URL('../../web/product/advert-robot.css', import.meta.url), 'utf8');
  const [glass = ''] = /\.advert-glass \{[^{}]*/.exec(css) ?? [];
  const box = [...glass.matchAll(/^\s+(top|left|width|height): ([\d.]+)%;/gm)].map(([, side, share]) => [
    side,
    Number(share),
  ]);
  expect(Object.fromEntries(box)).toEqual({
    top: hundredths(DISPLAY_BOX.top),
    left: hundredths(DISPLAY_BOX.left),
    width: hundredths(DISPLAY_BOX.width),
    height: hundredths(DISPLAY_BOX.height),
  });
  const [, polygon = ''] = /clip-path: polygon\(([^)]+)\)/.exec(glass) ?? [];
  expect(polygon.split(', ').map((corner) => corner.split(' ').map(parseFloat))).toEqual(
    DISPLAY.map(([x, y]) => [
      hundredths((x - DISPLAY_BOX.left) / DISPLAY_BOX.width),
      hundredths((y - DISPLAY_BOX.top) / DISPLAY_BOX.height),
    ]),
  );
});
