import { sql, type Selectable } from 'kysely';
import type { DeskInquiry, OtherInquiry } from '#contract/inquiry-desk.ts';
import type { InquiryInput } from '#contract/inquiry.ts';
import { isReceipt } from '#contract/receipt.ts';
import type { Db, InquiryEventTable } from '#server/db/schema.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { outboxRepository, type OutboxRow } from '#server/mail/outbox.repository.ts';
import type { Tally } from './inquiry-counts.ts';
import { indexInquiries, unindexInquiries } from './inquiry-index.ts';
import { newRow, rowsForLists, toDeskInquiry, wholeRows, type InquiryRow } from './inquiry-rows.ts';
import { partitionName } from './inquiry-search.ts';

/** How many other inquiries of one sender are listed. */
const mostOthers = 20;

/** One that comes, with the state that it begins in. */
export interface Arrival {
  input: InquiryInput;
  status: number;
  createdAt: string;
}

/** An inquiry that was taken: its number, and what its sender finds it again by. */
export interface Taken {
  id: number;
  receipt: string;
}

async function insertAll(db: Db, tally: Tally, arrivals: readonly Arrival[]): Promise<Taken[]> {
  const values = arrivals.map(({ input, status, createdAt }) => newRow(input, status, createdAt));
  const taken = await insertRows(db, 'inquiry', values, sql<Taken>`returning id, receipt`);
  const idOf = new Map(taken.map(({ id, receipt }) => [receipt, id]));
  const rows = values.map((row): InquiryRow => Object.assign(row, { id: idOf.get(row.receipt) as number }));
  await indexInquiries(db, rows);
  for (const row of rows) tally.arrive(row);
  return rows.map(({ id, receipt }) => ({ id, receipt }));
}

export interface FoundInquiry extends DeskInquiry {
  receipt: string;
  answeredAt: string | null;
}

/** An inquiry with all that hangs on it. */
export interface WholeInquiry {
  inquiry: InquiryRow;
  events: Selectable<InquiryEventTable>[];
  mails: OutboxRow[];
}

/** Writes take a tally, which the transaction writes last. */
export const inquiryRepository = {
  insertAll,

  async insert(
    db: Db,
    tally: Tally,
    input: InquiryInput,
    state: { status: number; createdAt: string },
  ): Promise<number> {
    const [taken] = await insertAll(db, tally, [{ input, ...state }]);
    return (taken as Taken).id;
  },

  async find(db: Db, id: number): Promise<FoundInquiry | null> {
    const row = await wholeRows(db).where('inquiry.id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    return { ...toDeskInquiry(row), receipt: row.receipt, answeredAt: row.answered_at };
  },

  async findByReceipt(db: Db, receipt: string): Promise<InquiryRow | null> {
    if (!isReceipt(receipt)) return null;
    const row = await db.selectFrom('inquiry').selectAll().where('receipt', '=', receipt).executeTakeFirst();
    return row ?? null;
  },

  /** The receipts of these inquiries, those that there are. */
  async receiptsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('inquiry').select(['id', 'receipt']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, receipt }) => [id, receipt]));
  },

  /** Those of these inquiries that there are, in the order of the numbers and without plans. */
  async findForExport(
    db: Db,
    ids: readonly number[],
  ): Promise<(DeskInquiry & { answeredAt: string | null })[]> {
    const rows = await rowsForLists(db)
      .select('inquiry.answered_at')
      .where('inquiry.id', 'in', ids)
      .execute();
    const byId = new Map(
      rows.map((row) => [row.id, { ...toDeskInquiry({ ...row, plan: '' }), answeredAt: row.answered_at }]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  /** The rows of these numbers that there are, in their order, to be changed. */
  rows: (db: Db, ids: readonly number[]): Promise<InquiryRow[]> =>
    db.selectFrom('inquiry').selectAll().where('id', 'in', ids).orderBy('id').execute(),

  async update(db: Db, tally: Tally, before: InquiryRow, change: Partial<InquiryRow>): Promise<void> {
    const after = { ...before, ...change };
    await db.updateTable('inquiry').set(change).where('id', '=', before.id).execute();
    tally.remove(before);
    tally.add(after);
    if (partitionName(before.category, before.status) === partitionName(after.category, after.status)) return;
    await unindexInquiries(db, [before.id]);
    await indexInquiries(db, [after]);
  },

  /** Takes out inquiries with all that hangs on them, and says what that was. */
  async remove(db: Db, tally: Tally, ids: readonly number[]): Promise<WholeInquiry[]> {
    const rows = await db.deleteFrom('inquiry').where('id', 'in', ids).returningAll().execute();
    const removed = rows.map((row) => row.id);
    if (removed.length === 0) return [];
    // First: what became of a mail is written to the timeline while its row is held.
    const mails = await outboxRepository.removeOf(db, removed);
    const events = await db
      .deleteFrom('inquiry_event')
      .where('inquiry_id', 'in', removed)
      .returningAll()
      .execute();
    await unindexInquiries(db, removed);
    for (const row of rows) tally.remove(row);
    const ofOne = <Part extends { inquiry_id: number }>(parts: readonly Part[], id: number) =>
      parts.filter((part) => part.inquiry_id === id);
    return rows.map((inquiry) => ({
      inquiry,
      events: ofOne(events, inquiry.id),
      mails: ofOne(mails, inquiry.id),
    }));
  },

  /** Puts back what was taken out. */
  async putBack(db: Db, tally: Tally, { inquiry, events, mails }: WholeInquiry): Promise<void> {
    await db.insertInto('inquiry').values(inquiry).execute();
    for (const event of events) await db.insertInto('inquiry_event').values(event).execute();
    await outboxRepository.putBack(db, mails);
    await indexInquiries(db, [inquiry]);
    tally.add(inquiry);
  },

  async receivedBefore(
    db: Db,
    asked: { category: number; status: number; before: string; limit: number },
  ): Promise<number[]> {
    const rows = await db
      .selectFrom('inquiry')
      .select('id')
      .where('category', '=', asked.category)
      .where('status', '=', asked.status)
      .where('created_at', '<', asked.before)
      .orderBy('created_at')
      .limit(asked.limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Other inquiries from the same phone or e-mail, newest first. */
  async others(db: Db, id: number, phoneDigits: string, email: string): Promise<OtherInquiry[]> {
    const rows = await db
      .selectFrom('inquiry')
      .select(['id', 'category', 'title', 'status', 'created_at as createdAt'])
      .where((row) =>
        row.or([row('phone_digits', '=', phoneDigits), sql<boolean>`lower(email) = ${email.toLowerCase()}`]),
      )
      .where('id', '<>', id)
      .orderBy('id', 'desc')
      .limit(mostOthers)
      .execute();
    return rows;
  },
};
