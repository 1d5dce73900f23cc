import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { keywordPairs } from './grams.ts';
import type { Db } from './schema.ts';
import { blockOf, blockSize, indexName, shelved, type SearchQuestion } from './search-index.ts';

/**
 * SQLite works on the event loop. A phrase of everyday pairs that stands nowhere costs a walk through all that is
 * written about them, so it is looked for in a few blocks at a time, the newest first, and others have their turn in
 * between.
 */
interface Window {
  /** The newest and the oldest block of it. */
  to: number;
  from: number;
  matches: number;
}

/** What one look may cost, and how many blocks it may take in however easy they are. */
const turnMs = 8;
const mostBlocks = 64;

interface Look {
  spentMs: number;
  rowNumbers: number;
  matches: number;
  /** How many more matches are of interest. */
  wanted: number;
}

/** As many blocks as fit into a turn or hold what is still wanted, judged by what the last look cost and found. */
function nextWidth({ spentMs, rowNumbers, matches, wanted }: Look): number {
  const blocks = rowNumbers / blockSize;
  const inTime = Math.floor((turnMs * blocks) / spentMs);
  const enough = matches === 0 ? mostBlocks : Math.ceil((wanted * blocks) / matches);
  return Math.max(1, Math.min(inTime, enough, mostBlocks));
}

async function newestId(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    newest: number | null;
  }>`select max(id) as newest from ${sql.table(table)}`.execute(db);
  return rows[0]?.newest ?? 0;
}

/** Rows of some blocks in which the keyword's words stand in a row. */
function matchIn(
  table: string,
  { shelf, keyword, columns }: SearchQuestion,
  { from, to }: Pick<Window, 'from' | 'to'>,
): RawBuilder<{ id: number }> {
  const words = keywordPairs(keyword);
  const blocks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const phrases = blocks.map((block) => `"${shelved(shelf, block, words)}"`).join(' OR ');
  const name = sql.table(indexName(table));
  return sql`select rowid as id from ${name} where ${name} match ${`{${columns.join(' ')}} : (${phrases})`}`;
}

/** Where the first `most` matches are, the newest first. */
export async function countByWindow(
  db: Db,
  table: string,
  question: SearchQuestion,
  most: number,
): Promise<Window[]> {
  const windows: Window[] = [];
  let wanted = most;
  let width = 1;
  let last = await newestId(db, table);
  while (last >= 0 && wanted > 0) {
    const to = blockOf(last);
    const blocks = { from: Math.max(0, to - width + 1), to };
    const begun = performance.now();
    const { rows } = await sql<{
      matches: number;
    }>`select count(*) as matches from (${matchIn(table, question, blocks)} limit ${wanted})`.execute(db);
    const spentMs = performance.now() - begun;
    const matches = rows[0]?.matches ?? 0;
    const start = blocks.from * blockSize;
    windows.push({ ...blocks, matches });
    wanted -= matches;
    width = nextWidth({ spentMs, rowNumbers: last - start + 1, matches, wanted });
    last = start - 1;
    if (last >= 0 && wanted > 0) await nextTurn();
  }
  return windows;
}

export async function idsInWindows(
  db: Db,
  table: string,
  question: SearchQuestion,
  windows: readonly Window[],
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  for (const window of windows) {
    if (ids.length >= limit) break;
    if (skip < window.matches) {
      const { rows } = await sql<{
        id: number;
      }>`${matchIn(table, question, window)} order by rowid desc limit ${limit - ids.length} offset ${skip}`.execute(
        db,
      );
      ids.push(...rows.map((row) => row.id));
    }
    skip = Math.max(0, skip - window.matches);
  }
  return ids;
}
