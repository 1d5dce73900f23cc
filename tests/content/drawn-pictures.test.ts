import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** They are drawn 1200 px wide; a phone shows them from edge to edge, but for slides, popups and covers, which keep its margins. */
const drawnAt = 1_200;
const onPhone = (sheet: string, selector: string) =>
  sheet === 'news' || /\.(?:headline|popup)\b/.test(selector) ? 350 : 390;

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

test.each(['store', 'marketing', 'news'])(
  'no text of a picture is smaller than 12 px on a 390 px screen: %s',
  async (sheet) => {
    const sizes = await typeSizes(sheet);
    expect(sizes.length).toBeGreaterThan(2);
    const small = sizes.filter(({ selector, size }) => (size * onPhone(sheet, selector)) / drawnAt < 12);
    expect(small).toEqual([]);
  },
);
