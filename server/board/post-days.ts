import type { Board } from '#contract/boards.ts';
import type { Db } from '#server/db/schema.ts';
import type { PartitionKey } from './board.repository.ts';

/**
 * Posts counted by partition and day (UTC), kept in step inside the writing transaction. A total is a sum of days, and
 * a deep page is found by walking days instead of rows: page 80,000 costs about what page 1 does.
 */
const dayOf = (createdAt: string) => createdAt.slice(0, 10);

export async function addToDay(
  db: Db,
  board: Board,
  partition: PartitionKey,
  createdAt: string,
  change: 1 | -1,
): Promise<void> {
  const { category, industry } = partition;
  await db
    .insertInto('post_day')
    .values({ board: board.name, category, industry, day: dayOf(createdAt), posts: change })
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'category', 'industry', 'day'])
        .doUpdateSet((row) => ({ posts: row('post_day.posts', '+', change) })),
    )
    .execute();
}

export async function partitionTotal(db: Db, board: Board, partition: PartitionKey): Promise<number> {
  const { total } = await db
    .selectFrom('post_day')
    .select((row) => row.fn.sum<number | string>('posts').as('total'))
    .where('board', '=', board.name)
    .where('category', '=', partition.category)
    .where('industry', '=', partition.industry)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Later than every day: the beginning of the list. */
const endOfTime = '9999-12-31T23:59:59Z';
/** So many rows are passed over in an index sooner than the days are read. */
const fewRows = 5_000;

/** From where a page that begins after `offset` posts is read: everything before a moment, less some rows. */
export async function startOfPage(
  db: Db,
  board: Board,
  partition: PartitionKey,
  offset: number,
): Promise<{ before: string; skip: number }> {
  if (offset <= fewRows) return { before: endOfTime, skip: offset };
  const days = await db
    .selectFrom('post_day')
    .select(['day', 'posts'])
    .where('board', '=', board.name)
    .where('category', '=', partition.category)
    .where('industry', '=', partition.industry)
    .orderBy('day', 'desc')
    .execute();
  let passed = 0;
  let before = endOfTime;
  for (const { day, posts } of days) {
    if (passed + posts > offset) break;
    passed += posts;
    before = day;
  }
  return { before, skip: offset - passed };
}
