// Draws the pictures that are made of words and interface: web pages, photographed by a browser.
//   npm run pictures:draw [-- --raw <folder>] [name ...]      then: npm run pictures
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findNeed, requireSystem } from '../../scripts/system-packages.ts';
import { rawAddresses } from './drawing.ts';
import { drawEvents } from './draw-events.ts';
import { drawMarketing } from './draw-marketing.ts';
import { drawNews } from './draw-news.ts';
import { drawPartners } from './draw-partners.ts';
import { drawStore } from './draw-store.ts';
import { photograph } from './photograph.ts';
import { smallWords } from './small-words.ts';

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

await mkdir(folder, { recursive: true });
const raw = rawAddresses(folder);
const drawings = [
  ...drawMarketing(raw),
  ...drawStore(raw),
  ...drawNews(raw),
  ...drawEvents(raw),
  ...drawPartners(raw),
];
const wanted = drawings.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const browser = await chromium.launch({
  executablePath: values.browser,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ deviceScaleFactor: SCALE });
for (const drawing of wanted) {
  await writeFile(resolve(folder, `${drawing.name}.png`), await photograph(page, drawing, folder));
  const small = await smallWords(page, drawing);
  if (small.length > 0) console.warn(`${drawing.name}: too small for a phone: ${small.join(' | ')}`);
}
await browser.close();
console.log(`drew ${wanted.length} pictures into ${values.raw}`);
