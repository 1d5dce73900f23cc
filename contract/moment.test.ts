import { expect, it } from 'vitest';
import { readMoment } from './moment.ts';

it('reads a moment with its zone, one without as a moment in Seoul, and a day alone as its begin or its end', () => {
  expect(readMoment('2026-11-20T09:00', 'from')).toBe('2026-11-20T00:00:00.000Z');
  expect(readMoment('2026-11-20 09:00:30', 'from')).toBe('2026-11-20T00:00:30.000Z');
  expect(readMoment('2026-11-20T09:00:00+09:00', 'to')).toBe('2026-11-20T00:00:00.000Z');
  expect(readMoment('2026-11-20T00:00:00.5Z', 'to')).toBe('2026-11-20T00:00:00.500Z');
  expect(readMoment('2026-11-20', 'from')).toBe('2026-11-19T15:00:00.000Z');
  expect(readMoment('2026-11-20', 'to')).toBe('2026-11-20T15:00:00.000Z');
});

it.each([
  '',
  '내일',
  '2026-02-30T09:00',
  '2026-11-20T25:00',
  '2026-11-20T09:61',
  '2026-11-20T09:00+99:99',
  '20261120T0900',
  '+012026-11-20T09:00',
  // Stored moments are compared as texts, and these would have a sign before their year.
  '9999-12-31T23:59-09:00',
  '0000-01-01T00:00',
  '0000-01-01',
])('knows no moment %j', (text) => {
  expect(readMoment(text, 'from')).toBeNull();
});
