import { categoryOf, type Board } from '#contract/boards.ts';
import { postTable, type Db } from '#server/db/schema.ts';

/** The place of a new post: the last, where staff put posts in order. */
export async function lastPosition(db: Db, board: Board, category: number): Promise<number> {
  if (categoryOf(board, category)?.comesWhole !== true) return 0;
  const row = await db
    .selectFrom(postTable(board))
    .select((post) => post.fn.max('position').as('last'))
    .where('category', '=', category)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** Puts these posts in this order, from the front on. */
export async function arrange(db: Db, board: Board, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await db
      .updateTable(postTable(board))
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
}
