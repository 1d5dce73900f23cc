import { sql, type Selectable } from 'kysely';
import type { MailKind, MailQuery, MailState } from '#contract/mail.ts';
import { messages } from '#contract/messages.ts';
import { clampPage, totalPages, type Page } from '#contract/page.ts';
import { clockSkewMs } from '#server/clock.ts';
import { databaseTime } from '#server/db/database-time.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db, MailOutboxTable } from '#server/db/schema.ts';
import { skipLocked } from '#server/db/skip-locked.ts';

export type OutboxRow = Selectable<MailOutboxTable>;

export interface NewMail {
  inquiryId: number;
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
}

/** Who takes a mail, for how long nobody else may, and the longest that a mail is put off. */
interface Claim {
  holder: string;
  leaseMs: number;
  longestWaitMs: number;
}

export type Noted = Partial<Pick<OutboxRow, 'state' | 'reason' | 'due_at' | 'sent_at' | 'text'>>;

export const outboxRepository = {
  /** Writes mails in the transaction of what they are about. */
  async insert(
    db: Db,
    mails: readonly NewMail[],
    { state, reason, at }: { state: MailState; reason: string; at: string },
  ): Promise<void> {
    const rows = mails.map(({ inquiryId, kind, to, subject, text }) => ({
      inquiry_id: inquiryId,
      kind,
      recipient: to,
      subject,
      text,
      state,
      reason,
      tries: 0,
      created_at: at,
      queued_at: at,
      due_at: at,
      sent_at: null,
      lease: '',
      lease_until: '',
    }));
    await insertRows(db, 'mail_outbox', rows);
  },

  /**
   * Takes a mail that is due and that nobody is sending: what was never tried comes first. One statement, so that of
   * two servers one gets it. Times that lie further ahead than any that is written now are from before a clock was set
   * back.
   */
  async claim(db: Db, now: Date, { holder, leaseMs, longestWaitMs }: Claim): Promise<OutboxRow | null> {
    const latest = new Date(now.getTime() + longestWaitMs + clockSkewMs).toISOString();
    const { rows } = await sql<OutboxRow>`
      update mail_outbox
      set tries = tries + 1, lease = ${holder}, lease_until = ${databaseTime(db, leaseMs)}
      where id = (
        select id from mail_outbox
        where state = 'waiting'
          and (due_at <= ${now.toISOString()} or due_at > ${latest})
          and (lease_until <= ${databaseTime(db)} or lease_until > ${databaseTime(db, leaseMs + clockSkewMs)})
        order by tries, due_at, id
        limit 1 ${skipLocked(db)}
      )
      returning *`.execute(db);
    return rows[0] ?? null;
  },

  /** Keeps a lease; false where it is lost: somebody else has the mail now, or it is gone. */
  async renew(db: Db, { id, lease }: OutboxRow, leaseMs: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('mail_outbox')
      .set({ lease_until: databaseTime(db, leaseMs) })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Writes down what became of a mail and gives it back; false where it is somebody else's by now. */
  async note(db: Db, { id, lease }: OutboxRow, noted: Noted): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('mail_outbox')
      .set({ ...noted, lease: '', lease_until: '' })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** To be tried at once, as if it were new. A lease is left to who has it. */
  async requeue(db: Db, id: number, at: string): Promise<void> {
    await db
      .updateTable('mail_outbox')
      .set({ state: 'waiting', tries: 0, queued_at: at, due_at: at })
      .where('id', '=', id)
      .where('state', '<>', 'sent')
      .execute();
  },

  async find(db: Db, id: number): Promise<OutboxRow | null> {
    const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  },

  async counts(db: Db): Promise<Record<MailState, number>> {
    const rows = await db
      .selectFrom('mail_outbox')
      .select((mail) => ['state', mail.fn.countAll<number | string>().as('mails')] as const)
      .groupBy('state')
      .execute();
    const counts = { waiting: 0, sent: 0, failed: 0 };
    for (const { state, mails } of rows) counts[state as MailState] = Number(mails);
    return counts;
  },

  /** Newest first. */
  async list(
    db: Db,
    { state, page: asked }: MailQuery,
    totalCount: number,
    pageSize: number,
  ): Promise<Page<OutboxRow>> {
    const pages = totalPages(totalCount, pageSize);
    const page = clampPage(asked, pages);
    let rows = db.selectFrom('mail_outbox').selectAll();
    if (state !== '') rows = rows.where('state', '=', state);
    const items = await rows
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    return { items, page, pageSize, totalPages: pages, totalCount };
  },

  /** Takes out the mails about these inquiries, and says what they were. */
  removeOf: (db: Db, inquiryIds: readonly number[]): Promise<OutboxRow[]> =>
    db.deleteFrom('mail_outbox').where('inquiry_id', 'in', inquiryIds).returningAll().execute(),

  /**
   * Puts back what was taken out. Nobody knows what became of one that was just being sent: it is not tried again, but
   * staff may.
   */
  async putBack(db: Db, mails: readonly OutboxRow[]): Promise<void> {
    const rows = mails.map((mail) => {
      const isUnknown = mail.state === 'waiting' && mail.lease !== '';
      const known = { ...mail, lease: '', lease_until: '' };
      return isUnknown ? { ...known, state: 'failed', reason: messages.mail.brokenOff } : known;
    });
    if (rows.length > 0) await db.insertInto('mail_outbox').values(rows).execute();
  },

  /** Destroys what was done with before a time. */
  async removeBefore(db: Db, before: string): Promise<void> {
    await sql`delete from mail_outbox where id in (
      select id from mail_outbox where created_at < ${before} and state <> 'waiting' ${skipLocked(db)}
    )`.execute(db);
  },
};
