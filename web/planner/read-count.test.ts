import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

const range = { min: 1, max: 6_000 };

test.each([
  ['2500', 2_500],
  ['1,200', 1_200],
  ['490cm', 490],
  ['60 건', 60],
  ['12.6', 13],
  ['-40', 1],
  ['9999', 6_000],
])('%s is read as %i', (typed, count) => expect(readCount(typed, range)).toBe(count));

test.each(['', ' ', '많이', '12e'])('“%s” is no number', (typed) =>
  expect(readCount(typed, range)).toBeNull(),
);
