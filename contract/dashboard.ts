import type { CategoryCounts } from './live.ts';

/** Over how many days, today included, the dashboard looks back; the first unless told otherwise. */
export const dashboardSpans = [30, 90, 365] as const;

export interface DayFigures extends CategoryCounts {
  /** In Seoul. */
  day: string;
}

/** How many inquiries have something in common; `''` stands for those that chose nothing. */
export interface ChoiceFigure {
  choice: string;
  inquiries: number;
}

export interface WaitingInquiry {
  id: number;
  category: number;
  title: string;
  status: number;
  assignee: string | null;
  createdAt: string;
}

/** A post or a popup that begins or ends to be public. */
export interface ScheduledTurn {
  /** The name of a board, or `popup`. */
  board: string;
  id: number;
  title: string;
  turn: 'start' | 'end';
  at: string;
}

/** What came in a span of days, and what became of it. Spam is nowhere in it. */
export interface Dashboard {
  days: number;
  /** Every day of the span, oldest first. */
  daily: DayFigures[];
  /** By the status that they have now, in the order of `statusesButSpam`. */
  byStatus: number[];
  /** The most frequent first. */
  byModel: ChoiceFigure[];
  byRegion: ChoiceFigure[];
  /** From the newest of the first answers that were given in the span, up to a thousand. */
  firstAnswer: { answers: number; medianMinutes: number | null; slowestTenthMinutes: number | null };
  /** Those that have waited longest for their first answer, whenever they came. */
  waiting: WaitingInquiry[];
  /** Of this week, Monday to Sunday in Seoul, the first to come first. */
  week: ScheduledTurn[];
}
