import type { Db } from '#server/db/schema.ts';

const tables = ['event_post', 'case_post', 'faq_post', 'popup'] as const;

/** What the person who sent a file called it; null when no record points to it. */
export async function findOriginalName(db: Db, storedName: string): Promise<string | null> {
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select('file_name')
      .where('file_stored', '=', storedName)
      .executeTakeFirst();
    if (row !== undefined) return row.file_name ?? storedName;
  }
  return null;
}
