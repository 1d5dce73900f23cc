import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * Until this transaction ends, no other one takes its turn under the same name, in whatever process. Called before
 * the transaction reads anything, so that it sees what those before it have written.
 */
export async function takeTurn(trx: Db, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    return;
  }
  // SQLite has one writer at a time: a write that changes nothing waits for the others like any write.
  await sql`delete from attempt where 1 = 0`.execute(trx);
}
