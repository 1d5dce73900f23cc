import type { Board } from '#contract/boards.ts';
import type { Db } from '#server/db/schema.ts';
import type { PartitionKey } from './board.repository.ts';
import { stagesOf, type PostRow, type Which } from './post-stage.ts';

/**
 * Posts counted by partition, stage and day (UTC), kept in step inside the writing transaction. A total is a sum of days,
 * and a deep page is found by walking days instead of rows: page 80,000 costs about what page 1 does.
 */
const dayOf = (createdAt: string) => createdAt.slice(0, 10);

export type CountedPost = Pick<PostRow, 'category' | 'industry' | 'stage' | 'pinned' | 'created_at'>;

export async function addToDay(db: Db, board: Board, post: CountedPost, change: 1 | -1): Promise<void> {
  const { category, industry, stage, pinned, created_at } = post;
  await db
    .insertInto('post_day')
    .values({ board: board.name, category, industry, stage, pinned, day: dayOf(created_at), posts: change })
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'category', 'industry', 'stage', 'pinned', 'day'])
        .doUpdateSet((row) => ({ posts: row('post_day.posts', '+', change) })),
    )
    .execute();
}

const daysOf = (db: Db, board: Board, { category, industry }: PartitionKey, which: Which) =>
  db
    .selectFrom('post_day')
    .select((row) => row.fn.sum<number | string>('posts').as('posts'))
    .where('board', '=', board.name)
    .where('category', '=', category)
    .where('industry', '=', industry)
    .where('stage', 'in', stagesOf[which]);

export async function partitionTotal(
  db: Db,
  board: Board,
  partition: PartitionKey,
  which: Which,
): Promise<number> {
  const { posts } = await daysOf(db, board, partition, which).executeTakeFirstOrThrow();
  return Number(posts ?? 0);
}

/** So many rows are passed over in an index sooner than the days are read. */
const fewRows = 5_000;

/** From where a page is read: everything after a day of those that stand first or of the others, less some rows. */
interface PageStart {
  /** Null: from the beginning of the list. */
  after: { pinned: number; day: string } | null;
  skip: number;
}

export async function startOfPage(
  db: Db,
  board: Board,
  partition: PartitionKey,
  which: Which,
  offset: number,
): Promise<PageStart> {
  if (offset <= fewRows) return { after: null, skip: offset };
  const days = await daysOf(db, board, partition, which)
    .select(['pinned', 'day'])
    .groupBy(['pinned', 'day'])
    .orderBy('pinned', 'desc')
    .orderBy('day', 'desc')
    .execute();
  let passed = 0;
  let after: PageStart['after'] = null;
  for (const { pinned, day, posts } of days) {
    if (passed + Number(posts) > offset) break;
    passed += Number(posts);
    after = { pinned, day };
  }
  return { after, skip: offset - passed };
}
