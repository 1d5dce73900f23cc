import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** How many connections to a PostgreSQL database wait for what another one holds. */
export async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
