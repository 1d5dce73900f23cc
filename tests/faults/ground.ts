import type { Engine } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite, type Site } from '#tests/support/site.ts';

/** What sites stand on: SQLite in their data folder, or a PostgreSQL of its own. */
export interface Ground {
  databaseUrl: string | null;
  /** A site on it; several share its data with `dataDir`. */
  start(dataDir?: string, more?: Record<string, string>): Promise<Site>;
  close(): Promise<void>;
}

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };

export function groundOn(databaseUrl: string | null, close: () => Promise<void> = async () => {}): Ground {
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  return {
    databaseUrl,
    start: (dataDir, more = {}) =>
      startSite({ env: { ...env, ...database, ...more }, ...(dataDir !== undefined && { dataDir }) }),
    close,
  };
}

export async function openGround(engine: Engine): Promise<Ground> {
  if (engine === 'sqlite') return groundOn(null);
  const server = await startPostgres();
  const { url } = await createPostgresDatabase(server.url);
  return groundOn(url, () => server.stop());
}

/** As a fault's name says it. */
export const engineNames: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
