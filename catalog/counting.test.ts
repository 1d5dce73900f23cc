import { expect, test } from 'vitest';
import { counting } from './counting.ts';

test.each([
  [9, '아홉'],
  [10, '열'],
  [11, '열한'],
  [20, '스무'],
  [21, '스물한'],
])('%i things are counted as %s', (count, word) => {
  expect(counting(count)).toBe(word);
});
