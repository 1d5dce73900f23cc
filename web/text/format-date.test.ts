import { expect, test } from 'vitest';
import { detailDate, koreanDate, koreanDateTime, listDate } from './format-date.ts';

test('a time is shown on Korean clocks, whatever its offset', () => {
  expect(listDate('2025-03-04T05:05:00.000Z')).toBe('2025/03/04 14:05');
  expect(listDate('2025-03-04T14:05:00+09:00')).toBe('2025/03/04 14:05');
  expect(detailDate('2025-12-31T15:30:00.000Z')).toBe('2026-01-01 00:30');
});

test.each([
  ['2025-03-03T15:00:00Z', '2025년 3월 4일 오전 12:00'],
  ['2025-03-04T02:59:00Z', '2025년 3월 4일 오전 11:59'],
  ['2025-03-04T03:00:00Z', '2025년 3월 4일 오후 12:00'],
  ['2025-11-14T14:05:00Z', '2025년 11월 14일 오후 11:05'],
])('%s reads %s in Korean', (iso, korean) => expect(koreanDateTime(iso)).toBe(korean));

test('a date alone is that of Korean clocks too', () => {
  expect(koreanDate('2025-12-31T15:30:00.000Z')).toBe('2026년 1월 1일');
});

test('what is no time is shown as nothing', () => {
  expect([listDate(''), detailDate('어제'), koreanDate(''), koreanDateTime('2025-99-99')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
