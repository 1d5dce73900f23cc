export interface SavingInput {
  /** Won an hour. */
  wage: number;
  /** Hours a day. */
  hours: number;
  /** Days a month. */
  days: number;
  /** Trips an hour, of all robots together. */
  trips: number;
  /** Minutes that one trip takes a person. */
  minutes: number;
  /** Per cent of those trips that the robots really take over. */
  share?: number;
  robots: number;
  /** Won a month for one robot. */
  rent: number;
}

export interface Saving {
  hoursPerMonth: number;
  wonPerMonth: number;
  netWonPerMonth: number;
  /** Trips an hour at which the robots cost as much as they save; infinite where no trip saves anything. */
  breakEvenTripsPerHour: number;
}

/** What robots save in a month: the walking that people no longer do, less the rent. Nothing is rounded here. */
export function saving({
  wage,
  hours,
  days,
  trips,
  minutes,
  share = 100,
  robots,
  rent,
}: SavingInput): Saving {
  const hoursPerTrip = (minutes / 60) * hours * days * (share / 100);
  const hoursPerMonth = trips * hoursPerTrip;
  const wonPerMonth = hoursPerMonth * wage;
  const cost = rent * robots;
  return {
    hoursPerMonth,
    wonPerMonth,
    netWonPerMonth: wonPerMonth - cost,
    breakEvenTripsPerHour: cost === 0 ? 0 : cost / (hoursPerTrip * wage),
  };
}
