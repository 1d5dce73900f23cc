import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Popup, PopupDevice, PopupInput } from '#contract/popup.ts';
import type { StoredFile } from '#contract/post.ts';
import type { Db, PopupTable } from '#server/db/schema.ts';

function toPopup(row: Selectable<PopupTable>): Popup {
  const { id, link, alt, starts_at: from, ends_at: to, active } = row;
  const file = { storedName: row.file_stored, originalName: row.file_name, size: row.file_size };
  return { id, file, link, alt, from, to, device: row.device as PopupDevice, on: active === 1 };
}

function toRow({ link, alt, from, to, device, on }: PopupInput) {
  return {
    link,
    alt,
    starts_at: from,
    ends_at: to,
    device,
    active: on ? 1 : 0,
  } satisfies Updateable<PopupTable>;
}

const fileColumns = ({ storedName, originalName, size }: StoredFile) => ({
  file_stored: storedName,
  file_name: originalName,
  file_size: size,
});

export interface NewPopup {
  input: PopupInput;
  file: StoredFile;
  createdAt: string;
  position: number;
}

export const popupRepository = {
  /** All there are, in their order. */
  async all(db: Db): Promise<Popup[]> {
    const rows = await db.selectFrom('popup').selectAll().orderBy('position').orderBy('id').execute();
    return rows.map(toPopup);
  },

  async find(db: Db, id: number): Promise<Popup | null> {
    const row = await db.selectFrom('popup').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toPopup(row);
  },

  async insert(db: Db, { input, file, createdAt, position }: NewPopup): Promise<number> {
    const values: Insertable<PopupTable> = {
      ...toRow(input),
      ...fileColumns(file),
      created_at: createdAt,
      position,
    };
    const { id } = await db.insertInto('popup').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  async change(db: Db, id: number, input: PopupInput, file: StoredFile): Promise<void> {
    await db
      .updateTable('popup')
      .set({ ...toRow(input), ...fileColumns(file) })
      .where('id', '=', id)
      .execute();
  },

  async remove(db: Db, id: number): Promise<void> {
    await db.deleteFrom('popup').where('id', '=', id).execute();
  },

  /** Puts these in this order, from the front on. */
  async arrange(db: Db, ids: readonly number[]): Promise<void> {
    for (const [index, id] of ids.entries())
      await db
        .updateTable('popup')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
  },
};
