import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset));

/** Every character that a fixed text of the site can show, in order. Alternative texts are never drawn. */
export async function siteCharacters(): Promise<string> {
  const found = new Set(basicLatin);
  for await (const file of glob(['{catalog,contract}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root })) {
    if (file.startsWith('web/pictures/') || file.endsWith('.test.ts')) continue;
    for (const character of await readFile(`${root}/${file}`, 'utf8')) {
      if (character > '~') found.add(character);
    }
  }
  return [...found].sort().join('');
}
