import { sql, type Kysely } from 'kysely';
import { busyTimeoutMs } from './connect.ts';
import { engineOf } from './engine.ts';
import { liftStatementTimeout } from './lift-statement-timeout.ts';
import type { Migration, MigrationDb } from './migrations/migration.ts';
import { readMigrations } from './read-migrations.ts';
import type { Db } from './schema.ts';

export const migrations = await readMigrations();

const postgresLock = 7_261_001;
/** An index over many rows takes longer than a visitor may wait, and so does waiting for another server's. */
const waitForOthersMs = 3_600_000;

type WithMigrations = Kysely<{ migration: { name: string } }>;

const createTable = (db: Db) => sql`create table if not exists migration (name text primary key)`.execute(db);

/** Two servers that start together migrate one after the other: the second sees what the first has done. */
async function takeMigrationLock(trx: Db): Promise<void> {
  // On SQLite a transaction begins with its turn.
  if (engineOf(trx) === 'sqlite') return;
  await liftStatementTimeout(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(postgresLock)})`.execute(trx);
}

async function setBusyTimeout(db: Db, ms: number): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(db);
}

/** Brings the database up to date. All steps and their records are one transaction: killed half-way, it never was. */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
  await setBusyTimeout(db, waitForOthersMs);
  try {
    await db.transaction().execute(async (trx) => {
      await takeMigrationLock(trx);
      await createTable(trx);
      const store = trx as unknown as WithMigrations;
      const rows = await store.selectFrom('migration').select('name').execute();
      const done = new Set(rows.map(({ name }) => name));
      for (const step of steps) {
        if (done.has(step.name)) continue;
        await step.up(trx as unknown as MigrationDb);
        await store.insertInto('migration').values({ name: step.name }).execute();
      }
    });
  } finally {
    await setBusyTimeout(db, busyTimeoutMs);
  }
}
