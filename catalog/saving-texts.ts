/** What a saving is reckoned from and what it comes to, as a page writes it: with units. */
export interface SavingTexts {
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
  /** Whether robots cost nothing, so that the first trip pays. */
  isFree: boolean;
  /** Which results are written shorter than they are. */
  isRounded: { hours: boolean; won: boolean; breakEven: boolean };
  savedHours: string;
  saved: string;
  net: string | null;
  /** What is short where robots do not pay. */
  missing: string;
  /** Rounded up, so that so many trips pay. Null also where no number of trips would do. */
  breakEven: string | null;
  /** Whether it takes more trips than any store makes. */
  isFarOff: boolean;
  mostRent: string;
  neededRobots: string;
}
