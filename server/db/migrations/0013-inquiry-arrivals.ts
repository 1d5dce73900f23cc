import type { Migration } from './migration.ts';

/** How many inquiries have ever come, so that open lists can say how many are new; those from before were seen. */
export const inquiryArrivals: Migration = {
  name: '0013-inquiry-arrivals',
  async up(db) {
    await db.schema
      .alterTable('inquiry_count')
      .addColumn('arrived', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
