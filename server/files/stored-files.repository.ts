import type { Board } from '#contract/boards.ts';
import { popupState } from '#contract/popup.ts';
import { postTable, type BoardTables, type Database, type Db } from '#server/db/schema.ts';
import { always, spanAt } from '#server/span.ts';
import type { Shown } from './shown-files.ts';

type TableWithFiles = {
  [Table in keyof Database]: 'file_stored' extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** Besides the boards. The type checker asks for every table of the schema that has files: none can be forgotten. */
const others = { popup: true, picture: true, trash: true, post_revision: true } satisfies Record<
  Exclude<TableWithFiles, keyof BoardTables>,
  true
>;

/** Where a file may belong. What none of them knows is removed after a day. */
export function tablesWithFiles(boards: readonly Board[]): readonly TableWithFiles[] {
  return [...boards.map(postTable), ...(Object.keys(others) as (keyof typeof others)[])];
}

/** What the records of these boards, and all others, know of stored files. */
export function createStoredFilesRepository(boards: readonly Board[]) {
  const tables = tablesWithFiles(boards);
  return {
    /** What the person who sent a file called it; null when no record points to it. */
    async originalName(db: Db, storedName: string): Promise<string | null> {
      for (const table of tables) {
        const row = await db
          .selectFrom(table)
          .select('file_name')
          .where('file_stored', '=', storedName)
          .executeTakeFirst();
        if (row !== undefined) return row.file_name ?? storedName;
      }
      return null;
    },

    /** Whether one of these files belongs to something that the public sees now. */
    async shown(db: Db, storedNames: readonly string[], now: string): Promise<Shown> {
      const named = await db
        .selectFrom('picture')
        .select(['board', 'post_id'])
        .where('file_stored', 'in', storedNames)
        .where('unused_since', 'is', null)
        .execute();
      for (const board of boards) {
        const shown = db.selectFrom(postTable(board)).select('id').where('stage', '=', 'shown');
        const ids = named.filter((picture) => picture.board === board.name).map(({ post_id }) => post_id);
        const owner =
          (await shown.where('file_stored', 'in', storedNames).executeTakeFirst()) ??
          (ids.length > 0 && (await shown.where('id', 'in', ids).executeTakeFirst()));
        if (owner) return { isShown: true, span: always };
      }
      const popups = await db
        .selectFrom('popup')
        .select(['starts_at', 'ends_at', 'active'])
        .where('file_stored', 'in', storedNames)
        .execute();
      const on = popups.filter(({ active }) => active === 1);
      return {
        isShown: on.some(
          ({ starts_at: from, ends_at: to }) => popupState({ from, to, on: true }, now) === 'shown',
        ),
        span: spanAt(
          now,
          on.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]),
        ),
      };
    },
  };
}
