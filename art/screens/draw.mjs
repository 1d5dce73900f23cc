// node art/screens/draw.mjs [name…]: draws the screens in headless Chromium into work/screens/.
import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { adverts } from './adverts.mjs';
import { faces } from './faces.mjs';
import { interfaces } from './interfaces.mjs';
import { lab } from './lab.mjs';
import { statuses } from './statuses.mjs';

const FOLDER = fileURLToPath(new URL('../work/screens/', import.meta.url));
const wanted = process.argv.slice(2);

fs.mkdirSync(FOLDER, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const screens = { ...faces, ...adverts, ...interfaces, ...lab, ...statuses };
for (const [name, { width, height, html }] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const source = `${FOLDER}${name}.html`;
  fs.writeFileSync(source, html);
  const tab = await browser.newPage();
  await tab.setViewport({ width, height });
  await tab.goto(pathToFileURL(source).href);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: `${FOLDER}${name}.png` });
  await tab.close();
}
await browser.close();
