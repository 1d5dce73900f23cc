import { expect, test } from 'vitest';
import { isKey } from './use-editor-commands.ts';

test('a key is known by its letter, and by its place where it types Korean', () => {
  expect(isKey({ key: 'r', code: 'KeyR' }, 'R')).toBe(true);
  expect(isKey({ key: 'ㄱ', code: 'KeyR' }, 'R')).toBe(true);
  expect(isKey({ key: 'Process', code: 'KeyR' }, 'R')).toBe(true);
  // A keyboard with other letters in these places.
  expect(isKey({ key: 'p', code: 'KeyR' }, 'R')).toBe(false);
  expect(isKey({ key: 'r', code: 'KeyO' }, 'R')).toBe(true);
});
