import type { SavingTexts } from '#catalog/saving-texts.ts';
import { oneDecimal, wonText } from '#web/text/won.ts';
import { costRanges, type CostInput } from './cost-inputs.ts';
import type { CostResult } from './cost-result.ts';

/** What multiplication leaves behind the last digit. */
const noiseOf = (value: number) => Math.max(1e-9, Math.abs(value) * 1e-12);

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < noiseOf(value);
const roundedUp = (value: number) => Math.ceil(value * 10 - noiseOf(value * 10)) / 10;

/** Figures and results as the page writes them. */
export function costTexts(input: CostInput, result: CostResult): SavingTexts {
  const { rent } = input;
  const { hoursPerMonth, wonPerMonth, netWonPerMonth: net, breakEvenTripsPerHour: breakEven } = result;
  const isReached = breakEven !== undefined && Number.isFinite(breakEven);
  const rounded = {
    hours: !isWhole(hoursPerMonth * 10),
    won: !isWhole(wonPerMonth),
    breakEven: isReached && !isWhole(breakEven * 10),
  };
  return {
    wage: wonText(input.wage),
    hours: `${input.hours}시간`,
    days: `${input.days}일`,
    trips: `${input.trips}회`,
    minutes: `${input.minutes}분`,
    share: `${input.share}%`,
    robots: `${input.robots}대`,
    rent: rent === undefined ? null : wonText(rent),
    isExample: input.isExample,
    isFree: rent === 0,
    isRounded: rounded,
    savedHours: `${rounded.hours ? '약 ' : ''}${oneDecimal(hoursPerMonth)}시간`,
    saved: wonText(wonPerMonth),
    net: net === undefined ? null : wonText(net),
    missing: wonText(Math.abs(net ?? 0)),
    breakEven: isReached ? `${oneDecimal(roundedUp(breakEven))}회` : null,
    isFarOff: breakEven !== undefined && breakEven > costRanges.trips.max,
    mostRent: wonText(result.mostRent),
    neededRobots: `${result.neededRobots}대`,
  };
}
