import { expect, test } from 'vitest';
import { isMobile } from './is-mobile.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test('a window of 768 px or less is mobile, one pixel more is not', () => {
  expect(isMobile(768, desktop)).toBe(true);
  expect(isMobile(769, desktop)).toBe(false);
});

test('a phone is mobile however wide its window', () => {
  expect(isMobile(932, phone)).toBe(true);
});
