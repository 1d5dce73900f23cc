import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '#server/db/migrate.ts';
import { createTestDatabase, engines } from '#tests/support/databases.ts';

it.each(engines)('the dashboard counts inquiries that were there before (%s)', async (engine) => {
  const database = await createTestDatabase(engine);
  const { db } = database.connection;
  // Back to before it.
  await sql`drop table inquiry_choice_count`.execute(db);
  await sql`drop index inquiry_answered`.execute(db);
  await sql`drop index inquiry_waiting`.execute(db);
  await sql`delete from migration where name = '0012-dashboard'`.execute(db);
  const rows: [at: string, model: string, region: string, status: number][] = [
    ['2026-03-01T14:59:59.999Z', 'T10', 'jeju', 0],
    ['2026-03-01T15:00:00.000Z', 'T10', '', 2],
    ['2026-03-01T15:00:00.000Z', 'T10', 'seoul', 2],
    ['2026-03-01T15:00:00.000Z', 'T10', 'seoul', 4],
  ];
  for (const [index, [at, model, region, status]] of rows.entries()) {
    await sql`insert into inquiry (category, title, company, name, phone, email, region, address, robot_type,
        robot_model, content, agreed_version, created_at, status, receipt)
      values (0, '', '', '', '', '', ${region}, '', '', ${model}, '', '', ${at}, ${status}, ${String(index)})`.execute(
      db,
    );
  }
  await migrate(db, migrations);
  const counts = await db.selectFrom('inquiry_choice_count').selectAll().execute();
  await database.drop();
  const lines = counts.map(({ kind, day, choice, inquiries }) => `${kind} ${day} ${choice} ${inquiries}`);
  expect(lines.toSorted()).toEqual([
    'model 2026-03-01 T10 1',
    'model 2026-03-02 T10 2',
    'region 2026-03-01 jeju 1',
    'region 2026-03-02  1',
    'region 2026-03-02 seoul 1',
  ]);
});
