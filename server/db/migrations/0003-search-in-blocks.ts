import { sql } from 'kysely';
import { isPostgres, type Migration, type MigrationDb } from './migration.ts';

export const columnsOf = {
  event_post: ['title', 'content'],
  case_post: ['title', 'content'],
  faq_post: ['title', 'content'],
  inquiry: ['title', 'name', 'company', 'content'],
} as const;

const batch = 500;
const blockSize = 50_000;

/** From `c0i0zb85cxbd07 c0i0zbd07x` to the same words in their block, and each first character on its own. */
function inBlock(id: number, text: string): string {
  const [first = ''] = text.split(' ');
  const shelf = first.slice(0, first.indexOf('z'));
  const words = text.split(' ').map((word) => word.slice(shelf.length + 1));
  const known = new Set(words);
  const singles = new Set(words.map((word) => word.slice(0, word.indexOf('x') + 1)));
  const block = Math.floor(id / blockSize);
  return [...words, ...[...singles].filter((single) => !known.has(single))]
    .map((word) => `${shelf}b${block}z${word}`)
    .join(' ');
}

async function rewrite(db: MigrationDb, table: keyof typeof columnsOf): Promise<void> {
  const name = sql.table(`${table}_search`);
  const columns = columnsOf[table];
  let last = 0;
  for (;;) {
    const { rows } = await sql<Record<string, string> & { id: number }>`
      select rowid as id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${name}
      where rowid > ${last} order by rowid limit ${batch}`.execute(db);
    for (const row of rows) {
      const texts = columns.map((column) => {
        const text = row[column] ?? '';
        return sql`${sql.ref(column)} = ${text === '' ? '' : inBlock(row.id, text)}`;
      });
      await sql`update ${name} set ${sql.join(texts)} where rowid = ${row.id}`.execute(db);
    }
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < batch) return;
  }
}

/** PostgreSQL works outside the event loop, and its index knows single characters already. */
export const searchInBlocks: Migration = {
  name: '0003-search-in-blocks',
  async up(db) {
    if (isPostgres(db)) return;
    for (const table of ['event_post', 'case_post', 'faq_post', 'inquiry'] as const) await rewrite(db, table);
  },
};
