import { sql } from 'kysely';
import type { ChoiceFigure, WaitingInquiry } from '#contract/dashboard.ts';
import { everyInquiryCategory, inquiryStatuses } from '#contract/choices.ts';
import type { Db } from '#server/db/schema.ts';
import { isNoSpam, type CountedChoice } from '#server/inquiry/inquiry-counts.ts';

/** The first and the last day, in Seoul. */
export interface Days {
  from: string;
  to: string;
}

const { done, spam } = inquiryStatuses;

const countsOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('inquiry_count')
    .select((row) => row.fn.sum<number | string>('inquiries').as('inquiries'))
    .where(
      'category',
      'in',
      everyInquiryCategory.map(({ number }) => number),
    )
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('status', '<>', spam.number);

export async function countByDay(
  db: Db,
  days: Days,
): Promise<{ day: string; category: number; inquiries: number }[]> {
  const rows = await countsOf(db, days).select(['day', 'category']).groupBy(['day', 'category']).execute();
  return rows.map(({ day, category, inquiries }) => ({ day, category, inquiries: Number(inquiries) }));
}

export async function countByStatus(db: Db, days: Days): Promise<Map<number, number>> {
  const rows = await countsOf(db, days).select('status').groupBy('status').execute();
  return new Map(rows.map(({ status, inquiries }) => [status, Number(inquiries)]));
}

/** The most frequent first. */
export async function countByChoice(
  db: Db,
  kind: CountedChoice,
  { from, to }: Days,
): Promise<ChoiceFigure[]> {
  const rows = await db
    .selectFrom('inquiry_choice_count')
    .select((row) => ['choice', row.fn.sum<number | string>('inquiries').as('inquiries')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('choice')
    .execute();
  return rows
    .map(({ choice, inquiries }) => ({ choice, inquiries: Number(inquiries) }))
    .filter(({ inquiries }) => inquiries > 0)
    .toSorted((one, other) => other.inquiries - one.inquiries || (one.choice < other.choice ? -1 : 1));
}

/** When those came and were answered that were first answered last. */
export function newestAnswers(
  db: Db,
  since: string,
  limit: number,
): Promise<{ createdAt: string; answeredAt: string | null }[]> {
  return db
    .selectFrom('inquiry')
    .select(['created_at as createdAt', 'answered_at as answeredAt'])
    .where('answered_at', 'is not', null)
    .where('answered_at', '>=', since)
    .where(isNoSpam(sql.ref('inquiry.status')))
    .orderBy('answered_at', 'desc')
    .limit(limit)
    .execute();
}

/** Not answered yet and neither done nor on hold, the oldest first. The index for it has to be spelled out. */
export function waitingLongest(db: Db, limit: number): Promise<WaitingInquiry[]> {
  return db
    .selectFrom('inquiry')
    .leftJoin('admin', 'admin.id', 'inquiry.assignee_id')
    .select([
      'inquiry.id',
      'inquiry.category',
      'inquiry.title',
      'inquiry.status',
      'admin.login as assignee',
      'inquiry.created_at as createdAt',
    ])
    .where('inquiry.answered_at', 'is', null)
    .where(sql<boolean>`inquiry.status < ${sql.lit(done.number)}`)
    .orderBy('inquiry.created_at')
    .orderBy('inquiry.id')
    .limit(limit)
    .execute();
}
