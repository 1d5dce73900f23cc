import { typedNumber } from '#web/text/typed-number.ts';

const units = /(?:cm|건|시간)$/;

/** What was typed as a whole number in its range; null where it is no number. */
export function readCount(typed: string, { min, max }: { min: number; max: number }): number | null {
  const number = typedNumber(typed, units);
  return number === undefined ? null : Math.round(Math.min(Math.max(number, min), max));
}
