import { sql } from 'kysely';
import type { Migration, MigrationDb } from './migration.ts';

/** Where a post stands among those that staff put in order; elsewhere 0. */
export async function addPosition(db: MigrationDb, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Questions stand in the order that staff choose; those that are there, in the one in which they were written. */
export const orderOfPosts: Migration = {
  name: '0016-order-of-posts',
  async up(db) {
    for (const table of ['event_post', 'case_post', 'faq_post']) await addPosition(db, table);
    const { rows } = await sql<{
      id: number;
    }>`select id from faq_post where category = 0 order by created_at, id`.execute(db);
    for (const [index, { id }] of rows.entries())
      await sql`update faq_post set position = ${index + 1} where id = ${id}`.execute(db);
  },
};
