import { PostgresAdapter } from 'kysely';
import type { Engine } from './connect.ts';
import type { Db } from './schema.ts';

/** Which of the two databases this is; asked in this folder only. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
