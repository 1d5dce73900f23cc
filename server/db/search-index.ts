import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { pairs, searchForm, singles } from './bigrams.ts';
import { insertRows } from './insert-rows.ts';
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
  /** The rows that have it, where another table knows them better than this index does. */
  foundElsewhere?: RawBuilder<{ id: number }> | undefined;
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

type Columns = [column: string, value: string | string[]][];

const mapTexts = (texts: SearchDocument['texts'], columns: (column: string, text: string) => Columns) =>
  Object.fromEntries(Object.entries(texts).flatMap(([column, text]) => columns(column, text)));

/** A row's words on PostgreSQL, written here and in the index alike, or the index is not used. */
export const postgresWords = (column: string) => sql`shelved_words(shelf, id, ${sql.ref(`${column}_pairs`)})`;

function sqliteRow({ id, partition, texts }: SearchDocument) {
  const words = (text: string) =>
    partitionWords(partition, blockOf(id), [...pairs(text), ...singles(text)]).join(' ');
  return { rowid: id, ...mapTexts(texts, (column, text) => [[column, words(text)]]) };
}

function postgresRow({ id, partition, texts }: SearchDocument) {
  return {
    id,
    shelf: partition,
    // Single characters too: a keyword may be one character long.
    ...mapTexts(texts, (column, text) => [
      [column, searchForm(text)],
      [`${column}_pairs`, [...new Set([...pairs(text), ...searchForm(text)])]],
    ]),
  };
}

/** All at once, where there are several: SQLite writes its index out whenever another table is written to. */
export async function addToIndex(db: Db, table: string, ...documents: SearchDocument[]): Promise<void> {
  const rowOf: (document: SearchDocument) => object = engineOf(db) === 'sqlite' ? sqliteRow : postgresRow;
  await insertRows(db, indexName(table), documents.map(rowOf));
}

export async function removeFromIndex(db: Db, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const key = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'id');
  await sql`delete from ${sql.table(indexName(table))} where ${key} in (${sql.join(ids)})`.execute(db);
}
