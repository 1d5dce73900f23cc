import { oneDecimal, wonText } from '#web/text/won.ts';
import { exampleRent, type CostInput } from './cost-inputs.ts';
import type { CostResult } from './cost-result.ts';

/** Figures and results as the page writes them. */
export interface CostTexts {
  wage: string;
  hours: string;
  days: string;
  trips: string;
  minutes: string;
  share: string;
  robots: string;
  /** Null while it is not known, and so is what follows from it. */
  rent: string | null;
  isExample: boolean;
  savedHours: string;
  saved: string;
  net: string | null;
  /** What is short where robots do not pay. */
  missing: string;
  /** Null also where no number of trips would do. */
  breakEven: string | null;
  mostRent: string;
  neededRobots: string;
}

export function costTexts(input: CostInput, result: CostResult): CostTexts {
  const { rent } = input;
  const { netWonPerMonth: net, breakEvenTripsPerHour: breakEven } = result;
  return {
    wage: wonText(input.wage),
    hours: `${input.hours}시간`,
    days: `${input.days}일`,
    trips: `${input.trips}회`,
    minutes: `${input.minutes}분`,
    share: `${input.share}%`,
    robots: `${input.robots}대`,
    rent: rent === undefined ? null : wonText(rent),
    isExample: rent === exampleRent,
    savedHours: `${oneDecimal(result.hoursPerMonth)}시간`,
    saved: wonText(result.wonPerMonth),
    net: net === undefined ? null : wonText(net),
    missing: wonText(Math.abs(net ?? 0)),
    breakEven: breakEven === undefined || !Number.isFinite(breakEven) ? null : `${oneDecimal(breakEven)}회`,
    mostRent: wonText(result.mostRent),
    neededRobots: `${result.neededRobots}대`,
  };
}
