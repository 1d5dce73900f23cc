import type { Model } from '#catalog/robots.ts';
import { simulateDays, type Day } from '#planner/day.ts';
import type { DayOptions } from '#planner/day/options.ts';
import type { Plan } from '#planner/plan.ts';
import { averageDay } from './average-day.ts';
import { comparedHours, type DaySettings } from './day-settings.ts';
import { playedDay, type FleetFigures, type PlayedDay } from './played-day.ts';

export interface DayRequest {
  plan: Plan;
  model: Model;
  settings: DaySettings;
  seed: number;
  /** Fleets to compare, by their number of robots. */
  fleets: readonly number[];
}

/** What the worker answers with, one after the other: the day to play, then what is usual with each fleet. */
export type DayReply =
  | { kind: 'day'; day: PlayedDay }
  | { kind: 'fleet'; robots: number; figures: FleetFigures }
  /** The engine's own sentence; null where it has none. */
  | { kind: 'failed'; sentence: string | null };

/** What the engine refuses is told in Korean; anything else is an accident. */
const sentenceOf = (error: unknown) =>
  error instanceof Error && /[가-힣]/.test(error.message) ? error.message : null;

const seedsFor = (hours: number) =>
  Array.from({ length: Math.ceil(comparedHours / hours) }, (_, day) => day + 1);

export function* dayReplies({ plan, model, settings, seed, fleets }: DayRequest): Generator<DayReply> {
  const { robots, ordersPerHour, hours } = settings;
  const seeds = seedsFor(hours);
  const dayWith = (count: number, ownSeed: number, moves: boolean): DayOptions => {
    return { model, robots: count, ordersPerHour, hours, seed: ownSeed, moves, orders: true };
  };
  const compared = fleets.flatMap((count) => seeds.map((one) => dayWith(count, one, false)));
  const days = simulateDays(plan, [dayWith(robots, seed, true), ...compared]);
  const next = () => days.next().value as Day;
  try {
    yield { kind: 'day', day: playedDay(next(), hours) };
    for (const count of fleets) {
      const own = seeds.map(next);
      yield { kind: 'fleet', robots: count, figures: averageDay(own, hours * 3600) };
    }
  } catch (error) {
    yield { kind: 'failed', sentence: sentenceOf(error) };
  }
}
