import { expect, test } from 'vitest';
import { simulateDay } from '#planner/day.ts';
import { hallWithAisles } from '#tests/support/hall-with-aisles.ts';
import { figuresAt } from './figures-at.ts';
import { playedDay } from './played-day.ts';
import { openOrders, sceneAt } from './scene-at.ts';

const options = { model: 'T8', robots: 2, ordersPerHour: 90, hours: 1, seed: 4 };
const whole = simulateDay(hallWithAisles(90), { ...options, moves: true, orders: true });
const day = playedDay(whole, options.hours);

test('at the end of the day the running figures are those of the engine', () => {
  const { ordered, delivered, open, meanWaitS, p95WaitS, busyShare } = figuresAt(day, day.endS);
  expect({ ordered, delivered, unfinished: open }).toEqual({
    ordered: whole.ordered,
    delivered: whole.delivered,
    unfinished: whole.unfinished,
  });
  expect(meanWaitS).toBeCloseTo(whole.meanWaitS, 6);
  expect(p95WaitS).toBeCloseTo(whole.p95WaitS, 6);
  expect(busyShare).toBeCloseTo(whole.busyShare, 6);
});

test('before anything happened they are nothing', () => {
  expect(figuresAt(day, 0)).toEqual({
    ordered: 0,
    delivered: 0,
    open: 0,
    meanWaitS: 0,
    p95WaitS: 0,
    busyShare: 0,
  });
});

test('on the way they only grow, and what is open is ordered and not delivered', () => {
  let before = figuresAt(day, 0);
  for (let time = 60; time <= day.endS; time += 60) {
    const now = figuresAt(day, time);
    expect(now.ordered).toBeGreaterThanOrEqual(before.ordered);
    expect(now.delivered).toBeGreaterThanOrEqual(before.delivered);
    expect(now.open).toBe(now.ordered - now.delivered);
    expect(now.busyShare).toBeLessThanOrEqual(1);
    before = now;
  }
});

test('every open order is at the pickup point or on a robot, and its table waits', () => {
  for (let time = 0; time <= day.endS; time += 97) {
    const { atPickup, loads, waiting } = sceneAt(day, time, 5);
    const { open } = figuresAt(day, time);
    expect(atPickup + loads.reduce((sum, load) => sum + load, 0)).toBe(open);
    expect(Math.max(...loads)).toBeLessThanOrEqual(3);
    expect(waiting.size > 0).toBe(open > 0);
    for (const since of waiting.values()) expect(since).toBeLessThanOrEqual(time);
  }
});

test('a table is marked as served for a moment', () => {
  const { table, delivery } = day.orders[0]!;
  const { servedAt } = delivery!;
  expect(sceneAt(day, servedAt - 0.1, 5).served.has(table)).toBe(false);
  expect(sceneAt(day, servedAt + 4, 5).served.has(table)).toBe(true);
  expect(sceneAt(day, servedAt + 6, 5).served.has(table)).toBe(false);
});

test('the curve over the time bar is that of the open orders', () => {
  const curve = openOrders(day, 61);
  expect(curve).toHaveLength(61);
  expect(curve[30]).toBe(figuresAt(day, 1_800).open);
  expect(curve[60]).toBe(whole.unfinished);
});
