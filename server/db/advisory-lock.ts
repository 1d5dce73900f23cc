import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * Until this transaction ends, no other one takes its turn under any of the same names, in whatever process. Called
 * once, before the transaction reads anything, so that it sees what those before it have written. On SQLite every
 * transaction begins with its turn (`sqlite-transactions.ts`).
 */
export async function takeAdvisoryLock(trx: Db, ...names: string[]): Promise<void> {
  if (names.length === 0 || engineOf(trx) === 'sqlite') return;
  // In one order everywhere: two transactions that each hold what the other waits for would wait for ever.
  const inOrder = [...new Set(names)].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${inOrder}::text[]) as name`.execute(
    trx,
  );
}
