import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, engines } from '#tests/support/databases.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../tests/support/migrate-slowly.ts', import.meta.url));

it.each(engines)('two servers that start together upgrade the database once (%s)', async (engine) => {
  const database = await createTestDatabase(engine);
  const { db } = database.connection;
  const address = [database.dataDir, ...(database.databaseUrl === null ? [] : [database.databaseUrl])];
  const both = await Promise.allSettled([
    run(process.execPath, [script, ...address]),
    run(process.execPath, [script, ...address]),
  ]);
  const { rows } = await sql<{ name: string }>`select name from migration where name = '9999-slow'`.execute(
    db,
  );
  await database.drop();
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(rows).toHaveLength(1);
});
