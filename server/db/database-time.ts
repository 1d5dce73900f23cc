import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * The database's own time, so many milliseconds from now: servers whose clocks differ agree on it. SQLite has that of
 * the one machine it is on.
 */
export function databaseTime(db: Db, fromNowMs = 0): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql`to_char((clock_timestamp() + ${fromNowMs}::int * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${fromNowMs / 1_000} seconds`})`;
}
