import { PostgresAdapter, type Kysely } from 'kysely';

/** A migration names its tables itself: the schema of today is not the one it was written for. */
export type MigrationDb = Kysely<unknown>;

/**
 * A step of the database. Once released it never changes, and neither does anything it imports: what is in this folder
 * and Kysely, nothing else.
 */
export interface Migration {
  name: string;
  up(db: MigrationDb): Promise<void>;
}

export const isPostgres = (db: MigrationDb) => db.getExecutor().adapter instanceof PostgresAdapter;
