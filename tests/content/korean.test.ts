import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { messages } from '#contract/messages.ts';
import { anyOf, pureRooms } from '../../scripts/rooms.ts';
import { particleAfter, readingOf, retired } from './house-style.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = [
  `${anyOf(pureRooms)}/**/*.ts`,
  'server/sample/**/*.ts',
  'web/**/*.{ts,tsx}',
  'art/{brand,drawn,encode}/**/*.ts',
  'art/{films,screens}/**/*.mjs',
];

/** Every line of Korean that people can read on the site or in its pictures, with its file. */
async function koreanLines(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for await (const file of glob(sources, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] })) {
    const lines = (await readFile(`${root}/${file}`, 'utf8')).split('\n');
    for (const text of lines) if (/\p{Script=Hangul}/u.test(text)) found.push({ file, text: text.trim() });
  }
  return found;
}

const lines = await koreanLines();

/** Sentences that were agreed on word for word. */
const agreed = [messages.admin.changedMeanwhile];

test.each(retired)('no text has %s: one writes %s', (pattern) => {
  const isAgreed = (text: string) => agreed.some((sentence) => text.includes(sentence));
  expect(lines.filter(({ text }) => pattern.test(text) && !isAgreed(text))).toEqual([]);
});

test('a word with a middle dot is kept whole: \\u2060 stands before the dot and behind it', () => {
  const isOurs = ({ file }: { file: string }) => /^(?:contract|web)\//.test(file);
  expect(lines.filter((line) => isOurs(line) && /[가-힣]·|·[가-힣]/.test(line.text))).toEqual([]);
});

test.each([
  ['T8', '티에이트'],
  ['T11', '티일레븐'],
  ['W3', '더블유쓰리'],
  ['S100', '에스백'],
  ['C30', '시삼십'],
  ['X512', '엑스오백십이'],
])('%s is read %s', (model, reading) => {
  expect(readingOf(model)).toBe(reading);
});

test.each([
  ['티에이트', '을', '를'],
  ['티나인', '와', '과'],
  ['에스백', '로', '으로'],
  ['교실', '으로', '로'],
])('after %s one says %s as %s', (word, particle, said) => {
  expect(particleAfter(word, particle)).toBe(said);
});

/** Syllables count up from 가 by their endings, 28 to each vowel: the first of them has none. */
const endsInConsonant = (syllable: string) => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 !== 0;

test('를 and 와 stand after a vowel', () => {
  const wrong = lines.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<last>[가-힣])[를와](?![가-힣])/g)]
      .filter(({ groups }) => endsInConsonant(groups?.['last'] ?? '가'))
      .map(([use]) => `${file}: ${use} in ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('particles after a model follow how it is read', () => {
  const models = robots.map(({ model }) => model).join('|');
  const use = new RegExp(
    String.raw`\b(?<model>${models})(?:\([^)]*\))?(?<particle>[은는이가을를과와]|으?로)(?![가-힣])`,
    'g',
  );
  const wrong = lines.flatMap(({ file, text }) => {
    return [...text.matchAll(use)]
      .filter(({ groups }) => {
        const { model = '', particle = '' } = groups ?? {};
        return particleAfter(readingOf(model), particle) !== particle;
      })
      .map(([found]) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});
