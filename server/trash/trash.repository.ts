import type { Selectable } from 'kysely';
import type { Page } from '#contract/page.ts';
import { clampPage, totalPages } from '#contract/page.ts';
import { dayMs } from '#contract/seoul-day.ts';
import type { TrashItem } from '#contract/trash.ts';
import { trashDays } from '#contract/trash.ts';
import type { Db, TrashTable } from '#server/db/schema.ts';

type TrashRow = Selectable<TrashTable>;

/** Something of a trash row that a record is made of. */
export type Trashed = Pick<
  TrashRow,
  'record_id' | 'category' | 'title' | 'file_stored' | 'file_name' | 'file_size' | 'record'
>;

/** Who deletes, and when. */
export interface Deletion {
  at: Date;
  by: string;
}

/** A row has eleven columns, and a statement takes so many values. */
const batch = 500;

function toItem(row: Pick<TrashRow, keyof typeof listed>): TrashItem {
  return {
    board: row.board,
    id: row.record_id,
    category: row.category,
    title: row.title,
    trashedAt: row.trashed_at,
    trashedBy: row.trashed_by,
    destroyAt: row.destroy_at,
  };
}

const listed = {
  board: true,
  record_id: true,
  category: true,
  title: true,
  trashed_at: true,
  trashed_by: true,
  destroy_at: true,
} as const;
const listedColumns = Object.keys(listed) as (keyof typeof listed)[];

export const trashRepository = {
  /** `destroyAt`: sooner than the trash itself would, where something else says so. */
  async put(
    db: Db,
    board: string,
    records: readonly (Trashed & { destroyAt?: string })[],
    { at, by }: Deletion,
  ): Promise<void> {
    const last = new Date(at.getTime() + trashDays * dayMs).toISOString();
    const rows = records.map(({ destroyAt = last, ...record }) => ({
      ...record,
      board,
      trashed_at: at.toISOString(),
      trashed_by: by,
      destroy_at: destroyAt < last ? destroyAt : last,
    }));
    for (let first = 0; first < rows.length; first += batch)
      await db
        .insertInto('trash')
        .values(rows.slice(first, first + batch))
        .execute();
  },

  /** Newest first. */
  async list(db: Db, boards: readonly string[], asked: number, pageSize: number): Promise<Page<TrashItem>> {
    const rows = db
      .selectFrom('trash')
      // PostgreSQL knows no list of none.
      .where((row) => (boards.length === 0 ? row.lit(false) : row('board', 'in', boards)));
    const { total } = await rows
      .select((row) => row.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const totalCount = Number(total);
    const pages = totalPages(totalCount, pageSize);
    const page = clampPage(asked, pages);
    const found = await rows
      .select(listedColumns)
      .orderBy('trashed_at', 'desc')
      .orderBy('board')
      .orderBy('record_id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    return { items: found.map(toItem), page, pageSize, totalPages: pages, totalCount };
  },

  find: (db: Db, board: string, ids: readonly number[]): Promise<TrashRow[]> =>
    db
      .selectFrom('trash')
      .selectAll()
      .where('board', '=', board)
      .where('record_id', 'in', ids)
      .orderBy('record_id')
      .execute(),

  /** Takes out what is there of these, and says what that was. */
  async take(db: Db, board: string, ids: readonly number[]): Promise<TrashRow[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .deleteFrom('trash')
      .where('board', '=', board)
      .where('record_id', 'in', ids)
      .returningAll()
      .execute();
    return rows.toSorted((one, other) => one.record_id - other.record_id);
  },

  /** Whose time is over. */
  async overdue(db: Db, board: string, now: string, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('trash')
      .select('record_id')
      .where('board', '=', board)
      .where('destroy_at', '<=', now)
      .orderBy('destroy_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.record_id);
  },
};
