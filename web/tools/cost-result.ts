import { saving, type Saving } from '#catalog/saving.ts';
import type { CostFigures } from './cost-inputs.ts';

/** Whether robots pay, to the won: not known without a rent; nothing where they take over no walking at all. */
export type Verdict = 'nothing' | 'unknown' | 'pays' | 'even' | 'loses';

export interface CostYear {
  year: number;
  /** From the start to the end of this year. */
  saved: number;
  spent: number | undefined;
  net: number | undefined;
}

export interface CostResult extends Pick<Saving, 'hoursPerMonth' | 'wonPerMonth'> {
  verdict: Verdict;
  netWonPerMonth: number | undefined;
  /** Infinite where no number of trips would do. */
  breakEvenTripsPerHour: number | undefined;
  /** What one robot may cost a month before it stops paying. */
  mostRent: number;
  /** How many robots the trips need if a robot takes as long as a person does. */
  neededRobots: number;
  years: readonly CostYear[];
}

function verdictOf({ wonPerMonth }: Saving, net: number | undefined): Verdict {
  if (wonPerMonth === 0) return 'nothing';
  if (net === undefined) return 'unknown';
  if (Math.abs(net) < 0.5) return 'even';
  return net > 0 ? 'pays' : 'loses';
}

/** All that the page says, from `saving`; nothing is rounded before it is written. */
export function costOf(input: CostFigures): CostResult {
  const { rent, robots, trips, minutes, share } = input;
  const found = saving({ ...input, rent: rent ?? 0 });
  const { hoursPerMonth, wonPerMonth } = found;
  const net = rent === undefined ? undefined : found.netWonPerMonth;
  const yearOf = (year: number): CostYear => ({
    year,
    saved: wonPerMonth * 12 * year,
    spent: rent === undefined ? undefined : rent * robots * 12 * year,
    net: net === undefined ? undefined : net * 12 * year,
  });
  return {
    hoursPerMonth,
    wonPerMonth,
    verdict: verdictOf(found, net),
    netWonPerMonth: net,
    breakEvenTripsPerHour: rent === undefined ? undefined : found.breakEvenTripsPerHour,
    mostRent: wonPerMonth / robots,
    neededRobots: Math.max(1, Math.ceil((trips * (share / 100) * minutes) / 60)),
    years: [1, 2, 3].map(yearOf),
  };
}

/** What a month leaves, or without a rent saves, at so many trips an hour. */
export function wonAt(input: CostFigures, trips: number): number {
  return saving({ ...input, trips, rent: input.rent ?? 0 }).netWonPerMonth;
}

/** How far the chart goes: past what is and past the break-even point, as long as that can be seen. */
export function mostTripsShown({ trips }: CostFigures, breakEven = 0): number {
  const seen = Math.max(trips * 1.5, breakEven <= 6 * Math.max(trips, 10) ? breakEven * 1.4 : 0, 10);
  return Math.ceil(seen / 10) * 10;
}
