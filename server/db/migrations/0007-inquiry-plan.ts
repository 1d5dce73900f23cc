import type { Migration } from './migration.ts';

/** A store's plan travels with an inquiry, as JSON; those that were taken before have none. */
export const inquiryPlan: Migration = {
  name: '0007-inquiry-plan',
  async up(db) {
    await db.schema
      .alterTable('inquiry')
      .addColumn('plan', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
