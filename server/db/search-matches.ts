import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { keywordPairs, searchForm } from './bigrams.ts';
import type { Db } from './schema.ts';
import {
  blockSize,
  indexName,
  postgresBlockSize,
  postgresWords,
  partitionWords,
  type SearchQuestion,
  type SearchTerm,
} from './search-index.ts';
import { countByWindow, idsInWindows, type Blocks, type Search, type SearchOrder } from './search-windows.ts';

export interface Matches {
  /** How many match, counted up to a limit: a word that is everywhere must not cost a walk through everything. */
  total: number;
  /** The ids of one page of them, in the order that was asked for: numbers are given out in the order of time. */
  page(limit: number, offset: number): Promise<number[]>;
}

/** A keyword's words as they stand in each of some blocks. */
function wordsByBlock(
  { from, to }: Blocks,
  partitions: readonly string[],
  words: readonly string[],
): string[][] {
  const blocks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return blocks.flatMap((block) => partitions.map((partition) => partitionWords(partition, block, words)));
}

/** Rows in which the keyword's words stand in a row. A look holds up everybody, so it is short. */
function inSqlite(table: string, { partitions, terms }: SearchQuestion): Search {
  const name = sql.table(indexName(table));
  return {
    table,
    matchIn(blocks) {
      const matches = terms.map(({ keyword, columns }) => {
        const byBlock = wordsByBlock(blocks, partitions, keywordPairs(keyword));
        const phrases = byBlock.map((words) => `"${words.join(' ')}"`);
        return `({${columns.join(' ')}} : (${phrases.join(' OR ')}))`;
      });
      return sql`select rowid as id from ${name} where ${name} match ${matches.join(' OR ')}`;
    },
    number: sql`rowid`,
    blockSize,
    firstWidth: 1,
    mostBlocks: 64,
    turnMs: 8,
  };
}

/** Rows that have the keyword's pairs, and then the keyword. A look holds up nobody, but has a time limit. */
function inPostgres(table: string, { partitions, terms }: SearchQuestion): Search {
  const name = sql.table(indexName(table));
  function inColumns({ keyword, columns }: SearchTerm, blocks: Blocks): RawBuilder<unknown>[] {
    const text = searchForm(keyword);
    const words = [...text].length === 1 ? [text] : keywordPairs(keyword);
    const byBlock = wordsByBlock(blocks, partitions, words);
    return columns.map((column) => {
      const has = postgresWords(column);
      // One word says it all; several may stand apart.
      if (words.length === 1) return sql`${has} && ${byBlock.flat()}::text[]`;
      const together = byBlock.map((all) => sql`${has} @> ${all}::text[]`);
      return sql`((${sql.join(together, sql` or `)}) and strpos(${sql.ref(column)}, ${text}) > 0)`;
    });
  }
  return {
    table,
    matchIn(blocks) {
      const found = terms.flatMap((term) => inColumns(term, blocks));
      return sql`select id from ${name} where ${sql.join(found, sql` or `)}`;
    },
    // By `id` alone it would walk backwards through the rows, believing that every word is about as common as the next.
    number: sql`id + 0`,
    blockSize: postgresBlockSize,
    firstWidth: 2,
    // With many more it would believe that half of all rows match, and read the whole table.
    mostBlocks: 32,
    turnMs: 200,
  };
}

/** Only those whose row, called `kept`, fulfils a condition: each match costs a look at its row. */
function narrowed(search: Search, condition: RawBuilder<unknown>): Search {
  return {
    ...search,
    matchIn: (blocks) => sql`select found.id from (${search.matchIn(blocks)}) as found
      inner join ${sql.table(search.table)} as kept on kept.id = found.id where ${condition}`,
    number: sql`found.id + 0`,
  };
}

interface MatchOptions {
  /** How many are counted. */
  most: number;
  order?: SearchOrder;
  condition?: RawBuilder<unknown> | null;
}

export async function findMatches(
  db: Db,
  table: string,
  question: SearchQuestion,
  { most, order = 'newest', condition = null }: MatchOptions,
): Promise<Matches> {
  const whole = engineOf(db) === 'postgres' ? inPostgres(table, question) : inSqlite(table, question);
  const search = condition === null ? whole : narrowed(whole, condition);
  const windows = await countByWindow(db, search, most, order);
  return {
    total: windows.reduce((sum, { matches }) => sum + matches, 0),
    page: (limit, offset) => idsInWindows(db, search, windows, { limit, offset, order }),
  };
}
