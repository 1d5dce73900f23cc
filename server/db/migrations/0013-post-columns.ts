import { sql } from 'kysely';
import type { MigrationDb } from './migration.ts';

/** When the public sees a post, its version and who saved it. Posts that were there before are published. */
export async function addPublication(db: MigrationDb, table: string): Promise<void> {
  const words = { state: 'published', stage: 'shown', saved_by: '' };
  const numbers = { pinned: 0, version: 1, was_shown: 1 };
  for (const [name, first] of Object.entries(words)) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  }
  for (const [name, first] of Object.entries(numbers)) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
      .execute();
  }
  for (const name of ['saved_at', 'shown_until', 'shown_since'])
    await db.schema.alterTable(table).addColumn(name, 'text').execute();
  await db.schema.dropIndex(`${table}_shelf`).execute();
  const order = ['pinned', 'created_at', 'id'];
  await db.schema
    .createIndex(`${table}_list`)
    .on(table)
    .columns(['category', 'industry', ...order])
    .execute();
  await db.schema
    .createIndex(`${table}_stage`)
    .on(table)
    .columns(['category', 'industry', 'stage', ...order])
    .execute();
  for (const name of ['shown_until', 'shown_since']) {
    await sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (stage, ${sql.ref(name)})
      where ${sql.ref(name)} is not null`.execute(db);
  }
}
