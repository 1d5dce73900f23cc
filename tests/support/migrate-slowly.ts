import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';

/** What a server process does in the test of migrations: an upgrade that takes a while and must not be done twice. */
const [, , dataDir = '', databaseUrl] = process.argv;
const { db, close } = connect({ dataDir, databaseUrl: databaseUrl ?? null });
await migrate(db, [
  ...migrations,
  {
    name: '9999-slow',
    async up(trx) {
      await sql`create table upgraded (at text)`.execute(trx);
      await wait(1_500);
    },
  },
]);
await close();
