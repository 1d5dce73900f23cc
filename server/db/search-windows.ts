import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

export interface Blocks {
  /** The newest and the oldest block of it. */
  to: number;
  from: number;
}

/** How one database looks for a keyword in some blocks. */
export interface Search {
  table: string;
  matchIn(blocks: Blocks): RawBuilder<{ id: number }>;
  /** What a page is put in order by. */
  number: RawBuilder<unknown>;
  /** How many row numbers make a block. */
  blockSize: number;
  /** How many blocks the first look takes in, and any other at the most. */
  firstWidth: number;
  mostBlocks: number;
  /** What one look may cost. */
  turnMs: number;
}

/**
 * A phrase of everyday pairs that stands nowhere costs a walk through all that is written about them, so it is looked
 * for in a few blocks at a time, the newest first. SQLite works on the event loop: others have their turn in between.
 */
interface Window extends Blocks {
  matches: number;
}

interface Look {
  spentMs: number;
  /** How much of its blocks there was to see: the newest is seldom full. */
  blocks: number;
  matches: number;
  /** How many more matches are of interest. */
  wanted: number;
}

/** As many blocks as fit into a turn or hold what is still wanted, judged by what the last look cost and found. */
function nextWidth({ turnMs, mostBlocks }: Search, { spentMs, blocks, matches, wanted }: Look): number {
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

/** Where the first `most` matches are, the newest first. */
export async function countByWindow(db: Db, search: Search, most: number): Promise<Window[]> {
  const windows: Window[] = [];
  const { blockSize } = search;
  let wanted = most;
  let width = search.firstWidth;
  let last = await newestId(db, search.table);
  while (last >= 0 && wanted > 0) {
    const to = Math.floor(last / blockSize);
    const blocks = { from: Math.max(0, to - width + 1), to };
    const begun = performance.now();
    const { rows } = await sql<{
      matches: number | string;
    }>`select count(*) as matches from (${search.matchIn(blocks)} limit ${wanted}) as found`.execute(db);
    const spentMs = performance.now() - begun;
    // PostgreSQL counts in 64 bits, which arrive as text.
    const matches = Number(rows[0]?.matches ?? 0);
    const start = blocks.from * blockSize;
    windows.push({ ...blocks, matches });
    wanted -= matches;
    width = nextWidth(search, { spentMs, blocks: (last - start + 1) / blockSize, matches, wanted });
    last = start - 1;
    if (last >= 0 && wanted > 0) await nextTurn();
  }
  return windows;
}

export async function idsInWindows(
  db: Db,
  search: Search,
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
      }>`${search.matchIn(window)} order by ${search.number} desc limit ${limit - ids.length} offset ${skip}`.execute(
        db,
      );
      ids.push(...rows.map((row) => row.id));
    }
    skip = Math.max(0, skip - window.matches);
  }
  return ids;
}
