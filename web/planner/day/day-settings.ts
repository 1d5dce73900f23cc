/** What a visitor sets for a day; plan and model come from the store. */
export interface DaySettings {
  robots: number;
  ordersPerHour: number;
  hours: number;
}

export const dayRanges = {
  ordersPerHour: { min: 1, max: 300 },
  hours: { min: 1, max: 12 },
} as const;

/** So many are compared. */
export const mostRobots = 5;

/** The lunch rush. */
export const rushHour: DaySettings = { robots: 2, ordersPerHour: 60, hours: 1 };

/** What was typed as a whole number in its range; null where it is no number. */
export function readCount(typed: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(typed.replaceAll(',', ''));
  if (typed.trim() === '' || Number.isNaN(value)) return null;
  return Math.min(Math.max(Math.round(value), min), max);
}
