import { glob, readFile } from 'node:fs/promises';
import { anyOf, pureRooms } from './rooms.ts';
import { root } from './run.ts';

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset));

const sources = [`${anyOf(pureRooms)}/**/*.ts`, 'web/**/*.{ts,tsx}'];

/** Every character that a fixed text of the site can show, in order. Alternative texts are never drawn. */
export async function siteCharacters(): Promise<string> {
  const found = new Set(basicLatin);
  for await (const file of glob(sources, { cwd: root })) {
    if (file.startsWith('web/pictures/') || file.endsWith('.test.ts')) continue;
    for (const character of await readFile(`${root}/${file}`, 'utf8')) {
      if (character > '~') found.add(character);
    }
  }
  return [...found].sort().join('');
}
