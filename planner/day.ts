import { Figures } from './day/figures.ts';
import { Fleet } from './day/fleet.ts';
import { readOptions, type DayOptions } from './day/options.ts';
import { poissonOrders, type Order } from './day/orders.ts';
import type { Plan } from './plan.ts';
import { roadsFor, type Roads } from './roads/roads.ts';

/** At `t` (s after opening) a robot is at `x`, `y` (cm); it drives straight and evenly to its next move. */
export interface Move {
  robot: number;
  t: number;
  x: number;
  y: number;
}

/** What became of an order. Times in s after opening. */
export interface PlayedOrder {
  /** Id of the table that it is for. */
  table: string;
  readyAt: number;
  /** Null where nobody came to take it before the day ended. Those of one trip have all but `servedAt` in common. */
  delivery: { robot: number; takenAt: number; servedAt: number; backAt: number } | null;
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
  /** In the order in which they are ready. */
  orders?: PlayedOrder[];
}

/** A day in a store, played through. The same options give the same day. */
export function simulateDay(plan: Plan, given: DayOptions): Day {
  const options = readOptions(given);
  return playDay(roadsFor(plan, options.robotWidth), options);
}

/** Several days in a store, one when it is asked for: to compare them, its roads are laid once for robots of one width. */
export function* simulateDays(plan: Plan, days: Iterable<DayOptions>): Generator<Day> {
  let roads: Roads | null = null;
  for (const given of days) {
    const options = readOptions(given);
    if (roads?.robotWidth !== options.robotWidth) roads = roadsFor(plan, options.robotWidth);
    yield playDay(roads, options);
  }
}

function playDay(roads: Roads, options: ReturnType<typeof readOptions>): Day {
  const end = options.hours * 3600;
  const fleet = new Fleet(roads, options);
  const { places } = fleet;
  const figures = new Figures(end);
  const tripsPerRobot = Array.from({ length: options.robots }, () => 0);
  const moves: Move[] = places.map((node, robot) => ({ robot, t: 0, x: roads.x[node]!, y: roads.y[node]! }));
  const played = new Map<Order, PlayedOrder>();
  let busyS = 0;
  let cm = 0;
  const came = (order: Order) => {
    figures.ordered(order);
    const { table, readyAt } = order;
    if (options.orders) played.set(order, { table: roads.tables[table]!, readyAt, delivery: null });
  };
  const orders = told(poissonOrders(options, roads.tables.length), came);
  for (const { robot, takenAt, trip, orders: taken } of fleet.serve(orders, end)) {
    const { course } = trip;
    for (const { order, servedAt } of taken) {
      figures.served(order, servedAt);
      const known = played.get(order);
      if (known) known.delivery = { robot, takenAt, servedAt, backAt: course.end };
    }
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
    ...(options.orders ? { orders: [...played.values()] } : {}),
  };
}

function* told(orders: Iterable<Order>, came: (order: Order) => void): Generator<Order> {
  for (const order of orders) {
    came(order);
    yield order;
  }
}
