import type { Popup } from '#contract/popup.ts';
import type { StoredFile } from '#contract/post.ts';
import type { Db } from '#server/db/schema.ts';

export const popupRepository = {
  async current(db: Db): Promise<Popup | null> {
    const row = await db.selectFrom('popup').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (row === undefined) return null;
    const file = { storedName: row.file_stored, originalName: row.file_name, size: row.file_size };
    return { id: row.id, link: row.link, file };
  },

  async insert(db: Db, file: StoredFile, link: string, createdAt: string): Promise<number> {
    const values = {
      file_stored: file.storedName,
      file_name: file.originalName,
      file_size: file.size,
      link,
      created_at: createdAt,
    };
    const { id } = await db.insertInto('popup').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Says whether there is a popup with this number. */
  async changeLink(db: Db, id: number, link: string): Promise<boolean> {
    const row = await db
      .updateTable('popup')
      .set({ link })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes the popups that are there, or only the one with this number; says which names of files are free now. */
  async remove(db: Db, id: number | null): Promise<string[]> {
    const query = db.deleteFrom('popup').returning('file_stored');
    const rows = await (id === null ? query : query.where('id', '=', id)).execute();
    return rows.map((row) => row.file_stored);
  },
};
