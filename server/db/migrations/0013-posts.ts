import { sql } from 'kysely';
import { createTable } from './0001-start.ts';
import { addPublication } from './0013-post-columns.ts';
import type { Migration, MigrationDb } from './migration.ts';

interface Day {
  board: string;
  category: number;
  industry: number;
  day: string;
  posts: number;
}

const batch = 500;

/** Days are counted by stage and by what stands first too: in the key, which neither database changes in place. */
async function countByStage(db: MigrationDb): Promise<void> {
  const { rows } = await sql<Day>`select * from post_day`.execute(db);
  await db.schema.dropTable('post_day').execute();
  await createTable(
    db,
    'post_day',
    {
      board: 'text',
      category: 'integer',
      industry: 'integer',
      stage: 'text',
      pinned: 'integer',
      day: 'text',
      posts: 'integer',
    },
    ['board', 'category', 'industry', 'stage', 'pinned', 'day'],
  );
  for (let first = 0; first < rows.length; first += batch) {
    const values = rows
      .slice(first, first + batch)
      .map(
        ({ board, category, industry, day, posts }) =>
          sql`(${board}, ${category}, ${industry}, 'shown', 0, ${day}, ${posts})`,
      );
    await sql`insert into post_day (board, category, industry, stage, pinned, day, posts)
      values ${sql.join(values)}`.execute(db);
  }
}

const file = { file_stored: 'text?', file_name: 'text?', file_size: 'integer?' } as const;

/** What was deleted, whole, until it is brought back or destroyed: no list of what there is can come across it. */
async function createTrash(db: MigrationDb): Promise<void> {
  await createTable(
    db,
    'trash',
    {
      board: 'text',
      record_id: 'integer',
      category: 'integer',
      title: 'text',
      ...file,
      trashed_at: 'text',
      trashed_by: 'text',
      destroy_at: 'text',
      record: 'text',
    },
    ['board', 'record_id'],
  );
  await db.schema
    .createIndex('trash_list')
    .on('trash')
    .columns(['trashed_at', 'board', 'record_id'])
    .execute();
  await db.schema.createIndex('trash_destroy').on('trash').column('destroy_at').execute();
  await db.schema.createIndex('trash_file').on('trash').column('file_stored').execute();
}

async function createRevisions(db: MigrationDb): Promise<void> {
  await createTable(
    db,
    'post_revision',
    {
      board: 'text',
      post_id: 'integer',
      version: 'integer',
      title: 'text',
      ...file,
      saved_at: 'text',
      saved_by: 'text',
      record: 'text',
    },
    ['board', 'post_id', 'version'],
  );
  await db.schema.createIndex('post_revision_file').on('post_revision').column('file_stored').execute();
}

/** Drafts, planned publishing, what stands first, revisions and the trash. */
export const posts: Migration = {
  name: '0013-posts',
  async up(db) {
    for (const table of ['event_post', 'case_post', 'faq_post']) await addPublication(db, table);
    await countByStage(db);
    await createTrash(db);
    await createRevisions(db);
  },
};
