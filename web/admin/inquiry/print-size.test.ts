import { expect, test } from 'vitest';
import { printSize } from './print-size.ts';

test('a longer text is printed smaller, and never larger than a shorter one', () => {
  const pointsOf = (text: string) => Number(/(\d+)pt/.exec(printSize(text))?.[1]);
  const sizes = [10, 500, 2_000, 5_000].map((length) => pointsOf('가'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[0]).toBeGreaterThan(sizes[3] ?? 0);
});

test('line breaks count as lines', () => {
  expect(printSize('줄\n'.repeat(40))).not.toBe(printSize('줄'.repeat(40)));
});
