import type { Migration } from './migration.ts';

/** What a tool found travels with an inquiry; those that were taken before have none. */
export const inquiryNote: Migration = {
  name: '0006-inquiry-note',
  async up(db) {
    await db.schema
      .alterTable('inquiry')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
