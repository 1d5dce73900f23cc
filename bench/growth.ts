import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { connect, type Engine } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { fillQuickly } from './posts.ts';
import { report, times, type Row } from './report.ts';

const events = createBoardRepository('event');
const shelf = { category: 0, industry: 0 };
const plain = { keyword: '', field: 'all' } as const;
const rounds = 15;

/** SQLite works inside this process, where its CPU time is what everybody waits for; PostgreSQL is waited for. */
function clockOf(engine: Engine): () => number {
  return engine === 'postgres'
    ? () => performance.now()
    : () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1_000;
      };
}

/** The middle one of several runs, in ms; a slow neighbour must not decide. */
async function middle(now: () => number, work: (round: number) => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = now();
    await work(round);
    spent.push(now() - begun);
  }
  return spent.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

async function measure(db: Db, engine: Engine, posts: number): Promise<Record<string, number>> {
  const now = clockOf(engine);
  const input = { title: '새 소식', content: '로봇 안내 '.repeat(20), url: '', ...shelf };
  return {
    list: await middle(now, () => events.list(db, shelf, { ...plain, page: 1 }, 12)),
    'deep page': await middle(now, (round) =>
      events.list(db, shelf, { ...plain, page: Math.floor(posts / 24) + round }, 12),
    ),
    'search of a rare 로봇': await middle(now, (round) =>
      events.list(db, shelf, { keyword: '로봇', field: 'all', page: (round % 3) + 1 }, 12),
    ),
    insert: await middle(now, () =>
      db.transaction().execute((trx) => events.insert(trx, input, null, new Date().toISOString())),
    ),
  };
}

async function onEngine(engine: Engine, sizes: readonly number[]): Promise<Row[]> {
  const server = engine === 'postgres' ? await startPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'naru-growth-'));
  const database = server === null ? null : await createPostgresDatabase(server.url);
  const { db, close } = connect({ dataDir, databaseUrl: database?.url ?? null });
  await migrate(db);
  const rows: Row[] = [];
  let first: Record<string, number> = {};
  let filled = 0;
  for (const [turn, size] of sizes.entries()) {
    // Each turn before this one has inserted its own posts.
    await fillQuickly(db, engine, filled, size, turn * rounds);
    filled = size;
    const spent = await measure(db, engine, size);
    if (Object.keys(first).length === 0) first = spent;
    for (const [what, ms] of Object.entries(spent)) {
      const ratio = ms / (first[what] ?? ms);
      const isLast = size === sizes.at(-1);
      rows.push([
        `${engine}: ${what}, ${size.toLocaleString('en')} posts`,
        `${ms.toFixed(2)} ms`,
        times(ratio),
        isLast ? '≤ 5×, ≤ 50 ms' : '',
      ]);
    }
    console.log(`${engine} ${size}: ${JSON.stringify(spent)}`);
  }
  await close();
  await server?.stop();
  rmSync(dataDir, { recursive: true });
  return rows;
}

/** `npm run bench:growth`, or with smaller sizes: `npm run bench:growth -- 1000 100000`. */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [1_000, 100_000, 1_000_000];
const rows = [...(await onEngine('sqlite', sizes)), ...(await onEngine('postgres', sizes))];
report(
  'bench:growth',
  rows,
  'Middle one of 15 runs; SQLite in CPU time, PostgreSQL in time waited; every fiftieth post holds the word.',
);
