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

/** One hour is luck: each fleet is compared over at least so many of them. */
export const comparedHours = 10;

/** The lunch rush. */
export const rushHour: DaySettings = { robots: 2, ordersPerHour: 60, hours: 1 };
