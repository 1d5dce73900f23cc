import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';

it('a transaction that reads first writes too, whoever else would write meanwhile', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-test-'));
  const [one, other] = [connect({ dataDir, databaseUrl: null }), connect({ dataDir, databaseUrl: null })];
  await sql`create table note (words text)`.execute(one.db);
  const write = (by: typeof one.db, words: string) => sql`insert into note values (${words})`.execute(by);
  // Told at once instead of when its turn comes: both are one process here.
  other.sqlite?.pragma('busy_timeout = 0');
  await one.db.transaction().execute(async (trx) => {
    await sql`select * from note`.execute(trx);
    await expect(write(other.db, 'other')).rejects.toThrow('locked');
    await write(trx, 'one');
  });
  await write(other.db, 'other');
  const { rows } = await sql`select words from note`.execute(one.db);
  await Promise.all([one.close(), other.close()]);
  await rm(dataDir, { recursive: true });
  expect(rows).toEqual([{ words: 'one' }, { words: 'other' }]);
});
