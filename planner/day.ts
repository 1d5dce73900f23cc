import { Figures } from './day/figures.ts';
import { Fleet } from './day/fleet.ts';
import { readOptions, type DayOptions } from './day/options.ts';
import { poissonOrders, type Order } from './day/orders.ts';
import type { Plan } from './plan.ts';

/** At `t` (s after opening) a robot is at `x`, `y` (cm); it drives straight and evenly to its next move. */
export interface Move {
  robot: number;
  t: number;
  x: number;
  y: number;
}

export interface Day {
  ordered: number;
  delivered: number;
  unfinished: number;
  /** From ready at the pickup point to at the table. */
  meanWaitS: number;
  p95WaitS: number;
  /** Orders that are ready and not yet at their table, on average over the day. */
  meanOpen: number;
  /** Part of all robots' time from taking orders to being back. */
  busyShare: number;
  metres: number;
  tripsPerRobot: number[];
  /** Tables that the model does not get to. */
  unreachable: string[];
  /** In order of time; the last trips are told to their end. */
  moves?: Move[];
}

/** A day in a store, played through. The same options give the same day. */
export function simulateDay(plan: Plan, given: DayOptions): Day {
  const options = readOptions(given);
  const end = options.hours * 3600;
  const fleet = new Fleet(plan, options);
  const { roads, places } = fleet;
  const figures = new Figures(end);
  const tripsPerRobot = Array.from({ length: options.robots }, () => 0);
  const moves: Move[] = places.map((node, robot) => ({ robot, t: 0, x: roads.x[node]!, y: roads.y[node]! }));
  let busyS = 0;
  let cm = 0;
  const orders = counted(poissonOrders(options, roads.tables.length), figures);
  for (const { robot, takenAt, trip, orders: taken } of fleet.serve(orders, end)) {
    const { course } = trip;
    for (const { order, servedAt } of taken) figures.served(order, servedAt);
    tripsPerRobot[robot]! += 1;
    busyS += Math.min(end, course.end) - takenAt;
    cm += trip.cm;
    if (!options.moves) continue;
    for (const [at, t] of course.t.entries()) moves.push({ robot, t, x: course.x[at]!, y: course.y[at]! });
  }
  // Those that nobody came to take.
  while (!orders.next().done);
  return {
    ...figures.summary(),
    busyShare: busyS / (end * options.robots),
    metres: cm / 100,
    tripsPerRobot,
    unreachable: roads.unreachable,
    ...(options.moves ? { moves: moves.sort((one, other) => one.t - other.t) } : {}),
  };
}

function* counted(orders: Iterable<Order>, figures: Figures): Generator<Order> {
  for (const order of orders) {
    figures.ordered(order);
    yield order;
  }
}
