import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [0, '1분 미만'],
  [0.4, '1분 미만'],
  [35, '35분'],
  [60, '1시간'],
  [200, '3시간 20분'],
  [1_440, '1일'],
  [3_119, '2일 3시간'],
])('%d minutes are %s', (minutes, text) => {
  expect(waitingTime(minutes)).toBe(text);
});
