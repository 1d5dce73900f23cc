import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

/** What only one of them says stands in brackets. */
function shown(one: string, other: string): string[] {
  return compareTexts(one, other).map((parts) =>
    parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''),
  );
}

test('the same text has nothing of its own', () => {
  expect(shown('로봇이 왔습니다.', '로봇이 왔습니다.')).toEqual(['로봇이 왔습니다.', '로봇이 왔습니다.']);
  expect(shown('', '')).toEqual(['', '']);
});

test('words that only one has are its own, wherever they stand', () => {
  expect(shown('새 로봇 T10 출시', '새 로봇 T11 출시')).toEqual(['새 로봇 [T10] 출시', '새 로봇 [T11] 출시']);
  expect(shown('가 나 다', '나 다 라')).toEqual(['[가 ]나 다', '나 다[ 라]']);
  expect(shown('', '새 글')).toEqual(['', '[새 글]']);
});

test('a line break is a difference too', () => {
  expect(shown('한 줄\n둘째', '한 줄 둘째')).toEqual(['한 줄[\n]둘째', '한 줄[ ]둘째']);
});

test('texts beyond measure are told apart as a whole, but for how they begin and end', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ');
  const [mine = ''] = shown(`처음 ${long('가')} 끝`, `처음 ${long('나')} 끝`);
  expect(mine.startsWith('처음 [가0 가1')).toBe(true);
  expect(mine.endsWith('가2999] 끝')).toBe(true);
});

test('where a piece begins is said', () => {
  expect(compareTexts('가 나 다', '가 라 다')[0].map(({ at }) => at)).toEqual([0, 2, 3]);
});
