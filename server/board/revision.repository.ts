import type { Board } from '#contract/boards.ts';
import type { StoredFile } from '#contract/post.ts';
import { keptRevisions, type PostRevision, type RevisionEntry } from '#contract/publication.ts';
import type { Db } from '#server/db/schema.ts';
import { fileFields, fileOf, toPost } from './post-rows.ts';
import type { PostRow } from './post-stage.ts';

/** Posts as they were before a save. */
export function createRevisionRepository({ name }: Board) {
  const of = (db: Db, postId: number) =>
    db.selectFrom('post_revision').where('board', '=', name).where('post_id', '=', postId);

  const removeOf = (db: Db, postIds: readonly number[]) =>
    db.deleteFrom('post_revision').where('board', '=', name).where('post_id', 'in', postIds);

  return {
    /** Keeps a row as it is before it is written over; the files of those that go for it are given back. */
    async keep(db: Db, row: PostRow): Promise<StoredFile[]> {
      const { id, version, title, file_stored, file_name, file_size } = row;
      await db
        .insertInto('post_revision')
        .values({
          board: name,
          post_id: id,
          version,
          title,
          file_stored,
          file_name,
          file_size,
          saved_at: row.saved_at ?? row.created_at,
          saved_by: row.saved_by,
          record: JSON.stringify(row),
        })
        .execute();
      const gone = await removeOf(db, [id])
        .where('version', '<=', version - keptRevisions)
        .returning(fileFields)
        .execute();
      return gone.flatMap((one) => fileOf(one) ?? []);
    },

    /** Newest first. */
    async list(db: Db, postId: number): Promise<RevisionEntry[]> {
      const rows = await of(db, postId)
        .select(['version', 'title', 'saved_at', 'saved_by'])
        .orderBy('version', 'desc')
        .execute();
      return rows.map(({ version, title, saved_at, saved_by }) => ({
        version,
        title,
        savedAt: saved_at,
        savedBy: saved_by,
      }));
    },

    async find(db: Db, postId: number, version: number): Promise<PostRevision | null> {
      const row = await of(db, postId).selectAll().where('version', '=', version).executeTakeFirst();
      if (row === undefined) return null;
      const post = toPost(JSON.parse(row.record) as PostRow);
      return { ...post, version, savedAt: row.saved_at, savedBy: row.saved_by };
    },

    /** Destroys all of these posts, and gives their files back. */
    async remove(db: Db, postIds: readonly number[]): Promise<StoredFile[]> {
      if (postIds.length === 0) return [];
      const rows = await removeOf(db, postIds).returning(fileFields).execute();
      return rows.flatMap((row) => fileOf(row) ?? []);
    },
  };
}
