import { expect, test } from 'vitest';
import { simulateDays } from '#planner/day.ts';
import { hallWithAisles } from '#tests/support/hall-with-aisles.ts';
import { averageDay } from './average-day.ts';

const options = { model: 'T8', robots: 2, ordersPerHour: 60, hours: 0.5, orders: true };
const days = [
  ...simulateDays(hallWithAisles(90), [
    { ...options, seed: 1 },
    { ...options, seed: 2 },
  ]),
];
const [first, second] = days as [(typeof days)[0], (typeof days)[0]];

test('the average of one day is that day', () => {
  const { ordered, delivered, unfinished, meanWaitS, p95WaitS, busyShare, tripsPerRobot } = first;
  const average = averageDay([first], 1_800);
  expect(average).toMatchObject({ ordered, delivered, unfinished, p95WaitS, busyShare, tripsPerRobot });
  expect(average.meanWaitS).toBeCloseTo(meanWaitS, 6);
});

test('of several days every order weighs the same', () => {
  const average = averageDay(days, 1_800);
  const delivered = first.delivered + second.delivered;
  const whole = first.meanWaitS * first.delivered + second.meanWaitS * second.delivered;
  expect(average.meanWaitS).toBeCloseTo(whole / delivered, 6);
  expect(average.p95WaitS).toBeGreaterThanOrEqual(Math.min(first.p95WaitS, second.p95WaitS));
  expect(average.p95WaitS).toBeLessThanOrEqual(Math.max(first.p95WaitS, second.p95WaitS));
  expect(average.ordered).toBe(Math.round((first.ordered + second.ordered) / 2));
  expect(average.tripsPerRobot).toEqual(
    [0, 1].map((robot) => first.tripsPerRobot[robot]! + second.tripsPerRobot[robot]!),
  );
});

test('without orders there is nothing to wait for', () => {
  expect(averageDay([], 3_600)).toMatchObject({ meanWaitS: 0, p95WaitS: 0, tripsPerRobot: [] });
});
