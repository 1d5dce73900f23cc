import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anyOf, siteRooms } from '../scripts/rooms.ts';
import { messages } from './messages.ts';

const root = new URL('../', import.meta.url);
const source = globSync(`${anyOf(siteRooms)}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^contract\/messages\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

/** `messages.public.noFaq`, `admin.offline`, or taken out: `const { noFaq } = messages.public`. */
const isUsed = (group: string, name: string) =>
  new RegExp(`\\b${group}\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = messages\\.${group}\\b`).test(
    source,
  );

test('every message is said somewhere', () => {
  const unused = Object.entries(messages).flatMap(([group, texts]) =>
    Object.keys(texts)
      .filter((name) => !isUsed(group, name))
      .map((name) => `${group}.${name}`),
  );
  expect(unused).toEqual([]);
});
