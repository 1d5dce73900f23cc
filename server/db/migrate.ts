import { sql, type Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import { start } from './migrations/0001-start.ts';
import { keysOfRecords } from './migrations/0002-keys-of-records.ts';
import { searchInBlocks } from './migrations/0003-search-in-blocks.ts';
import { blocksInPostgres } from './migrations/0004-blocks-in-postgres.ts';
import { keysByCall } from './migrations/0005-keys-by-call.ts';
import type { Migration, MigrationDb } from './migrations/migration.ts';
import type { Db } from './schema.ts';

export const migrations: readonly Migration[] = [
  start,
  keysOfRecords,
  searchInBlocks,
  blocksInPostgres,
  keysByCall,
];

/** Held while migrating, so that two servers that start together do not both migrate. */
const postgresLock = 7_261_001;

type WithMigrations = Kysely<{ migration: { name: string } }>;

/** Brings the database up to date. Each step and its record are one transaction: killed half-way, it never was. */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engineOf(db) === 'postgres') {
      // An index over many rows takes longer than a visitor may wait, and so does waiting for another server's.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(postgresLock)})`.execute(trx);
    }
    await sql`create table if not exists migration (name text primary key)`.execute(trx);
    const store = trx as unknown as WithMigrations;
    const done = new Set(
      (await store.selectFrom('migration').select('name').execute()).map((row) => row.name),
    );
    for (const step of steps) {
      if (done.has(step.name)) continue;
      await step.up(trx as unknown as MigrationDb);
      await store.insertInto('migration').values({ name: step.name }).execute();
    }
  });
}
