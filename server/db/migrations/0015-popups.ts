import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Several popups: in an order, each with its period, on some screens or all, and switched on or off. */
export const popups: Migration = {
  name: '0015-popups',
  async up(db) {
    for (const [name, first] of Object.entries({ alt: '', starts_at: '', ends_at: '', device: 'all' })) {
      await db.schema
        .alterTable('popup')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
        .execute();
    }
    for (const [name, first] of Object.entries({ active: 1, position: 0 })) {
      await db.schema
        .alterTable('popup')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
        .execute();
    }
    await sql`update popup set position = id`.execute(db);
  },
};
