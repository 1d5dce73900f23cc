import { robotOf } from '#catalog/robots.ts';
import { workOf } from '#planner/day/options.ts';
import type { DayTexts } from '#planner/day-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { mostRobots } from './day-settings.ts';
import { durationText } from './duration-text.ts';
import type { DayState } from './day-store.ts';

/** The usual day of the chosen fleet in this plan; null where none was reckoned, or nothing was delivered in it. */
export function dayTexts({ question, fleets }: DayState, plan: Plan): DayTexts | null {
  if (question?.plan !== plan) return null;
  const chosen = fleets.get(question.settings.robots);
  if (chosen === undefined || chosen.delivered === 0) return null;
  const { ordered, unfinished, meanWaitS, p95WaitS, busyShare } = chosen;
  const { robots, ordersPerHour, hours } = question.settings;
  const waits = Array.from({ length: mostRobots }, (_, index) => index + 1).flatMap((count) => {
    const fleet = fleets.get(count);
    return fleet ? { robots: count, wait: durationText(fleet.meanWaitS) } : [];
  });
  return {
    model: question.model,
    robots,
    ordersPerHour,
    hours,
    ordered,
    unfinished,
    meanWait: durationText(meanWaitS),
    p95Wait: durationText(p95WaitS),
    busyPercent: Math.round(busyShare * 100),
    work: workOf(robotOf(question.model)),
    fleets: waits,
  };
}
