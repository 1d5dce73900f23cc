import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [0, '0초'],
  [54.6, '55초'],
  [59.7, '1분'],
  [190, '3분 10초'],
  [180, '3분'],
  [3_600, '1시간'],
  [4_510, '1시간 15분'],
])('%d s are written %s, in one piece', (seconds, text) => {
  expect(durationText(seconds)).toBe(text.replaceAll(' ', '\u00a0'));
});
