import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import { pairs, searchForm, singles } from './bigrams.ts';
import type { Db } from './schema.ts';

/**
 * Search by any part of a text, by character pairs. The only place where the two databases differ in what they
 * store: SQLite keeps an FTS5 table whose phrases are exact, PostgreSQL arrays under a GIN index plus the text.
 */
export interface SearchDocument {
  id: number;
  /** What a search is confined to, e.g. a category; the column keeps an older name, `shelf`. */
  partition: string;
  texts: Readonly<Record<string, string>>;
}

/** A keyword, and the columns in any of which it may stand. */
export interface SearchTerm {
  keyword: string;
  columns: readonly string[];
}

export interface SearchQuestion {
  /** What is looked through. */
  partitions: readonly string[];
  /** One of them is enough. */
  terms: readonly SearchTerm[];
}

export const indexName = (table: string) => `${table}_search`;

/** Rows of the SQLite index whose words are apart from all others': what is looked through in one go. */
export const blockSize = 50_000;

export const blockOf = (id: number) => Math.floor(id / blockSize);

/** Each word carries its partition and block, so that a search reads short lists and need not intersect long ones. */
export function partitionWords(partition: string, block: number, words: readonly string[]): string[] {
  return words.map((word) => `${partition}b${block}z${word}`);
}

/** Smaller there: every match that is looked at is a page of the table. */
export const postgresBlockSize = 20_000;

/** A row's words on PostgreSQL, written here and in the index alike, or the index is not used. */
export const postgresWords = (column: string) => sql`shelved_words(shelf, id, ${sql.ref(`${column}_pairs`)})`;

export async function addToIndex(db: Db, table: string, document: SearchDocument): Promise<void> {
  const name = indexName(table);
  const texts = Object.entries(document.texts);
  const columns = texts.map(([column]) => sql.ref(column));
  if (engineOf(db) === 'sqlite') {
    const values = texts.map(
      ([, text]) =>
        sql`${partitionWords(document.partition, blockOf(document.id), [...pairs(text), ...singles(text)]).join(' ')}`,
    );
    await sql`insert into ${sql.table(name)} (rowid, ${sql.join(columns)})
      values (${document.id}, ${sql.join(values)})`.execute(db);
    return;
  }
  const pairColumns = texts.map(([column]) => sql.ref(`${column}_pairs`));
  const values = texts.map(([, text]) => sql`${searchForm(text)}`);
  // Single characters too: a keyword may be one character long.
  const grams = texts.map(([, text]) => sql`${[...new Set([...pairs(text), ...searchForm(text)])]}::text[]`);
  await sql`insert into ${sql.table(name)} (id, shelf, ${sql.join([...columns, ...pairColumns])})
    values (${document.id}, ${document.partition}, ${sql.join([...values, ...grams])})`.execute(db);
}

export async function removeFromIndex(db: Db, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const key = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'id');
  await sql`delete from ${sql.table(indexName(table))} where ${key} in (${sql.join(ids)})`.execute(db);
}
