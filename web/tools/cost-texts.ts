import type { SavingTexts } from '#catalog/saving-texts.ts';
import { oneDecimal, wonText } from '#web/text/won.ts';
import { exampleRent, type CostInput } from './cost-inputs.ts';
import type { CostResult } from './cost-result.ts';

/** Figures and results as the page writes them. */
export function costTexts(input: CostInput, result: CostResult): SavingTexts {
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
