import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';

/** Run in a process of its own: begins a migration and is killed in the middle of it; or looks what is left. */
const [, , dataDir = '', task] = process.argv;
const { db } = connect({ dataDir, databaseUrl: null });

if (task === 'look') {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where name = 'half_done'
    union all select name from migration where name = '9999-half'`.execute(db);
  console.log(rows.length === 0 ? 'clean' : rows.map((row) => row.name).join(', '));
} else {
  await migrate(db, [
    ...migrations,
    {
      name: '9999-half',
      async up(trx) {
        await sql`create table half_done (id integer)`.execute(trx);
        await sql`insert into half_done select id from inquiry`.execute(trx);
        await sql`delete from inquiry`.execute(trx);
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      },
    },
  ]);
}
