import type { inquiryCategories } from './choices.ts';

/** A figure for each category of inquiries; spam is not counted. */
export type CategoryCounts = Record<keyof typeof inquiryCategories, number>;

/** What staff are told while they look. */
export interface DeskNews {
  /** How many nobody has opened. */
  unread: CategoryCounts;
  /** How many have ever come, whatever became of them: what is more than a list knew of is new. */
  arrived: CategoryCounts;
}

/** What the stream calls its events: `end` is the last one of a session that is over. */
export const liveEvents = { unread: 'inquiries', arrived: 'arrived', end: 'end' } as const;
