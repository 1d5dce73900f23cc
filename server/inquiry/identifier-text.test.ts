import fc from 'fast-check';
import { expect, it } from 'vitest';
import { identifierKeyword, identifierText } from './identifier-text.ts';

it('finds a part of a number or an address exactly where it stands', () => {
  const some = (least: number, most: number) =>
    fc.string({
      unit: fc.constantFrom('a', 'B', '1', '0', '.', '@', '+', '한'),
      minLength: least,
      maxLength: most,
    });
  fc.assert(
    fc.property(some(0, 12), some(1, 6), (text, keyword) => {
      const isThere = text.toLowerCase().includes(keyword.toLowerCase());
      expect(identifierText(text).includes(identifierKeyword(keyword))).toBe(isThere);
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

it('is stored like this (after a change, write a migration for what sites have stored, then change this test)', () => {
  expect(identifierText('01a+')).toBe('\u{e01a}\u{e01b}\u{e000}+ \u{fa6b8} ');
  expect(identifierKeyword('01a')).toBe('\u{e01a}\u{e01b}\u{e000}');
  expect(identifierKeyword('01aa')).toBe('\u{fa6b8}\u{fa8c0}');
});
