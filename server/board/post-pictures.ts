import { sql, type ExpressionBuilder } from 'kysely';
import type { Board } from '#contract/boards.ts';
import { picturesIn, type Body } from '#contract/body.ts';
import { messages } from '#contract/messages.ts';
import type { PostInput, StoredFile } from '#contract/post.ts';
import type { Database, Db } from '#server/db/schema.ts';
import { invalid } from '#server/errors.ts';
import { fileFields, fileOf } from './post-rows.ts';

/** The post that pictures are to belong to; 0 while it has no number yet. */
export interface PictureOwner {
  board: Board;
  id: number;
}

export interface NewPicture extends StoredFile {
  width: number;
  height: number;
  by: string;
  at: string;
}

const namesIn = (body: Body | undefined) =>
  body === undefined ? [] : [...new Set(picturesIn(body).map(({ attrs }) => attrs.storedName))];

/** Whether a picture is nobody's yet, or this post's. */
const isFreeFor =
  ({ board, id }: PictureOwner) =>
  (row: ExpressionBuilder<Database, 'picture'>) =>
    row.or([row('post_id', '=', 0), row.and([row('board', '=', board.name), row('post_id', '=', id)])]);

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  const { storedName, originalName, size, width, height, by, at } = picture;
  await db
    .insertInto('picture')
    .values({
      file_stored: storedName,
      file_name: originalName,
      file_size: size,
      width,
      height,
      board: '',
      post_id: 0,
      unused_since: at,
      created_by: by,
      created_at: at,
    })
    .execute();
}

/** What is to be stored, with the sizes that the pictures have: pages leave room by them. */
export async function withPictureSizes(db: Db, owner: PictureOwner, input: PostInput): Promise<PostInput> {
  const { body } = input;
  const names = namesIn(body);
  if (body === undefined || names.length === 0) return input;
  const rows = await db
    .selectFrom('picture')
    .select(['file_stored', 'width', 'height'])
    .where('file_stored', 'in', names)
    .where(isFreeFor(owner))
    .execute();
  const sizes = new Map(rows.map(({ file_stored, ...size }) => [file_stored, size]));
  const content = body.content.map((node) => {
    if (node.type !== 'picture') return node;
    const size = sizes.get(node.attrs.storedName);
    if (size === undefined) throw invalid(messages.valid.bodyPictureOfOthers);
    return { ...node, attrs: { ...node.attrs, ...size } };
  });
  return { ...input, body: { ...body, content } };
}

/** From now on the pictures of its text are the post's; of those that it showed before it is noted since when it does not. */
export async function claimPictures(
  db: Db,
  owner: PictureOwner,
  { body }: PostInput,
  now: string,
): Promise<void> {
  const { board, id } = owner;
  const names = namesIn(body);
  await db
    .updateTable('picture')
    .set({ unused_since: now })
    .where('board', '=', board.name)
    .where('post_id', '=', id)
    .where('unused_since', 'is', null)
    .$if(names.length > 0, (query) => query.where('file_stored', 'not in', names))
    .execute();
  if (names.length === 0) return;
  const taken = await db
    .updateTable('picture')
    .set({ board: board.name, post_id: id, unused_since: null })
    .where('file_stored', 'in', names)
    // Asked of the rows themselves: PostgreSQL asks that again of a row for which it had to wait.
    .where(isFreeFor(owner))
    .returning('file_stored')
    .execute();
  // Another post was quicker.
  if (taken.length < names.length) throw invalid(messages.valid.bodyPictureOfOthers);
}

/** Forgets the pictures of posts that are gone; says which files are free now. */
export async function releasePictures(db: Db, board: Board, ids: readonly number[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('picture')
    .where('board', '=', board.name)
    .where('post_id', 'in', ids)
    .returning(fileFields)
    .execute();
  return rows.flatMap((row) => fileOf(row) ?? []);
}

/** Forgets the pictures that no post has shown since then, nor shows in an older revision that can be brought back. */
export async function forgetUnusedPictures(db: Db, before: string): Promise<StoredFile[]> {
  const rows = await db
    .deleteFrom('picture')
    .where('unused_since', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from post_revision as older
        where older.board = picture.board and older.post_id = picture.post_id
          and older.record like '%' || picture.file_stored || '%')`,
    )
    .returning(fileFields)
    .execute();
  return rows.flatMap((row) => fileOf(row) ?? []);
}
