import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, engines } from '#tests/support/databases.ts';
import { migrations } from './migrate.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../tests/support/migrate-slowly.ts', import.meta.url));

it('takes its steps from their folder, in the order of their numbers', () => {
  const names = migrations.map(({ name }) => name);
  expect(names.slice(0, 6)).toEqual([
    '0001-start',
    '0002-keys-of-records',
    '0003-search-in-blocks',
    '0004-blocks-in-postgres',
    '0005-keys-by-call',
    '0006-inquiry-note',
  ]);
  expect(names).toEqual(names.toSorted());
});

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
