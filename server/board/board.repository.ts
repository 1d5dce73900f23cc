import type { Board } from '#contract/boards.ts';
import { clampPage, totalPages, type ListQuery, type Page } from '#contract/page.ts';
import type { Post, PostInput, StoredFile } from '#contract/post.ts';
import type { SearchField } from '#contract/choices.ts';
import { storedBody } from '#contract/stored-body.ts';
import { searchForm } from '#server/db/bigrams.ts';
import { postTable, type Db, type PostTable } from '#server/db/schema.ts';
import { addToIndex, removeFromIndex } from '#server/db/search-index.ts';
import { findMatches } from '#server/db/search-matches.ts';
import { addToDay, partitionTotal, startOfPage } from './post-days.ts';
import type { Selectable } from 'kysely';

/** A board's part that a list shows: a category and an industry. */
export interface PartitionKey {
  category: number;
  industry: number;
}

/** A search says how many it found up to this many: nobody pages further, and the cost stays bounded. */
const mostMatches = 5_000;

const columnsOf: Record<SearchField, readonly string[]> = {
  title: ['title'],
  content: ['content'],
  all: ['title', 'content'],
};

const partitionName = ({ category, industry }: PartitionKey) => `c${category}i${industry}`;

function toPost(row: Selectable<PostTable>): Post {
  const file: StoredFile | null =
    row.file_stored === null
      ? null
      : {
          storedName: row.file_stored,
          originalName: row.file_name ?? row.file_stored,
          size: row.file_size ?? 0,
        };
  const { id, title, content, url, category, industry } = row;
  const body = storedBody(row.body ?? '');
  const post = { id, title, content, url, category, industry, file, createdAt: row.created_at };
  return body === undefined ? post : { ...post, body };
}

const inputColumns = ({ body, ...input }: PostInput) => ({
  ...input,
  body: body === undefined ? null : JSON.stringify(body),
});

const fileColumns = (file: StoredFile | null) => ({
  file_stored: file?.storedName ?? null,
  file_name: file?.originalName ?? null,
  file_size: file?.size ?? null,
});

/** Reads and writes one board. Every function takes the connection, so a transaction is just an argument. */
export function createBoardRepository(board: Board) {
  const table = postTable(board);

  async function pageOf<Item>(
    total: number,
    query: ListQuery,
    pageSize: number,
    read: (page: number) => Promise<Item[]>,
  ): Promise<Page<Item>> {
    const pages = totalPages(total, pageSize);
    const page = clampPage(query.page, pages);
    return { items: await read(page), page, pageSize, totalPages: pages, totalCount: total };
  }

  function listAll(
    db: Db,
    partition: PartitionKey,
    query: ListQuery,
    pageSize: number,
    total: number,
  ): Promise<Page<Post>> {
    return pageOf(total, query, pageSize, async (page) => {
      const start = await startOfPage(db, board, partition, (page - 1) * pageSize);
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('category', '=', partition.category)
        .where('industry', '=', partition.industry)
        .where('created_at', '<', start.before)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset(start.skip)
        .execute();
      return rows.map(toPost);
    });
  }

  async function search(
    db: Db,
    partition: PartitionKey,
    query: ListQuery<SearchField>,
    pageSize: number,
  ): Promise<Page<Post>> {
    const question = {
      partition: partitionName(partition),
      terms: [{ keyword: query.keyword, columns: columnsOf[query.field] }],
    };
    const matches = await findMatches(db, table, question, { most: mostMatches });
    return pageOf(matches.total, query, pageSize, async (page) => {
      const ids = await matches.page(pageSize, (page - 1) * pageSize);
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toPost);
    });
  }

  async function index(db: Db, id: number, input: PostInput): Promise<void> {
    const texts = { title: input.title, content: input.content };
    await addToIndex(db, table, { id, partition: partitionName(input), texts });
  }

  return {
    async list(
      db: Db,
      partition: PartitionKey,
      query: ListQuery<SearchField>,
      pageSize: number,
    ): Promise<Page<Post>> {
      if (searchForm(query.keyword) !== '') return search(db, partition, query, pageSize);
      return listAll(db, partition, query, pageSize, await partitionTotal(db, board, partition));
    },

    /** A whole partition in the order in which staff wrote it. */
    async everything(db: Db, partition: PartitionKey): Promise<Post[]> {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('category', '=', partition.category)
        .where('industry', '=', partition.industry)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toPost);
    },

    async find(db: Db, id: number): Promise<Post | null> {
      const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toPost(row);
    },

    async insert(db: Db, input: PostInput, file: StoredFile | null, createdAt: string): Promise<number> {
      const { id } = await db
        .insertInto(table)
        .values({ ...inputColumns(input), ...fileColumns(file), created_at: createdAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      await index(db, id, input);
      await addToDay(db, board, input, createdAt, 1);
      return id;
    },

    async update(db: Db, before: Post, input: PostInput, file: StoredFile | null): Promise<void> {
      await db
        .updateTable(table)
        .set({ ...inputColumns(input), ...fileColumns(file) })
        .where('id', '=', before.id)
        .execute();
      await removeFromIndex(db, table, [before.id]);
      await index(db, before.id, input);
      await addToDay(db, board, before, before.createdAt, -1);
      await addToDay(db, board, input, before.createdAt, 1);
    },

    /** Deletes what is still there of `ids`, and says what that was. */
    async remove(db: Db, ids: readonly number[]): Promise<Post[]> {
      const rows = await db.deleteFrom(table).where('id', 'in', ids).returningAll().execute();
      await removeFromIndex(
        db,
        table,
        rows.map((row) => row.id),
      );
      for (const row of rows) await addToDay(db, board, row, row.created_at, -1);
      return rows.map(toPost);
    },
  };
}
