import { expect, test } from 'vitest';
import { clockText, durationText } from './duration-text.ts';

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

test.each([
  [0, '0:00'],
  [1_450.9, '24:10'],
  [3_600, '1:00:00'],
  [36_065, '10:01:05'],
])('%d s after opening the clock shows %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
