import { sql } from 'kysely';
import type { Board } from '#contract/boards.ts';
import type { SearchField } from '#contract/choices.ts';
import { clampPage, totalPages, type ListQuery, type Page } from '#contract/page.ts';
import type { Post, PostInput, StoredFile } from '#contract/post.ts';
import type { DeskPost, DeskQuery } from '#contract/publication.ts';
import { searchForm } from '#server/db/bigrams.ts';
import { postTable, type Db } from '#server/db/schema.ts';
import { removeFromIndex } from '#server/db/search-index.ts';
import { lastPosition } from './post-order.ts';
import { addToDay, partitionTotal, startOfPage } from './post-days.ts';
import { newRow, toDeskPost, toPost } from './post-rows.ts';
import { findPosts, indexPost, reindexPost } from './post-search.ts';
import type { PostRow, Which } from './post-stage.ts';

/** A board's part that a list shows: a category and an industry. */
export interface PartitionKey {
  category: number;
  industry: number;
}

/** How many there are, and some of them. */
interface Part {
  total: number;
  rows(limit: number, offset: number): Promise<PostRow[]>;
}

/** Reads and writes one board. Every function takes the connection, so a transaction is just an argument. */
export function createBoardRepository(board: Board) {
  const table = postTable(board);

  function inPartition(db: Db, { category, industry }: PartitionKey, which: Which) {
    const rows = db
      .selectFrom(table)
      .selectAll()
      .where('category', '=', category)
      .where('industry', '=', industry);
    if (which === 'all') return rows;
    return which === 'published' ? rows.where('stage', '<>', 'draft') : rows.where('stage', '=', which);
  }

  function inOrder(db: Db, partition: PartitionKey, which: Which): Promise<PostRow[]> {
    return inPartition(db, partition, which)
      .orderBy('pinned', 'desc')
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async function everyPost(db: Db, partition: PartitionKey, which: Which): Promise<Part> {
    return {
      total: await partitionTotal(db, board, partition, which),
      async rows(limit, offset) {
        const { after, skip } = await startOfPage(db, board, partition, which, offset);
        const rows = inPartition(db, partition, which);
        const rest =
          after === null
            ? rows
            : rows.where(sql<boolean>`(pinned, created_at) < (${after.pinned}, ${after.day})`);
        return rest
          .orderBy('pinned', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(skip)
          .execute();
      },
    };
  }

  async function foundPosts(
    db: Db,
    partition: PartitionKey,
    query: ListQuery<SearchField>,
    which: Which,
  ): Promise<Part> {
    const matches = await findPosts(db, table, partition, query, which);
    return {
      total: matches.total,
      async rows(limit, offset) {
        const ids = await matches.page(limit, offset);
        if (ids.length === 0) return [];
        return db.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute();
      },
    };
  }

  async function page(
    db: Db,
    partition: PartitionKey,
    query: ListQuery<SearchField>,
    pageSize: number,
    which: Which,
  ): Promise<Page<PostRow>> {
    const part = await (searchForm(query.keyword) === ''
      ? everyPost(db, partition, which)
      : foundPosts(db, partition, query, which));
    const pages = totalPages(part.total, pageSize);
    const asked = clampPage(query.page, pages);
    const items = await part.rows(pageSize, (asked - 1) * pageSize);
    return { items, page: asked, pageSize, totalPages: pages, totalCount: part.total };
  }

  async function insertRow(db: Db, values: Omit<PostRow, 'id'> & { id?: number }): Promise<number> {
    // What comes back from the trash has its place already.
    const position = values.position || (await lastPosition(db, board, values.category));
    const { id } = await db
      .insertInto(table)
      .values({ ...values, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexPost(db, table, { ...values, id });
    await addToDay(db, board, values, 1);
    return id;
  }

  async function row(db: Db, id: number): Promise<PostRow | null> {
    return (await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  return {
    /** What the public sees. */
    async list(
      db: Db,
      partition: PartitionKey,
      query: ListQuery<SearchField>,
      pageSize: number,
    ): Promise<Page<Post>> {
      const found = await page(db, partition, query, pageSize, 'shown');
      return { ...found, items: found.items.map(toPost) };
    },

    /** What staff see; nothing of it is in the trash. */
    async deskList(db: Db, partition: PartitionKey, query: DeskQuery): Promise<Page<DeskPost>> {
      const { state, size } = query;
      if (state === 'trash') return { items: [], page: 1, pageSize: size, totalPages: 1, totalCount: 0 };
      const found = await page(db, partition, query, size, state ?? 'all');
      return { ...found, items: found.items.map(toDeskPost) };
    },

    /** A whole partition as the public sees it, in the order that staff gave it. */
    async everything(db: Db, partition: PartitionKey): Promise<Post[]> {
      return (await inOrder(db, partition, 'shown')).map(toPost);
    },

    /** The same as staff see it: drafts and what is over have their place too. */
    ordered: (db: Db, partition: PartitionKey): Promise<PostRow[]> => inOrder(db, partition, 'all'),

    row,

    async find(db: Db, id: number): Promise<DeskPost | null> {
      const found = await row(db, id);
      return found && toDeskPost(found);
    },

    async findShown(db: Db, id: number): Promise<Post | null> {
      const found = await row(db, id);
      return found?.stage === 'shown' ? toPost(found) : null;
    },

    insert: (
      db: Db,
      input: PostInput,
      file: StoredFile | null,
      createdAt: string,
      savedBy = '',
    ): Promise<number> => insertRow(db, newRow(input, file, { at: createdAt, by: savedBy })),
    insertRow,

    async update(db: Db, before: PostRow, after: PostRow): Promise<void> {
      const { id, ...columns } = after;
      // In another part it comes last.
      if (after.category !== before.category)
        columns.position = await lastPosition(db, board, after.category);
      await db.updateTable(table).set(columns).where('id', '=', id).execute();
      await reindexPost(db, table, before, after);
      await addToDay(db, board, before, -1);
      await addToDay(db, board, after, 1);
    },

    /** Deletes what is still there of `ids`, and says what that was. */
    async remove(db: Db, ids: readonly number[]): Promise<PostRow[]> {
      const rows = await db.deleteFrom(table).where('id', 'in', ids).returningAll().execute();
      await removeFromIndex(
        db,
        table,
        rows.map(({ id }) => id),
      );
      for (const removed of rows) await addToDay(db, board, removed, -1);
      return rows;
    },
  };
}

export type BoardRepository = ReturnType<typeof createBoardRepository>;
