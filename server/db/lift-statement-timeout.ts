import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/** For a transaction that no visitor waits for: its statements, and its wait for another server's, may take as long as they need. */
export async function liftStatementTimeout(trx: Db): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`set local statement_timeout = 0`.execute(trx);
}
