import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Engine } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { longestTurnMs, meanCpuMs } from './cpu-time.ts';
import { hardSearches, insertsFor, tasksFor, warmUpRounds } from './growth-tasks.ts';
import { fillQuickly } from './posts.ts';
import { report, times, type Row } from './report.ts';

const mostTimes = 5;
const mostMs = 50;

async function measureEngine(engine: Engine, sizes: readonly number[]): Promise<Row[]> {
  const server = engine === 'postgres' ? await startPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'naru-growth-'));
  const database = server === null ? null : await createPostgresDatabase(server.url);
  const { db, close } = connect({ dataDir, databaseUrl: database?.url ?? null });
  await migrate(db);
  const rows: Row[] = [];
  const first = new Map<string, number>();
  let filled = 0;
  for (const [turn, size] of sizes.entries()) {
    // Each turn before this one has inserted its own posts.
    await fillQuickly(db, engine, filled, size, turn * insertsFor);
    filled = size;
    const isLast = size === sizes.at(-1);
    for (const [what, task] of Object.entries(tasksFor(db, size))) {
      for (let round = 0; round < warmUpRounds; round += 1) await task.work(round);
      const ms = await meanCpuMs(db, engine, task.rounds, task.work);
      const ratio = ms / (first.get(what) ?? ms);
      if (!first.has(what)) first.set(what, ms);
      rows.push([
        `${what}, ${size.toLocaleString('en')} posts`,
        `${ms.toFixed(2)} ms`,
        times(ratio),
        isLast && task.isPromised ? `≤ ${mostTimes}×` : '',
      ]);
      console.log(engine, rows.at(-1)?.join(' | '));
    }
  }
  if (engine === 'sqlite') {
    for (const [what, work] of Object.entries(hardSearches(db))) {
      const ms = await longestTurnMs(work);
      rows.push([`longest turn of the event loop: ${what}`, `${ms.toFixed(1)} ms`, '', `≤ ${mostMs} ms`]);
    }
  }
  await close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

/** `npm run bench:growth`, or a part of it: `npm run bench:growth -- sqlite 1000 100000`. */
const given = process.argv.slice(2);
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => given.includes(engine) || !given.some((word) => /^[a-z]/.test(word)),
);
const sizes = given.map(Number).filter((size) => size > 0);
for (const engine of engines) {
  const rows = await measureEngine(engine, sizes.length > 0 ? sizes : [1_000, 100_000, 1_000_000]);
  const whose = engine === 'sqlite' ? 'this process' : 'this process and PostgreSQL’s';
  report(
    `bench:growth on ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    rows,
    `CPU time of ${whose}, mean of many runs; every fiftieth post holds the word 로봇.`,
  );
}
