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

/** Where the text itself is compared in the end, a few words of a long keyword find its rows as well as all of them. */
const mostWords = 6;

/** So many of them, from the first to the last. */
function some(words: readonly string[], most: number): string[] {
  const step = Math.max((words.length - 1) / (most - 1), 1);
  return words.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/**
 * Rows that have the keyword's pairs, and then the keyword. A look holds up nobody, but has a time limit. The planner is not
 * shown the words (`select`, `offset 0`): where it takes one for a word of every row it would read all rows, not the index.
 */
function inPostgres(table: string, { partitions, terms }: SearchQuestion): Search {
  const name = sql.table(indexName(table));
  const forms = terms.map(({ keyword, columns }) => {
    const text = searchForm(keyword);
    return { text, columns, words: [...text].length === 1 ? [text] : some(keywordPairs(keyword), mostWords) };
  });
  type Form = (typeof forms)[number];
  const several = forms.filter(({ words }) => words.length > 1);
  /** One word says it all. */
  function havingOne(blocks: Blocks): RawBuilder<unknown>[] {
    const conditions = forms.flatMap(({ words, columns }) => {
      if (words.length > 1) return [];
      const any = wordsByBlock(blocks, partitions, words).flat();
      return columns.map((column) => sql`${postgresWords(column)} && (select ${any}::text[])`);
    });
    return conditions.length === 0
      ? []
      : [sql`select id from ${name} where ${sql.join(conditions, sql` or `)}`];
  }
  /** Several may stand apart. Joined block by block: as many conditions would take longer to plan than to look for. */
  function havingAll({ text, words, columns }: Form, blocks: Blocks): RawBuilder<unknown>[] {
    const byBlock = wordsByBlock(blocks, partitions, words).map((all) => sql`(${all}::text[])`);
    return columns.map(
      (column) => sql`select id from (values ${sql.join(byBlock)} offset 0) as block (words)
        inner join ${name} on ${postgresWords(column)} @> block.words where strpos(${sql.ref(column)}, ${text}) > 0`,
    );
  }
  return {
    table,
    matchIn(blocks) {
      const found = [...havingOne(blocks), ...several.flatMap((form) => havingAll(form, blocks))];
      return found.length === 1
        ? sql`${found[0]}`
        : sql`select id from (${sql.join(found, sql` union `)}) as found`;
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

/** What the index finds, and what another table knows. */
function findingIn(db: Db, table: string, { partitions, terms }: SearchQuestion): Search {
  const indexed = { partitions, terms: terms.filter(({ foundElsewhere }) => foundElsewhere === undefined) };
  const search = engineOf(db) === 'postgres' ? inPostgres(table, indexed) : inSqlite(table, indexed);
  const known = terms.flatMap(({ foundElsewhere }) => foundElsewhere ?? []);
  if (known.length === 0) return search;
  return {
    ...search,
    matchIn(blocks) {
      const [first, end] = [blocks.from * search.blockSize, (blocks.to + 1) * search.blockSize];
      const others = known.map(
        (rows) => sql`select id from (${rows}) as known where id >= ${first} and id < ${end}`,
      );
      const all = indexed.terms.length > 0 ? [search.matchIn(blocks), ...others] : others;
      return sql`select id from (${sql.join(all, sql` union `)}) as either`;
    },
    number: sql`id`,
  };
}

/** A list says how many it found up to this many: nobody pages further, and the cost stays bounded. */
export const mostMatches = 5_000;

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
  const whole = findingIn(db, table, question);
  const search = condition === null ? whole : narrowed(whole, condition);
  const windows = await countByWindow(db, search, most, order);
  return {
    total: windows.reduce((sum, { matches }) => sum + matches, 0),
    page: (limit, offset) => idsInWindows(db, search, windows, { limit, offset, order }),
  };
}
