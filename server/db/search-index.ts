import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { keywordPairs, pairs, searchForm } from './grams.ts';
import type { Db } from './schema.ts';

/**
 * Search by any part of a text, by character pairs. The only place where the two databases differ in what they
 * store: SQLite keeps an FTS5 table whose phrases are exact, PostgreSQL arrays under a GIN index plus the text.
 */
export interface SearchDocument {
  id: number;
  /** What a search is confined to, e.g. a category. */
  shelf: string;
  texts: Readonly<Record<string, string>>;
}

const indexName = (table: string) => `${table}_search`;

export async function createSearchIndex(db: Db, table: string, columns: readonly string[]): Promise<void> {
  const name = indexName(table);
  if (engineOf(db) === 'sqlite') {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`create virtual table ${sql.table(name)} using fts5(${list}, tokenize = 'unicode61')`.execute(
      db,
    );
    // What is deleted leaves the index too, not only the table: names of people are in it.
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
    return;
  }
  await db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('shelf', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex(`${name}_shelf`).on(name).columns(['shelf', 'id']).execute();
  for (const column of columns) {
    await sql`alter table ${sql.table(name)} add column ${sql.ref(column)} text not null`.execute(db);
    await sql`alter table ${sql.table(name)} add column ${sql.ref(`${column}_pairs`)} text[] not null`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${name}_${column}`)} on ${sql.table(name)} using gin (${sql.ref(`${column}_pairs`)})`.execute(
      db,
    );
  }
}

/** Each word carries its shelf, so that a search reads one list and never has to intersect it with a whole shelf. */
function shelved(shelf: string, words: readonly string[]): string {
  return words.map((word) => `${shelf}z${word}`).join(' ');
}

export async function addToIndex(db: Db, table: string, document: SearchDocument): Promise<void> {
  const name = indexName(table);
  const texts = Object.entries(document.texts);
  const columns = texts.map(([column]) => sql.ref(column));
  if (engineOf(db) === 'sqlite') {
    const values = texts.map(([, text]) => sql`${shelved(document.shelf, pairs(text))}`);
    await sql`insert into ${sql.table(name)} (rowid, ${sql.join(columns)})
      values (${document.id}, ${sql.join(values)})`.execute(db);
    return;
  }
  const pairColumns = texts.map(([column]) => sql.ref(`${column}_pairs`));
  const values = texts.map(([, text]) => sql`${searchForm(text)}`);
  // Single characters too: a keyword may be one character long.
  const grams = texts.map(([, text]) => sql`${[...new Set([...pairs(text), ...searchForm(text)])]}::text[]`);
  await sql`insert into ${sql.table(name)} (id, shelf, ${sql.join([...columns, ...pairColumns])})
    values (${document.id}, ${document.shelf}, ${sql.join([...values, ...grams])})`.execute(db);
}

export async function removeFromIndex(db: Db, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const key = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'id');
  await sql`delete from ${sql.table(indexName(table))} where ${key} in (${sql.join(ids)})`.execute(db);
}

export interface SearchQuestion {
  shelf: string;
  keyword: string;
  columns: readonly string[];
}

function sqliteMatch(table: string, { shelf, keyword, columns }: SearchQuestion): RawBuilder<{ id: number }> {
  const isOneCharacter = [...searchForm(keyword)].length === 1;
  // One character is the first of a pair, also at the end of a text; more are a row of pairs.
  const phrase = `"${shelved(shelf, keywordPairs(keyword))}"${isOneCharacter ? ' *' : ''}`;
  const name = sql.table(indexName(table));
  return sql`select rowid as id from ${name} where ${name} match ${`{${columns.join(' ')}} : ${phrase}`}`;
}

function postgresMatch(
  table: string,
  { shelf, keyword, columns }: SearchQuestion,
): RawBuilder<{ id: number }> {
  const text = searchForm(keyword);
  const grams = [...text].length === 1 ? [text] : keywordPairs(keyword);
  const inColumn = columns.map(
    (column) =>
      sql`(${sql.ref(`${column}_pairs`)} @> ${grams}::text[] and strpos(${sql.ref(column)}, ${text}) > 0)`,
  );
  return sql`select id from ${sql.table(indexName(table))} where shelf = ${shelf} and (${sql.join(inColumn, sql` or `)})`;
}

function matching(db: Db, table: string, question: SearchQuestion): RawBuilder<{ id: number }> {
  return engineOf(db) === 'sqlite' ? sqliteMatch(table, question) : postgresMatch(table, question);
}

/** How many match, counted up to `most`: a word that is everywhere must not cost a walk through everything. */
export async function countMatches(
  db: Db,
  table: string,
  question: SearchQuestion,
  most: number,
): Promise<number> {
  const { rows } = await sql<{
    total: number | string;
  }>`select count(*) as total from (${matching(db, table, question)} limit ${most}) as found`.execute(db);
  // PostgreSQL counts in 64 bits, which arrive as text.
  return Number(rows[0]?.total ?? 0);
}

/** The ids of one page of matches, newest first: numbers are given out in the order of time. */
export async function pageOfMatches(
  db: Db,
  table: string,
  question: SearchQuestion,
  limit: number,
  offset: number,
): Promise<number[]> {
  const order = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'id');
  const { rows } = await sql<{
    id: number;
  }>`${matching(db, table, question)} order by ${order} desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}
