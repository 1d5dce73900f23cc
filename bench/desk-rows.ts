import { sql } from 'kysely';
import { inquiryStatuses } from '#contract/choices.ts';
import { inquiryInput } from '#contract/inquiry.ts';
import type { Engine } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db } from '#server/db/schema.ts';
import { createTally } from '#server/inquiry/inquiry-counts.ts';
import { indexInquiries } from '#server/inquiry/inquiry-index.ts';
import { newRow, type InquiryRow } from '#server/inquiry/inquiry-rows.ts';

const words = '매장 홀 주방 손님 직원 시간 설치 상담 점검 할인 행사 체험 후기 안내 견적 충전 지도 센서'.split(
  ' ',
);
const models = ['T5', 'T6', 'T8', 'T9', 'T10', 'T11'];
const done = inquiryStatuses.done.number;
const dayMs = 86_400_000;
const firstDay = Date.UTC(2023, 10, 1);
const span = 3 * 365 * dayMs;
/** When all of them have come. */
export const dayAfter = new Date(firstDay + span);

/** The same words for the same number, every time. */
const text = (number: number, length: number) =>
  Array.from({ length }, (_, index) => words[(number * 7 + index * index * 3 + index) % words.length]).join(
    ' ',
  );

/** One inquiry of three years; every fiftieth asks for a demonstration. */
const inquiry = (number: number) =>
  inquiryInput.parse({
    category: 0,
    company: `${text(number, 2)} ${number}`,
    name: text(number + 3, 1),
    phone: `010-${String(1_000 + (number % 9_000))}-${String(number % 10_000).padStart(4, '0')}`,
    email: `user${number}@naru.example`,
    region: 'seoul',
    robotType: 'serving',
    robotModel: models[number % models.length],
    content: `${text(number + 1, 12)}${number % 50 === 0 ? ' 시연' : ''}`,
  });

/** What is old is done; a few are on hold, and some of the newest are not answered yet. */
function statusOf(number: number, all: number): number {
  if (number > all - 60) return inquiryStatuses.received.number;
  return number % 97 === 0 ? inquiryStatuses.onHold.number : done;
}

/** PostgreSQL builds an index over many rows far faster than it keeps one up to date row by row. */
async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'inquiry_search' and indexdef like '% gin %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) {
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
      await sql.raw(definition).execute(trx);
    });
  }
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/** The rows that the site would have by now: what is done was answered. */
function rowOf(number: number, all: number): InquiryRow {
  const createdAt = new Date(firstDay + (number * span) / all).toISOString();
  const status = statusOf(number, all);
  const row = newRow(inquiry(number), status, createdAt);
  return Object.assign(row, { id: number + 1, answered_at: status === done ? createdAt : null });
}

/** Fills an empty desk, spread evenly over three years, many rows at a time. */
export async function fillDesk(db: Db, engine: Engine, all: number): Promise<void> {
  const size = 1_000;
  const fill = async () => {
    for (let start = 0; start < all; start += size) {
      const numbers = Array.from({ length: Math.min(size, all - start) }, (_, index) => start + index);
      const rows = numbers.map((number) => rowOf(number, all));
      const tally = createTally();
      for (const row of rows) tally.arrive(row);
      await db.transaction().execute(async (trx) => {
        if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx);
        if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(trx);
        await insertRows(trx, 'inquiry', rows);
        await indexInquiries(trx, rows);
        await tally.write(trx);
      });
    }
  };
  await (engine === 'postgres' ? withoutIndexes(db, fill) : fill());
}
