import type { Selectable } from 'kysely';
import type { PostStage } from '#contract/publication.ts';
import type { PostTable } from '#server/db/schema.ts';

export type PostRow = Selectable<PostTable>;

/** Which posts of a partition are asked for: all that staff see, all but drafts, or those of one stage. */
export type Which = 'all' | 'published' | PostStage;

export const stagesOf: Readonly<Record<Which, readonly PostStage[]>> = {
  shown: ['shown'],
  all: ['draft', 'planned', 'shown', 'ended'],
  draft: ['draft'],
  planned: ['planned'],
  ended: ['ended'],
  published: ['planned', 'shown', 'ended'],
};

export function stageAt(
  { state, shown_since, shown_until }: Pick<PostRow, 'state' | 'shown_since' | 'shown_until'>,
  now: string,
): PostStage {
  if (state === 'draft') return 'draft';
  if (shown_until !== null && shown_until <= now) return 'ended';
  return shown_since !== null && shown_since > now ? 'planned' : 'shown';
}

/** A post as it is at a moment. Its date is that of the day on which it first came out: lists are read from the newest on. */
export function staged<Row extends Omit<PostRow, 'id'>>(row: Row, now: string): Row {
  const stage = stageAt(row, now);
  if (stage !== 'shown' || row.was_shown === 1) return { ...row, stage };
  const out = row.shown_since ?? now;
  return { ...row, stage, was_shown: 1, created_at: out > row.created_at ? out : row.created_at };
}

/** A post as it will be when the public sees it: one that is yet to come out has the date of then. */
export function onceShown(row: PostRow, now: string): PostRow {
  const { shown_since } = row;
  const then = shown_since !== null && shown_since > now ? shown_since : now;
  return staged({ ...row, state: 'published', shown_until: null }, then);
}
