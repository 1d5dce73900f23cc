import { expect, test } from 'vitest';
import { poissonOrders } from './orders.ts';

const many = [...poissonOrders({ ordersPerHour: 600, hours: 100, seed: 5 }, 6)];

test('orders come as often as asked for, at random times', () => {
  expect(many.length / 60_000).toBeCloseTo(1, 1);
  const gaps = many.map(({ readyAt }, index) => readyAt - (many[index - 1]?.readyAt ?? 0));
  // Exponential: as spread as they are long on average.
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
  expect(mean).toBeCloseTo(6, 0);
  expect(spread / mean).toBeCloseTo(1, 1);
});

test('they are for all tables alike', () => {
  const counts = Array.from({ length: 6 }, (_, table) => many.filter((one) => one.table === table).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(many.length);
  for (const count of counts) expect(count / (many.length / 6)).toBeCloseTo(1, 1);
});
