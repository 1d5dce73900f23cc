import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { keywordPairs, searchForm } from './grams.ts';
import type { Db } from './schema.ts';
import { indexName, type SearchQuestion } from './search-index.ts';
import { countByWindow, idsInWindows } from './search-blocks.ts';

export interface Matches {
  /** How many match, counted up to a limit: a word that is everywhere must not cost a walk through everything. */
  total: number;
  /** The ids of one page of them, newest first: numbers are given out in the order of time. */
  page(limit: number, offset: number): Promise<number[]>;
}

function postgresMatch(
  table: string,
  { shelf, keyword, columns }: SearchQuestion,
): RawBuilder<{ id: number }> {
  const text = searchForm(keyword);
  const length = [...text].length;
  const grams = length === 1 ? [text] : keywordPairs(keyword);
  const inColumn = columns.map((column) => {
    const has = sql`${sql.ref(`${column}_pairs`)} @> ${grams}::text[]`;
    // One pair says it all; several may stand apart.
    return length <= 2 ? has : sql`(${has} and strpos(${sql.ref(column)}, ${text}) > 0)`;
  });
  return sql`select id from ${sql.table(indexName(table))} where shelf = ${shelf} and (${sql.join(inColumn, sql` or `)})`;
}

async function findInPostgres(
  db: Db,
  table: string,
  question: SearchQuestion,
  most: number,
): Promise<Matches> {
  const match = postgresMatch(table, question);
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from (${match} limit ${most}) as found`.execute(db);
  // PostgreSQL counts in 64 bits, which arrive as text.
  const total = Number(rows[0]?.total ?? 0);
  // It believes that every word is about as common as the next, and would look for rare ones row by row.
  const order = total < most ? sql`id + 0` : sql`id`;
  return {
    total,
    async page(limit, offset) {
      if (total === 0) return [];
      const page = await sql<{
        id: number;
      }>`${match} order by ${order} desc limit ${limit} offset ${offset}`.execute(db);
      return page.rows.map((row) => row.id);
    },
  };
}

export async function findMatches(
  db: Db,
  table: 'event_post' | 'case_post' | 'faq_post' | 'inquiry',
  question: SearchQuestion,
  most: number,
): Promise<Matches> {
  if (engineOf(db) === 'postgres') return findInPostgres(db, table, question, most);
  const windows = await countByWindow(db, table, question, most);
  return {
    total: windows.reduce((sum, { matches }) => sum + matches, 0),
    page: (limit, offset) => idsInWindows(db, table, question, windows, { limit, offset }),
  };
}
