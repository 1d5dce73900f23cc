import type { inquiryCategories } from './choices.ts';

/** How many inquiries of each category nobody has opened; spam is not counted. */
export type UnreadCounts = Record<keyof typeof inquiryCategories, number>;

/** What the stream calls its events: `end` is the last one of a session that is over. */
export const liveEvents = { unread: 'inquiries', end: 'end' } as const;
