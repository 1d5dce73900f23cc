import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-characters.ts';

// Cuts the font down to the characters that the site's own texts use. Part of the build, so that a new word never
// lacks its letters; does nothing while the texts need no other characters than last time.
const whole = new URL(import.meta.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'));
const cut = new URL('../web/fonts/pretendard-site.woff2', import.meta.url);
const list = new URL('../web/fonts/pretendard-site.txt', import.meta.url);

const characters = await siteCharacters();
const last = existsSync(cut) && existsSync(list) ? await readFile(list, 'utf8') : '';
const isCurrent = last === `${characters}\n`;
if (process.argv.includes('--check')) {
  if (!isCurrent)
    console.error('The font lacks or no longer needs a letter: npm run build, and commit web/fonts.');
  process.exit(isCurrent ? 0 : 1);
}
if (!isCurrent) {
  const font = await subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(cut, font);
  await writeFile(list, `${characters}\n`);
  console.log(`Font: ${characters.length} characters, ${(font.length / 1024).toFixed(1)} kB`);
}
