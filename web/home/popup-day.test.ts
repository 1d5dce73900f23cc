import { expect, test } from 'vitest';
import { isSilencedToday, seoulDate, silenceToday } from './popup-day.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

test('the day begins at midnight in Korea, nine hours before UTC', () => {
  expect(seoulDate(new Date('2026-03-01T14:59:59Z'))).toBe('2026-03-01');
  expect(seoulDate(new Date('2026-03-01T15:00:00Z'))).toBe('2026-03-02');
});

test('the popup is silent for the rest of the Korean day and speaks again on the next', () => {
  const storage = memory();
  silenceToday(storage, new Date('2026-03-01T16:00:00Z'));
  expect(storage.getItem('popup_dont_show_date')).toBe('2026-03-02');
  expect(isSilencedToday(storage, new Date('2026-03-02T14:59:59Z'))).toBe(true);
  expect(isSilencedToday(storage, new Date('2026-03-02T15:00:00Z'))).toBe(false);
});

test('a browser that forbids storage shows the popup', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(isSilencedToday(forbidden, new Date())).toBe(false);
});
