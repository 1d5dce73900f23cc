import { sql } from 'kysely';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

const leastDigits = 5;

async function createEndings(db: MigrationDb): Promise<void> {
  const ending = isPostgres(db) ? sql`` : sql`strict, without rowid`;
  await sql`create table inquiry_phone_ending (
    partition text not null, ending text not null, inquiry_id integer not null,
    primary key (partition, ending, inquiry_id)
  ) ${ending}`.execute(db);
  await sql`create index inquiry_phone_ending_inquiry on inquiry_phone_ending (inquiry_id)`.execute(db);
}

async function fillEndings(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{
    longest: number | null;
  }>`select max(length(phone_digits)) as longest from inquiry`.execute(db);
  const longest = rows[0]?.longest ?? 0;
  for (let start = 1; start + leastDigits - 1 <= longest; start += 1) {
    await sql`insert into inquiry_phone_ending (partition, ending, inquiry_id)
      select 'c' || category || case status when 4 then 'spam' else '' end, substr(phone_digits, ${sql.lit(start)}), id
      from inquiry where length(phone_digits) >= ${sql.lit(start + leastDigits - 1)}`.execute(db);
  }
}

/**
 * All that phone numbers end with, from five digits on: a part of a number is what some ending begins with. The index of
 * words needs eight of them for a whole number, in every block.
 */
export const phoneEndings: Migration = {
  name: '0017-phone-endings',
  async up(db) {
    await createEndings(db);
    await fillEndings(db);
  },
};
