import type { PlayedOrder } from '#planner/day.ts';
import { waitFigures } from '#planner/day/waits.ts';
import type { PlayedDay } from './played-day.ts';

/** The figures of a day as far as it has been played. */
export interface RunningFigures {
  ordered: number;
  delivered: number;
  /** Ready, and not yet at their table. */
  open: number;
  meanWaitS: number;
  p95WaitS: number;
  busyShare: number;
}

/** The same reckoning as that of the whole day (`planner/day/figures.ts`), up to a time. */
export function figuresAt({ orders, robots }: PlayedDay, time: number): RunningFigures {
  const waits: number[] = [];
  let ordered = 0;
  let busyS = 0;
  let trip: PlayedOrder['delivery'] = null;
  for (const { readyAt, delivery } of orders) {
    if (readyAt > time) break;
    ordered += 1;
    if (delivery === null || delivery.takenAt > time) continue;
    if (delivery.servedAt <= time) waits.push(delivery.servedAt - readyAt);
    // Orders of one trip follow each other, and are driven once.
    const isSameTrip = trip?.robot === delivery.robot && trip.takenAt === delivery.takenAt;
    if (!isSameTrip) busyS += Math.min(time, delivery.backAt) - delivery.takenAt;
    trip = delivery;
  }
  const delivered = waits.length;
  return {
    ordered,
    delivered,
    open: ordered - delivered,
    ...waitFigures(waits),
    busyShare: time > 0 ? busyS / (time * robots) : 0,
  };
}
