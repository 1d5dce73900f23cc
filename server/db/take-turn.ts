import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * Until this transaction ends, no other one takes its turn under the same name, in whatever process. SQLite has
 * one writer at a time anyway: there the transaction only has to write before it reads.
 */
export async function takeTurn(trx: Db, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
