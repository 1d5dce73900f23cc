import type { Day } from '#planner/day.ts';
import type { FleetFigures } from './played-day.ts';

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** The day that is usual among several of the same store, each told with its orders: waits are those of all of them. */
export function averageDay(days: readonly Day[], endS: number): FleetFigures {
  const waits = days
    .flatMap(({ orders = [] }) => orders)
    .flatMap(({ readyAt, delivery }) =>
      delivery !== null && delivery.servedAt <= endS ? delivery.servedAt - readyAt : [],
    )
    .sort((one, other) => one - other);
  const usual = (of: (day: Day) => number) => sum(days.map(of)) / Math.max(1, days.length);
  const ordered = Math.round(usual((day) => day.ordered));
  const unfinished = Math.round(usual((day) => day.unfinished));
  return {
    ordered,
    delivered: ordered - unfinished,
    unfinished,
    meanWaitS: waits.length === 0 ? 0 : sum(waits) / waits.length,
    p95WaitS: waits[Math.ceil(waits.length * 0.95) - 1] ?? 0,
    busyShare: usual((day) => day.busyShare),
    tripsPerRobot: (days[0]?.tripsPerRobot ?? []).map((_, robot) =>
      sum(days.map((day) => day.tripsPerRobot[robot] ?? 0)),
    ),
  };
}
