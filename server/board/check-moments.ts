import { messages } from '#contract/messages.ts';
import { invalid } from '#server/errors.ts';
import type { PostRow } from './post-stage.ts';

type Moments = Pick<PostRow, 'state' | 'shown_since' | 'shown_until'>;

/** Refuses a post that would never be seen. One that has ended can be saved as it is. */
export function checkMoments(before: Moments | null, after: Moments, now: Date): void {
  const { state, shown_since, shown_until } = after;
  if (shown_until === null) return;
  if (shown_since !== null && shown_since >= shown_until) throw invalid(messages.valid.unpublishOrder);
  const isAsBefore = before?.state === state && before.shown_until === shown_until;
  if (state === 'published' && !isAsBefore && shown_until <= now.toISOString())
    throw invalid(messages.valid.unpublishPast);
}
