import { sql } from 'kysely';
import { createTable } from './0001-start.ts';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

/** How many inquiries chose a model or a region on a day (Seoul); spam is not counted. */
async function countChoices(db: MigrationDb): Promise<void> {
  await createTable(
    db,
    'inquiry_choice_count',
    { kind: 'text', day: 'text', choice: 'text', inquiries: 'integer' },
    ['kind', 'day', 'choice'],
  );
  const day = isPostgres(db)
    ? sql`to_char(created_at::timestamptz at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
    : sql`date(created_at, '+9 hours')`;
  for (const [kind, column] of [
    ['model', 'robot_model'],
    ['region', 'region'],
  ] as const) {
    await sql`insert into inquiry_choice_count (kind, day, choice, inquiries)
      select ${sql.lit(kind)}, ${day}, ${sql.ref(column)}, count(*) from inquiry
      where status <> 4 group by 2, 3`.execute(db);
  }
}

/** What the dashboard reads without walking through all inquiries. */
export const dashboard: Migration = {
  name: '0012-dashboard',
  async up(db) {
    await countChoices(db);
    await sql`create index inquiry_answered on inquiry (answered_at, created_at)
      where answered_at is not null and status <> 4`.execute(db);
    await sql`create index inquiry_waiting on inquiry (created_at, id)
      where answered_at is null and status < 2`.execute(db);
  },
};
