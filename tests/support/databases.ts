import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connect, type Connection, type Engine } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import type { Migration } from '#server/db/migrations/migration.ts';

export interface TestDatabase {
  connection: Connection;
  dataDir: string;
  databaseUrl: string | null;
  drop(): Promise<void>;
}

export async function createPostgresDatabase(
  server: string = inject('postgresUrl'),
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  return { url: `${server}/${name}`, drop: () => run(`drop database ${name} with (force)`) };
}

const createMigratedDatabase = () =>
  createPostgresDatabase(inject('postgresUrl'), inject('migratedTemplate'));

/** An empty, migrated database of the wanted kind, and a data folder; `more` comes after the site's own migrations. */
export async function createTestDatabase(
  engine: Engine,
  more: readonly Migration[] = [],
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-test-'));
  const postgres = engine === 'postgres' ? await createMigratedDatabase() : null;
  const databaseUrl = postgres?.url ?? null;
  const connection = connect({ dataDir, databaseUrl });
  await migrate(connection.db, [...migrations, ...more]);
  return {
    connection,
    dataDir,
    databaseUrl,
    async drop() {
      await connection.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** Runs the same sentences on SQLite and on PostgreSQL; `database()` is the suite's own. */
export function describeOnBoth(
  title: string,
  suite: (database: () => TestDatabase, engine: Engine) => void,
): void {
  describe.each(engines)(`${title} (%s)`, (engine) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase(engine);
    });
    afterAll(() => database.drop());
    suite(() => database, engine);
  });
}
