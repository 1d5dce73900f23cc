/** What so many robots change, in figures as they are written. */
export interface FleetTexts {
  robots: number;
  wait: string;
  /** That of a robot alone. */
  waitAlone: string;
  ordered: number;
  unfinished: number;
  /** Robots that found no place to stand beside the pickup point. */
  out: number;
  /** The fewest robots with which orders wait about as long. */
  enough: number;
  next: { robots: number; wait: string } | null;
}

export interface FleetVerdict {
  /**
   * Against a robot alone orders wait clearly `less` or about the `same`; `behind`: they come faster than they are
   * carried; `alone`: there is one robot, and nothing to compare it with.
   */
  kind: 'less' | 'same' | 'behind' | 'alone';
  /** What one more would do; null where the most are chosen already. */
  more: 'less' | 'same' | 'noPlace' | null;
  texts: FleetTexts;
}

/** How a robot works its day. */
export interface DayWork {
  ordersPerTrip: number;
  loadS: number;
  unloadS: number;
  speedMs: number;
  /** What nobody has stated of the model, and is taken for granted. */
  assumes: { ordersPerTrip: boolean; speedMs: boolean };
}

/** What a day came to, as it goes along with an inquiry. */
export interface DayTexts {
  model: string;
  robots: number;
  ordersPerHour: number;
  hours: number;
  ordered: number;
  unfinished: number;
  meanWait: string;
  p95Wait: string;
  busyPercent: number;
  work: DayWork;
  /** Mean waits of one robot, two, and so on. */
  fleets: readonly { robots: number; wait: string }[];
}
