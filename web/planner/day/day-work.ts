import type { Model } from '#catalog/robots.ts';
import { simulateDays } from '#planner/day.ts';
import type { Plan } from '#planner/plan.ts';
import type { DaySettings } from './day-settings.ts';
import { figuresOf, playedDay, type FleetFigures, type PlayedDay } from './played-day.ts';

export interface DayRequest {
  plan: Plan;
  model: Model;
  settings: DaySettings;
  seed: number;
  /** Fleets to compare, by their number of robots. */
  fleets: readonly number[];
}

/** What the worker answers with, one after the other: the day to play, then a fleet at a time. */
export type DayReply =
  | { kind: 'day'; day: PlayedDay }
  | { kind: 'fleet'; robots: number; figures: FleetFigures }
  /** The engine's own sentence; null where it has none. */
  | { kind: 'failed'; sentence: string | null };

/** What the engine refuses is told in Korean; anything else is an accident. */
const sentenceOf = (error: unknown) =>
  error instanceof Error && /[가-힣]/.test(error.message) ? error.message : null;

export function* dayReplies({ plan, model, settings, seed, fleets }: DayRequest): Generator<DayReply> {
  const { ordersPerHour, hours } = settings;
  const others = fleets.filter((robots) => robots !== settings.robots);
  const asked = [settings.robots, ...others].map((robots) => {
    const isPlayed = robots === settings.robots;
    return { robots, model, seed, ordersPerHour, hours, moves: isPlayed, orders: isPlayed };
  });
  const days = simulateDays(plan, asked);
  try {
    for (const day of days) {
      const { length: robots } = day.tripsPerRobot;
      if (robots === settings.robots) yield { kind: 'day', day: playedDay(day, hours) };
      yield { kind: 'fleet', robots, figures: figuresOf(day) };
    }
  } catch (error) {
    yield { kind: 'failed', sentence: sentenceOf(error) };
  }
}
