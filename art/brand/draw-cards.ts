// Draws the share images and the phone card.
//   node art/brand/draw-cards.ts [--raw <folder of renders>] [name ...]
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findNeed } from '../../scripts/system-packages.ts';
import { lines, rawAddresses } from '../drawn/drawing.ts';
import type { Drawing } from '../drawn/drawing.ts';
import { photograph } from '../drawn/photograph.ts';
import { phoneCard, shareCards } from './share.ts';
import type { ShareCard } from './share.ts';

const MOST_BYTES = 150_000;
const QUALITIES = [88, 82, 76, 70];
const COUNTS = ['', 'one', 'two', 'three'];

const { values, positionals } = parseArgs({
  options: {
    raw: { type: 'string', default: 'art/work/raw' },
    browser: { type: 'string', default: findNeed('browser') ?? '' },
  },
  allowPositionals: true,
});
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const raw = rawAddresses(resolve(values.raw));
const brandFolder = new URL('../../web/public/brand/', import.meta.url);
const wordMark = (ground: 'light' | 'dark') =>
  `<img class="brand" src="${new URL(`wordmark-${ground}.svg`, brandFolder).href}">`;

function shareDrawing({ name, kicker, title, text, robots = [], low, scene, dark }: ShareCard): Drawing {
  const look = scene ? 'photo' : dark ? 'dark' : '';
  const picture = scene
    ? `<img class="cover" src="${raw(scene)}"><div class="shade"></div>`
    : `<div class="robots ${low ? 'low' : COUNTS[robots.length]}">${robots.map((robot) => `<img src="${raw(robot)}">`).join('')}</div>`;
  return {
    name,
    width: 1200,
    height: 630,
    style: 'card',
    body: `<main class="share ${look}">${picture}${wordMark(look ? 'dark' : 'light')}<div class="words"><span>${kicker}</span><h1>${title}</h1><p>${text}</p></div></main>`,
  };
}

const phoneDrawing: Drawing = {
  name: 'phone-card',
  width: 600,
  height: 400,
  style: 'card',
  body: `<main class="phone"><img src="${raw('t10-front')}">${wordMark('dark')}<h1>${lines(phoneCard.title)}</h1><b>${phoneCard.number}</b><p>${lines(phoneCard.hours)}</p></main>`,
};

async function jpegWithin(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`A share image does not fit into ${MOST_BYTES} bytes`);
}

const browser = await chromium.launch({
  executablePath: values.browser,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const card of shareCards.filter(({ name }) => isWanted(name))) {
  const png = await photograph(page, shareDrawing(card), tmpdir());
  await writeFile(fileURLToPath(new URL(`share-${card.name}.jpg`, brandFolder)), await jpegWithin(png));
}
if (isWanted(phoneDrawing.name)) {
  // Twice the size it is shown at, for sharp screens.
  const sharpPage = await browser.newPage({ deviceScaleFactor: 2 });
  const phone = await photograph(sharpPage, phoneDrawing, tmpdir());
  await writeFile(
    new URL('phone-card.png', brandFolder),
    await sharp(phone).resize(600).png({ palette: true }).toBuffer(),
  );
  await writeFile(
    new URL('phone-card.webp', brandFolder),
    await sharp(phone).webp({ quality: 86 }).toBuffer(),
  );
}
await browser.close();
