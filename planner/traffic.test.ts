import { expect, test } from 'vitest';
import { auditDrive } from '#tests/support/drive-audit.ts';
import { randomPlan } from '#tests/support/random-plan.ts';
import type { Move } from './day.ts';
import { Fleet } from './day/fleet.ts';
import { poissonOrders } from './day/orders.ts';
import { seededRandom } from './day/random.ts';
import { roadsFor } from './roads/roads.ts';
import { marginCm } from './traffic/zones.ts';

/** More of them: `PLANNER_STORES=1000`. */
const stores = Number(process.env['PLANNER_STORES'] ?? 150);
const parts = 10;
const widths = [49, 55, 59, 70, 90];

/** Twelve minutes of orders in a random store, and as long afterwards as it takes. */
function playStore(seed: number) {
  const random = seededRandom(seed * 7919);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const [width, depth] = [between(300, 700), between(300, 550)];
  const plan = randomPlan({ seed, width, depth, obstacles: between(3, 3 + (width * depth) / 25_000) });
  const robotWidth = widths[between(0, widths.length - 1)]!;
  const roads = roadsFor(plan, robotWidth);
  const service = {
    robots: between(1, 5),
    ordersPerTrip: between(1, 4),
    loadS: 15,
    unloadS: 20,
    speedMs: 1,
  };
  const fleet = new Fleet(roads, service);
  const orders = [
    ...poissonOrders({ ordersPerHour: between(20, 240), hours: 0.2, seed }, roads.tables.length),
  ];
  const placeOf = (robot: number) => {
    const node = fleet.places[robot]!;
    return { x: roads.x[node]!, y: roads.y[node]! };
  };
  const moves: Move[] = fleet.places.map((_, robot) => ({ robot, t: 0, ...placeOf(robot) }));
  let served = 0;
  for (const { robot, trip, orders: taken } of fleet.serve(orders.values(), Infinity)) {
    served += taken.filter(({ order, servedAt }) => servedAt >= order.readyAt).length;
    for (const [at, t] of trip.course.t.entries())
      moves.push({ robot, t, x: trip.course.x[at]!, y: trip.course.y[at]! });
  }
  return { plan, fleet, robotWidth, ordered: orders.length, served, moves, placeOf };
}

test.each(Array.from({ length: parts }, (_, part) => part))(
  'in random stores every order arrives, everyone comes home, and nobody touches anything (part %i)',
  (part) => {
    /** Stores in which there is something to see: orders at all, several robots, and two that come near each other. */
    const seen = { all: 0, orders: 0, fleets: 0, meetings: 0 };
    for (let seed = part + 1; seed <= stores; seed += parts) {
      const { plan, fleet, robotWidth, ordered, served, moves, placeOf } = playStore(seed);
      expect(served, `store ${seed}`).toBe(ordered);
      for (const robot of fleet.places.keys()) {
        const { x, y } = moves.findLast((move) => move.robot === robot)!;
        expect({ x, y }, `store ${seed}`).toEqual(placeOf(robot));
      }
      const { toRobot, toSolid, speed } = auditDrive(plan, moves);
      seen.all += 1;
      if (ordered > 0) seen.orders += 1;
      if (fleet.places.length > 1) seen.fleets += 1;
      if (toRobot < 1.5 * robotWidth) seen.meetings += 1;
      expect(toRobot, `robots in store ${seed}`).toBeGreaterThanOrEqual(robotWidth + marginCm - 1e-6);
      expect(toSolid, `things in store ${seed}`).toBeGreaterThanOrEqual(robotWidth / 2 - 1e-5);
      expect(speed, `store ${seed}`).toBeLessThanOrEqual(100 + 1e-6);
    }
    expect(seen.orders).toBeGreaterThan(seen.all / 2);
    expect(seen.fleets).toBeGreaterThan(seen.all / 3);
    expect(seen.meetings).toBeGreaterThan(seen.all / 4);
  },
);
