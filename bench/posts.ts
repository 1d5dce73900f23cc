import { boards } from '#contract/boards.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import type { Engine } from '#server/db/connect.ts';
import { pairs, searchForm, singles } from '../server/db/bigrams.ts';
import { blockOf, partitionWords } from '#server/db/search-index.ts';
import type { Db } from '#server/db/schema.ts';
import { sql } from 'kysely';

const words =
  '매장 홀 주방 손님 직원 시간 설치 상담 점검 할인 행사 전시 체험 후기 안내 개선 충전 지도 센서 트레이'.split(
    ' ',
  );

/** The same words for the same number, every time. */
function text(number: number, length: number): string {
  return Array.from(
    { length },
    (_, index) => words[(number * 7 + index * index * 3 + index) % words.length],
  ).join(' ');
}

/** Every fiftieth post speaks of robots: what a search finds grows with the board, as it does in life. */
const isAboutRobots = (number: number) => number % 50 === 0;

/** Fills the events with posts, spread evenly over ten years. */
export async function fillEvents(db: Db, posts: number): Promise<void> {
  const events = createBoardRepository(boards.event);
  const start = Date.UTC(2016, 0, 1);
  const step = (10 * 365 * 86_400_000) / posts;
  const batch = 1_000;
  for (let first = 0; first < posts; first += batch) {
    await db.transaction().execute(async (trx) => {
      for (let number = first; number < Math.min(first + batch, posts); number += 1) {
        const title = `${text(number, 4)} ${number}${isAboutRobots(number) ? ' 로봇' : ''}`;
        const input = { title, content: text(number + 1, 20), url: '', category: 0, industry: 0 };
        await events.insert(trx, input, null, new Date(start + number * step).toISOString());
      }
    });
  }
}

const tenYearsMs = 10 * 365 * 86_400_000;
const firstDay = Date.UTC(2016, 0, 1);

function samplePost(number: number, posts: number, offset: number) {
  const title = `${text(number, 4)} ${number}${isAboutRobots(number) ? ' 로봇' : ''}`;
  const createdAt = new Date(firstDay + (number * tenYearsMs) / posts).toISOString();
  return { id: number + offset + 1, title, content: text(number + 1, 12), createdAt };
}

type Sample = ReturnType<typeof samplePost>;

const knownGrams = new Map<string, string>();

/** As PostgreSQL writes an array; the sample texts hold nothing that would need escaping, and contents come again. */
function gramsOf(value: string): string {
  const known = knownGrams.get(value);
  if (known !== undefined) return known;
  const made = `{"${[...new Set([...pairs(value), ...searchForm(value)])].join('","')}"}`;
  if (knownGrams.size < 1_000) knownGrams.set(value, made);
  return made;
}

async function addRows(trx: Db, engine: Engine, batch: readonly Sample[]): Promise<void> {
  const shared = { url: '', category: 0, industry: 0, file_stored: null, file_name: null, file_size: null };
  await trx
    .insertInto('event_post')
    .values(
      batch.map(({ id, title, content, createdAt }) => ({
        id,
        title,
        content,
        created_at: createdAt,
        ...shared,
      })),
    )
    .execute();
  const partition = 'c0i0';
  if (engine === 'sqlite') {
    const indexed = (id: number, value: string) =>
      partitionWords(partition, blockOf(id), [...pairs(value), ...singles(value)]).join(' ');
    const values = batch.map(
      ({ id, title, content }) => sql`(${id}, ${indexed(id, title)}, ${indexed(id, content)})`,
    );
    await sql`insert into event_post_search (rowid, title, content) values ${sql.join(values)}`.execute(trx);
    return;
  }
  const values = batch.map(
    (post) =>
      sql`(${post.id}::int, ${partition}, ${searchForm(post.title)}, ${searchForm(post.content)},
        ${gramsOf(post.title)}::text[], ${gramsOf(post.content)}::text[])`,
  );
  await sql`insert into event_post_search (id, shelf, title, content, title_pairs, content_pairs)
    values ${sql.join(values)}`.execute(trx);
}

/** PostgreSQL builds an index over many rows far faster than it keeps one up to date row by row. */
async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'event_post_search' and indexdef like '% gin %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) {
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
      await sql.raw(definition).execute(trx);
    });
  }
}

async function countDays(db: Db, engine: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(trx);
    await sql`delete from post_day`.execute(trx);
    await sql`insert into post_day (board, category, industry, stage, pinned, day, posts)
      select 'event', 0, 0, 'shown', 0, substr(created_at, 1, 10), count(*) from event_post group by 6`.execute(
      trx,
    );
  });
}

/** Fills from `first` up to `posts`, numbers moved by `offset`, many rows at a time: the same rows as the site would write, without its pace. */
export async function fillQuickly(
  db: Db,
  engine: Engine,
  first: number,
  posts: number,
  offset: number,
): Promise<void> {
  const size = 1_000;
  const fill = async () => {
    for (let start = first; start < posts; start += size) {
      const numbers = Array.from({ length: Math.min(size, posts - start) }, (_, index) => start + index);
      const batch = numbers.map((number) => samplePost(number, posts, offset));
      await db.transaction().execute(async (trx) => {
        if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx);
        await addRows(trx, engine, batch);
      });
    }
  };
  if (engine === 'sqlite') {
    await fill();
    await countDays(db, engine);
    return;
  }
  await withoutIndexes(db, fill);
  await countDays(db, engine);
  await sql`select setval(pg_get_serial_sequence('event_post', 'id'), (select max(id) from event_post))`.execute(
    db,
  );
  // As its own housekeeping does some time after many rows have come; cannot be part of a transaction.
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}
