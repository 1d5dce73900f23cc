import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

export interface Blocks {
  /** The newest and the oldest block of it. */
  to: number;
  from: number;
}

export type SearchOrder = 'newest' | 'oldest';

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

/** Where the first `most` matches are, in the order that is asked for. */
export async function countByWindow(
  db: Db,
  search: Search,
  most: number,
  order: SearchOrder,
): Promise<Window[]> {
  const windows: Window[] = [];
  const { blockSize } = search;
  const newest = await newestId(db, search.table);
  const lastBlock = Math.floor(newest / blockSize);
  let wanted = most;
  let width = search.firstWidth;
  let seen = 0;
  while (seen <= lastBlock && wanted > 0) {
    const many = Math.min(width, lastBlock + 1 - seen);
    const from = order === 'newest' ? lastBlock + 1 - seen - many : seen;
    const blocks = { from, to: from + many - 1 };
    const begun = performance.now();
    const { rows } = await sql<{
      matches: number | string;
      first: number | null;
      last: number | null;
    }>`select count(*) as matches, min(id) as first, max(id) as last
      from (${search.matchIn(blocks)} limit ${wanted}) as counted`.execute(db);
    const spentMs = performance.now() - begun;
    const { first = null, last = null, ...counted } = rows[0] ?? { matches: 0 };
    // PostgreSQL counts in 64 bits, which arrive as text.
    const matches = Number(counted.matches);
    const areAll = matches < wanted && first !== null && last !== null;
    // A page is looked for only where there is something.
    const held = areAll ? { from: Math.floor(first / blockSize), to: Math.floor(last / blockSize) } : blocks;
    windows.push({ ...held, matches });
    wanted -= matches;
    seen += many;
    const end = Math.min((blocks.to + 1) * blockSize, newest + 1);
    const filled = (end - blocks.from * blockSize) / blockSize;
    width = nextWidth(search, { spentMs, blocks: filled, matches, wanted });
    if (seen <= lastBlock && wanted > 0) await nextTurn();
  }
  return windows;
}

export async function idsInWindows(
  db: Db,
  search: Search,
  windows: readonly Window[],
  { limit, offset, order }: { limit: number; offset: number; order: SearchOrder },
): Promise<number[]> {
  const ids: number[] = [];
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  let skip = offset;
  for (const window of windows) {
    if (ids.length >= limit) break;
    if (skip < window.matches) {
      const { rows } = await sql<{
        id: number;
      }>`${search.matchIn(window)} order by ${search.number} ${direction} limit ${limit - ids.length} offset ${skip}`.execute(
        db,
      );
      ids.push(...rows.map((row) => row.id));
    }
    skip = Math.max(0, skip - window.matches);
  }
  return ids;
}
