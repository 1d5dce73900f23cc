import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Sessions are not kept: one that has ended since must not live again with a restored database. */
export const sessionTable = 'session';

/** Every table, save those in which SQLite keeps the inside of a search index. */
export async function tableNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView, name }) => !isView && !/_search_/.test(name))
    .map(({ name }) => name)
    .sort();
}

export async function countRows(db: Db, names: readonly string[]): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const name of names) {
    const counted = await sql<{
      total: number | string;
    }>`select count(*) as total from ${sql.table(name)}`.execute(db);
    rows[name] = Number(counted.rows[0]?.total ?? 0);
  }
  return rows;
}

export async function migrationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether there is anything in the database that a restore would replace. */
export async function isEmpty(db: Db): Promise<boolean> {
  const names = (await tableNames(db)).filter((name) => name !== 'migration');
  return Object.values(await countRows(db, names)).every((count) => count === 0);
}
