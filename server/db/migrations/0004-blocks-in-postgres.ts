import { sql } from 'kysely';
import { columnsOf } from './0003-search-in-blocks.ts';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

const blockSize = 20_000;

/**
 * The words of a row with their shelf and block, as `shelved` has them on SQLite. What it is said to cost keeps the
 * planner from reading a whole table instead of the index: it takes every word for one that stands in many rows.
 */
async function createShelvedWords(db: MigrationDb): Promise<void> {
  await sql`create function shelved_words(shelf text, id integer, words text[]) returns text[]
    language sql immutable strict cost 1000 as
    $$ select array_agg(shelf || 'b' || id / ${sql.lit(blockSize)} || 'z' || word) from unnest(words) as word $$`.execute(
    db,
  );
}

export async function indexInBlocks(
  db: MigrationDb,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const name = `${table}_search`;
  await db.schema.dropIndex(`${name}_shelf`).execute();
  for (const column of columns) {
    await db.schema.dropIndex(`${name}_${column}`).execute();
    await sql`create index ${sql.ref(`${name}_${column}`)} on ${sql.table(name)}
      using gin (shelved_words(shelf, id, ${sql.ref(`${column}_pairs`)}))`.execute(db);
  }
}

/**
 * PostgreSQL looks through a few blocks at a time as SQLite does: listing all 20,000 matches of a common word among a
 * million posts, only to count the first 5,000, was most of what a search cost.
 */
export const blocksInPostgres: Migration = {
  name: '0004-blocks-in-postgres',
  async up(db) {
    if (!isPostgres(db)) return;
    await createShelvedWords(db);
    for (const [table, columns] of Object.entries(columnsOf)) await indexInBlocks(db, table, columns);
  },
};
