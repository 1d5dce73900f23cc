import { sql } from 'kysely';
import { isPostgres, type MigrationDb } from './migration.ts';

export async function createSearchIndex(
  db: MigrationDb,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const name = `${table}_search`;
  if (!isPostgres(db)) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`create virtual table ${sql.table(name)} using fts5(${list}, tokenize = 'unicode61')`.execute(
      db,
    );
    // What is deleted leaves the index too, not only the table: names of people are in it.
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
    return;
  }
  await db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('shelf', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex(`${name}_shelf`).on(name).columns(['shelf', 'id']).execute();
  for (const column of columns) {
    await sql`alter table ${sql.table(name)} add column ${sql.ref(column)} text not null`.execute(db);
    await sql`alter table ${sql.table(name)} add column ${sql.ref(`${column}_pairs`)} text[] not null`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${name}_${column}`)} on ${sql.table(name)} using gin (${sql.ref(`${column}_pairs`)})`.execute(
      db,
    );
  }
}
