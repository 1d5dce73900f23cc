import type { TimelineEntry, TimelineKind } from '#contract/inquiry-desk.ts';
import type { Db } from '#server/db/schema.ts';

/** Writes down what happened to an inquiry, in the transaction in which it happens. */
export async function addToTimeline(db: Db, inquiryId: number, entry: TimelineEntry): Promise<number> {
  const { kind, at, by: actor, text } = entry;
  const { id } = await db
    .insertInto('inquiry_event')
    .values({ inquiry_id: inquiryId, kind, at, actor, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What an entry says; null where it is gone. */
export async function timelineText(db: Db, id: number): Promise<string | null> {
  const entry = await db.selectFrom('inquiry_event').select('text').where('id', '=', id).executeTakeFirst();
  return entry?.text ?? null;
}

/** What happened since the inquiry was received, oldest first. */
export async function timelineOf(db: Db, inquiryId: number): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('inquiry_event')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, actor: by, text }) => ({ kind: kind as TimelineKind, at, by, text }));
}
