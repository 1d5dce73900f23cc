import type { DayTexts } from '#planner/day-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { mostRobots } from './day-settings.ts';
import { durationText } from './duration-text.ts';
import type { DayState } from './day-store.ts';

/** The day that was reckoned for this plan; null where none was, or nothing was delivered in it. */
export function dayTexts({ question, day, fleets }: DayState, plan: Plan): DayTexts | null {
  if (question?.plan !== plan || day === null || day.figures.delivered === 0) return null;
  const { ordered, unfinished, meanWaitS, p95WaitS, busyShare } = day.figures;
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
    fleets: waits,
  };
}
