import type { Popup, PopupInput } from '#contract/popup.ts';
import type { StoredFile } from '#contract/post.ts';
import type { Db } from '#server/db/schema.ts';

export const popupRepository = {
  async current(db: Db): Promise<Popup | null> {
    const row = await db.selectFrom('popup').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (row === undefined) return null;
    const { file_stored, file_name, file_size, created_at: _, ...said } = row;
    return { ...said, file: { storedName: file_stored, originalName: file_name, size: file_size } };
  },

  async insert(db: Db, input: PopupInput, file: StoredFile, createdAt: string): Promise<number> {
    const values = {
      ...input,
      file_stored: file.storedName,
      file_name: file.originalName,
      file_size: file.size,
      created_at: createdAt,
    };
    const { id } = await db.insertInto('popup').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Says whether there is a popup with this number. */
  async change(db: Db, id: number, input: PopupInput): Promise<boolean> {
    const row = await db
      .updateTable('popup')
      .set(input)
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
