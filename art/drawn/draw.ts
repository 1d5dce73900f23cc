// Draws the pictures that are made of words and interface: web pages, photographed by a browser.
//   npm run pictures:draw [-- --raw <folder>] [name ...]      then: npm run pictures
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { findNeed, requireSystem } from '../../scripts/system-packages.ts';
import { rawAddresses } from './drawing.ts';
import { drawMarketing } from './draw-marketing.ts';
import { drawStore } from './draw-store.ts';
import { photograph } from './photograph.ts';

/** 1200 CSS pixels become 1600: the largest width the site offers. */
const SCALE = 4 / 3;

requireSystem('browser', 'Korean font');
const { values, positionals } = parseArgs({
  options: {
    raw: { type: 'string', default: 'art/work/raw' },
    browser: { type: 'string', default: findNeed('browser') ?? '' },
  },
  allowPositionals: true,
});
const folder = resolve(values.raw);

/** A picture 1200 px wide is 390 px wide on a phone: words below 34 px would be smaller than 11 px there. */
async function reportSmallWords(page: Page, name: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[data-tiny]'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 34)
      .map((element) => element.textContent.trim()),
  );
  if (small.length > 0) console.warn(`${name}: too small for a phone: ${small.join(' | ')}`);
}

await mkdir(folder, { recursive: true });
const raw = rawAddresses(folder);
const drawings = [...drawMarketing(raw), ...drawStore(raw)];
const wanted = drawings.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const browser = await chromium.launch({
  executablePath: values.browser,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ deviceScaleFactor: SCALE });
for (const drawing of wanted) {
  await writeFile(resolve(folder, `${drawing.name}.png`), await photograph(page, drawing, folder));
  await reportSmallWords(page, drawing.name);
}
await browser.close();
console.log(`drew ${wanted.length} pictures into ${values.raw}`);
