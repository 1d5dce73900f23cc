import { createTable } from './0001-start.ts';
import type { Migration, MigrationDb } from './migration.ts';

/** A post's words as a tree; those that were written before have none. */
export async function addBody(db: MigrationDb, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('body', 'text').execute();
}

/** Posts with pictures in their text, and what is known of those pictures. */
export const body: Migration = {
  name: '0014-body',
  async up(db) {
    for (const table of ['event_post', 'case_post', 'faq_post']) await addBody(db, table);
    await createTable(
      db,
      'picture',
      {
        file_stored: 'text',
        file_name: 'text',
        file_size: 'integer',
        width: 'integer',
        height: 'integer',
        board: 'text',
        post_id: 'integer',
        unused_since: 'text?',
        created_by: 'text',
        created_at: 'text',
      },
      ['file_stored'],
    );
    await db.schema.createIndex('picture_post').on('picture').columns(['board', 'post_id']).execute();
    await db.schema.createIndex('picture_unused').on('picture').column('unused_since').execute();
  },
};
