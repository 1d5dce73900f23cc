import { sql } from 'kysely';
import type { Engine } from '#server/db/connect.ts';
import type { Db } from '#server/db/schema.ts';
import { cpuSeconds } from './load-generator.ts';

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** SQLite works inside this process; PostgreSQL in processes of its own, one for each connection. */
async function cpuMs(db: Db, engine: Engine): Promise<number> {
  if (engine === 'sqlite') return ownCpuMs();
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return ownCpuMs() + 1_000 * rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
}

/** CPU time of one run: on a busy machine the only time that is the task's own. */
export async function meanCpuMs(
  db: Db,
  engine: Engine,
  rounds: number,
  work: (round: number) => Promise<unknown>,
): Promise<number> {
  const before = await cpuMs(db, engine);
  for (let round = 0; round < rounds; round += 1) await work(round);
  return ((await cpuMs(db, engine)) - before) / rounds;
}

/** The longest time, in CPU time, for which nobody else had a turn while this went on. */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = ownCpuMs();
  let working = true;
  const look = () => {
    const now = ownCpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (working) setImmediate(look);
  };
  setImmediate(look);
  await work();
  working = false;
  look();
  return longest;
}
