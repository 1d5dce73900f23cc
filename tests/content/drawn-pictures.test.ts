import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

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
