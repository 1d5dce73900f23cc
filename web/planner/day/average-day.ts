import type { Day } from '#planner/day.ts';
import { waitFigures } from '#planner/day/waits.ts';
import type { FleetFigures } from './played-day.ts';

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** The day that is usual among several of the same store, each told with its orders: waits are those of all of them. */
export function averageDay(days: readonly Day[], endS: number): FleetFigures {
  const waits = days
    .flatMap(({ orders = [] }) => orders)
    .flatMap(({ readyAt, delivery }) =>
      delivery !== null && delivery.servedAt <= endS ? delivery.servedAt - readyAt : [],
    );
  const usual = (of: (day: Day) => number) => sum(days.map(of)) / Math.max(1, days.length);
  const ordered = Math.round(usual((day) => day.ordered));
  const unfinished = Math.round(usual((day) => day.unfinished));
  return {
    ordered,
    delivered: ordered - unfinished,
    unfinished,
    ...waitFigures(waits),
    busyShare: usual((day) => day.busyShare),
    tripsPerRobot: (days[0]?.tripsPerRobot ?? []).map((_, robot) =>
      sum(days.map((day) => day.tripsPerRobot[robot] ?? 0)),
    ),
  };
}
