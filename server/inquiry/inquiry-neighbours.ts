import { sql } from 'kysely';
import { statusesButSpam } from '#contract/choices.ts';
import type { DeskInquiry, InquiryQuery } from '#contract/inquiry-desk.ts';
import type { Db } from '#server/db/schema.ts';
import { mostMatches } from '#server/db/search-matches.ts';
import type { Selection } from './inquiry-counts.ts';
import { conditionOf, listIds } from './inquiry-list.repository.ts';

/** The inquiries above and below one in a list. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
}

type Place = Pick<DeskInquiry, 'id' | 'createdAt'>;
type Side = 'newer' | 'older';

/** The nearest one on a side of a place; without a place, the one at that end of all. */
async function nearest(db: Db, selection: Selection, side: Side, place?: Place): Promise<number | null> {
  let rows = db.selectFrom('inquiry').select('id').where(conditionOf(selection, 'inquiry'));
  if (place !== undefined) {
    const here = sql`(${place.createdAt}, ${place.id})`;
    rows = rows.where(
      side === 'newer' ? sql<boolean>`(created_at, id) > ${here}` : sql<boolean>`(created_at, id) < ${here}`,
    );
  }
  const order = side === 'newer' ? 'asc' : 'desc';
  const row = await rows.orderBy('created_at', order).orderBy('id', order).limit(1).executeTakeFirst();
  return row?.id ?? null;
}

async function inTime(db: Db, selection: Selection, place: Place): Promise<Neighbours> {
  return {
    previous: await nearest(db, selection, 'newer', place),
    next: await nearest(db, selection, 'older', place),
  };
}

/** By status, the newest of each first: where its own ends, the next one that has any begins. */
async function byStatus(db: Db, selection: Selection, inquiry: DeskInquiry): Promise<Neighbours> {
  const of = (status: number) => ({ ...selection, status });
  const { previous, next } = await inTime(db, of(inquiry.status), inquiry);
  const shown = statusesButSpam.map(({ number }) => number);
  const firstOf = async (statuses: readonly number[], end: Side) => {
    for (const status of statuses) {
      const found = await nearest(db, of(status), end);
      if (found !== null) return found;
    }
    return null;
  };
  const before = shown.filter((status) => status < inquiry.status).toReversed();
  const after = shown.filter((status) => status > inquiry.status);
  return {
    previous: previous ?? (await firstOf(before, 'newer')),
    next: next ?? (await firstOf(after, 'older')),
  };
}

/** Its neighbours among what a search found; null where it is not among it any more. */
async function amongMatches(
  db: Db,
  selection: Selection,
  query: InquiryQuery,
  id: number,
): Promise<Neighbours | null> {
  const ids = await listIds(db, selection, query, mostMatches);
  const place = ids.indexOf(id);
  return place < 0 ? null : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}

/** Neighbours in the list that somebody looks at. One that a change has taken from it keeps the place that it had. */
export async function neighboursIn(
  db: Db,
  selection: Selection,
  query: InquiryQuery,
  inquiry: DeskInquiry,
): Promise<Neighbours> {
  const found = query.keyword === '' ? null : await amongMatches(db, selection, query, inquiry.id);
  if (found !== null) return found;
  const isByStatus = query.sort === 'status' && selection.status === null;
  if (isByStatus) return byStatus(db, selection, inquiry);
  const { previous, next } = await inTime(db, selection, inquiry);
  return query.sort === 'oldest' ? { previous: next, next: previous } : { previous, next };
}
