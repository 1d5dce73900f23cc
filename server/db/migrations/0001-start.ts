import { sql, type ColumnDataType, type CreateTableBuilder } from 'kysely';
import { createSearchIndex } from './0001-search-tables.ts';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

type Columns = Record<string, 'text' | 'integer' | 'text?' | 'integer?'>;

/** A table that refuses wrong types on both databases and never gives a number out twice. */
export async function createTable(
  db: MigrationDb,
  name: string,
  columns: Columns,
  key?: string[],
): Promise<void> {
  const sqlite = !isPostgres(db);
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  if (key === undefined) {
    table = table.addColumn('id', 'integer', (column) =>
      sqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    );
  }
  for (const [column, type] of Object.entries(columns)) {
    const optional = type.endsWith('?');
    const plain = type.replace('?', '') as ColumnDataType;
    table = table.addColumn(column, plain, (builder) => (optional ? builder : builder.notNull()));
  }
  if (key !== undefined) table = table.addPrimaryKeyConstraint(`${name}_key`, key);
  if (sqlite) table = table.modifyEnd(sql`strict`);
  await table.execute();
}

const post: Columns = {
  title: 'text',
  content: 'text',
  url: 'text',
  category: 'integer',
  industry: 'integer',
  file_stored: 'text?',
  file_name: 'text?',
  file_size: 'integer?',
  created_at: 'text',
};

export async function createPostTable(db: MigrationDb, table: string): Promise<void> {
  await createTable(db, table, post);
  await db.schema
    .createIndex(`${table}_shelf`)
    .on(table)
    .columns(['category', 'industry', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex(`${table}_file`).on(table).column('file_stored').execute();
  await createSearchIndex(db, table, ['title', 'content']);
}

async function createPosts(db: MigrationDb): Promise<void> {
  for (const table of ['event_post', 'case_post', 'faq_post']) await createPostTable(db, table);
  await createTable(
    db,
    'post_day',
    { board: 'text', category: 'integer', industry: 'integer', day: 'text', posts: 'integer' },
    ['board', 'category', 'industry', 'day'],
  );
}

async function createInquiries(db: MigrationDb): Promise<void> {
  await createTable(db, 'inquiry', {
    category: 'integer',
    title: 'text',
    company: 'text',
    name: 'text',
    phone: 'text',
    email: 'text',
    region: 'text',
    address: 'text',
    robot_type: 'text',
    robot_model: 'text',
    content: 'text',
    agreed_at: 'text?',
    agreed_version: 'text',
    created_at: 'text',
  });
  await db.schema
    .createIndex('inquiry_list')
    .on('inquiry')
    .columns(['category', 'created_at', 'id'])
    .execute();
  await createSearchIndex(db, 'inquiry', ['title', 'name', 'company', 'content']);
  await createTable(db, 'idempotency', { key: 'text', inquiry_id: 'integer', created_at: 'text' }, ['key']);
}

async function createStaff(db: MigrationDb): Promise<void> {
  await createTable(db, 'admin', { login: 'text', name: 'text', password_hash: 'text', created_at: 'text' });
  await db.schema.createIndex('admin_login').on('admin').column('login').unique().execute();
  await createTable(
    db,
    'session',
    { id_hash: 'text', admin_id: 'integer', created_at: 'text', used_at: 'text' },
    ['id_hash'],
  );
  await createTable(db, 'attempt', { bucket: 'text', at: 'text' });
  await db.schema.createIndex('attempt_bucket').on('attempt').columns(['bucket', 'at']).execute();
  await createTable(db, 'access_log', {
    at: 'text',
    actor: 'text',
    address: 'text',
    action: 'text',
    target: 'text',
  });
  await db.schema.createIndex('access_log_at').on('access_log').columns(['at', 'id']).execute();
}

/** The log only grows: the database itself refuses to change or remove a line. */
async function protectAccessLog(db: MigrationDb): Promise<void> {
  if (!isPostgres(db)) {
    for (const verb of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`access_log_no_${verb}`)} before ${sql.raw(verb)} on access_log
        begin select raise(abort, 'access_log is append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'access_log is append-only'; end $$`.execute(db);
  await sql`create trigger access_log_append_only before update or delete on access_log
    for each row execute function refuse_change()`.execute(db);
}

export const start: Migration = {
  name: '0001-start',
  async up(db) {
    await createPosts(db);
    await createInquiries(db);
    await createTable(db, 'popup', {
      file_stored: 'text',
      file_name: 'text',
      file_size: 'integer',
      link: 'text',
      created_at: 'text',
    });
    await createStaff(db);
    await protectAccessLog(db);
  },
};
