import { expect, test } from 'vitest';
import { readableSize } from './file-size.ts';

test.each([
  [0, '0B'],
  [1_023, '1023B'],
  [1_536, '1.5KB'],
  [5_242_880, '5MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text);
});
