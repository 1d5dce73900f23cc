import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * Writes rows that all have the same columns, by one statement whose text is the same however many they are: it is
 * prepared once, and the database is asked once. `ending` may say what becomes of a row that is there already, and what
 * is returned, in whatever order. Texts are clean ones (`isCleanText`): PostgreSQL's JSON takes no half a character.
 */
export async function insertRows<Returned>(
  db: Db,
  table: string,
  rows: readonly object[],
  ending: RawBuilder<Returned> = sql``,
): Promise<Returned[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const text = JSON.stringify(rows);
  const read =
    engineOf(db) === 'postgres'
      ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`
      : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${text})`;
  // Without a condition SQLite would read a conflict's `on` as that of a join.
  const { rows: returned } = await sql<Returned>`
    insert into ${sql.table(table)} (${names}) ${read} where true ${ending}`.execute(db);
  return returned;
}
