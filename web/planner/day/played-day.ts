import type { Day, PlayedOrder } from '#planner/day.ts';
import type { DaySettings } from './day-settings.ts';
import { tracksOf, type Track } from './track.ts';

/** What is compared between fleets. */
export type FleetFigures = Pick<
  Day,
  'ordered' | 'delivered' | 'unfinished' | 'meanWaitS' | 'p95WaitS' | 'busyShare' | 'tripsPerRobot'
>;

/** A day as it is played. */
export interface PlayedDay {
  robots: number;
  /** Tables that the model does not get to. */
  unreachable: readonly string[];
  endS: number;
  /** One for each robot that found a place to stand. */
  tracks: readonly Track[];
  orders: readonly PlayedOrder[];
}

/** A day in which nothing happens yet. */
export const noDay = ({ robots, hours }: DaySettings): PlayedDay => ({
  robots,
  unreachable: [],
  endS: hours * 3600,
  tracks: [],
  orders: [],
});

export function playedDay(day: Day, hours: number): PlayedDay {
  return {
    robots: day.tripsPerRobot.length,
    unreachable: day.unreachable,
    endS: hours * 3600,
    tracks: tracksOf(day.moves ?? []),
    orders: day.orders ?? [],
  };
}
