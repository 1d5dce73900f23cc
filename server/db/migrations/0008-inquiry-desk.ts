import { sql } from 'kysely';
import { createTable } from './0001-start.ts';
import { rebuildInquirySearch } from './0008-inquiry-search.ts';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

async function addColumns(db: MigrationDb): Promise<void> {
  const numbers = { status: 0, unread: 0, assignee_id: 0, version: 1 };
  for (const [name, first] of Object.entries(numbers)) {
    await db.schema
      .alterTable('inquiry')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
      .execute();
  }
  for (const name of ['receipt', 'phone_digits']) {
    await db.schema
      .alterTable('inquiry')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('inquiry').addColumn('answered_at', 'text').execute();
}

/** 26 characters with 104 random bits; of a UUID the last 15 digits are all random. */
async function giveReceipts(db: MigrationDb): Promise<void> {
  const digits = (count: number) => sql`right(replace(gen_random_uuid()::text, '-', ''), ${sql.lit(count)})`;
  const receipt = isPostgres(db) ? sql`upper(${digits(15)} || ${digits(11)})` : sql`hex(randomblob(13))`;
  await sql`update inquiry set receipt = ${receipt}`.execute(db);
}

/** Lists leave spam out, by an index that leaves it out too: however much of it there is, it costs them nothing. */
async function createIndexes(db: MigrationDb): Promise<void> {
  await db.schema.dropIndex('inquiry_list').execute();
  await sql`create index inquiry_list on inquiry (category, created_at, id) where status <> 4`.execute(db);
  await sql`create index inquiry_assignee on inquiry (category, assignee_id, created_at, id) where status <> 4`.execute(
    db,
  );
  await sql`create index inquiry_status on inquiry (category, status, created_at, id)`.execute(db);
  await sql`create unique index inquiry_receipt on inquiry (receipt)`.execute(db);
  await sql`create index inquiry_phone on inquiry (phone_digits)`.execute(db);
  await sql`create index inquiry_email on inquiry (lower(email))`.execute(db);
}

async function countInquiries(db: MigrationDb): Promise<void> {
  await createTable(
    db,
    'inquiry_count',
    {
      category: 'integer',
      day: 'text',
      status: 'integer',
      assignee_id: 'integer',
      inquiries: 'integer',
      unread: 'integer',
    },
    ['category', 'day', 'status', 'assignee_id'],
  );
  const day = isPostgres(db)
    ? sql`to_char(created_at::timestamptz at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
    : sql`date(created_at, '+9 hours')`;
  for (const one of [sql`''`, day]) {
    await sql`insert into inquiry_count (category, day, status, assignee_id, inquiries, unread)
      select category, ${one}, 0, 0, count(*), 0 from inquiry group by 1, 2`.execute(db);
  }
}

/** What becomes of an inquiry. Those that were there before are received and read. */
export const inquiryDesk: Migration = {
  name: '0008-inquiry-desk',
  async up(db) {
    await addColumns(db);
    await giveReceipts(db);
    await createIndexes(db);
    await countInquiries(db);
    await createTable(db, 'inquiry_event', {
      inquiry_id: 'integer',
      kind: 'text',
      at: 'text',
      actor: 'text',
      text: 'text',
    });
    await db.schema
      .createIndex('inquiry_event_inquiry')
      .on('inquiry_event')
      .columns(['inquiry_id', 'id'])
      .execute();
    await rebuildInquirySearch(db);
  },
};
