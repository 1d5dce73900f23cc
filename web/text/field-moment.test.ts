import { expect, test } from 'vitest';
import { readMoment } from '#contract/moment.ts';
import { fieldMoment } from './field-moment.ts';

test('a moment stands in its field on Korean clocks', () => {
  expect(fieldMoment('2026-11-20T00:00:00.000Z')).toBe('2026-11-20T09:00');
  expect(fieldMoment('2026-12-31T15:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(fieldMoment(null)).toBe('');
  expect(fieldMoment('soon')).toBe('');
});

test.each(['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:07.000Z', '2026-11-20T10:00:00.250Z'])(
  '%s is the same moment when its field is read again',
  (moment) => {
    expect(readMoment(fieldMoment(moment), 'from')).toBe(moment);
  },
);
