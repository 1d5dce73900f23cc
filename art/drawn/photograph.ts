import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { tokenStyle } from '../brand/tokens.ts';
import type { Drawing } from './drawing.ts';

const fontFile = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
);
const font = `@font-face{font-family:Pretendard;src:url(${pathToFileURL(fontFile).href});font-weight:45 920}`;
const baseStyle = await readFile(new URL('./base.css', import.meta.url), 'utf8');

/** Draws one page in the browser and returns it as PNG. `folder` holds the page for a moment. */
export async function photograph(page: Page, drawing: Drawing, folder: string): Promise<Buffer> {
  const { name, width, height, style, body } = drawing;
  const ownStyle = await readFile(new URL(`./${style}.css`, import.meta.url), 'utf8');
  const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><style>${font}${tokenStyle}${baseStyle}${ownStyle}</style><body style="width:${width}px;height:${height}px">${body}</body></html>`;
  // A file, because a page without an address may not load pictures from the disk.
  const file = resolve(folder, `.${name}.html`);
  await writeFile(file, html);
  await page.setViewportSize({ width, height });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await rm(file);
  return png;
}
