import type { Post, PostInput, StoredFile } from '#contract/post.ts';
import type { DeskPost, PostStage, PublicationInput, SavedState } from '#contract/publication.ts';
import { storedBody } from '#contract/stored-body.ts';
import { staged, type PostRow } from './post-stage.ts';

/** Who saves, and when. */
export interface Saved {
  at: string;
  by: string;
}

/** What a table knows of a file. */
export const fileFields = ['file_stored', 'file_name', 'file_size'] as const;

export function fileOf(row: Pick<PostRow, (typeof fileFields)[number]>): StoredFile | null {
  if (row.file_stored === null) return null;
  return {
    storedName: row.file_stored,
    originalName: row.file_name ?? row.file_stored,
    size: row.file_size ?? 0,
  };
}

export const fileColumns = (file: StoredFile | null) => ({
  file_stored: file?.storedName ?? null,
  file_name: file?.originalName ?? null,
  file_size: file?.size ?? null,
});

/** What the public gets. */
export function toPost(row: PostRow): Post {
  const { id, title, content, url, category, industry } = row;
  const body = storedBody(row.body ?? '');
  const post = { id, title, content, url, category, industry, file: fileOf(row), createdAt: row.created_at };
  return body === undefined ? post : { ...post, body };
}

export function toDeskPost(row: PostRow): DeskPost {
  return {
    ...toPost(row),
    state: row.state as SavedState,
    stage: row.stage as PostStage,
    publishAt: row.shown_since,
    unpublishAt: row.shown_until,
    pinned: row.pinned === 1,
    version: row.version,
  };
}

type Publishing = Pick<PostRow, 'state' | 'shown_since' | 'shown_until' | 'pinned'>;

const atOnce: Publishing = { state: 'published', shown_since: null, shown_until: null, pinned: 0 };

/** What is not said stays as it was. */
function publishing(before: Publishing, input: PublicationInput): Publishing {
  const { state, publishAt, unpublishAt, pinned } = input;
  return {
    state: state ?? before.state,
    shown_since: publishAt === undefined ? before.shown_since : publishAt,
    shown_until: unpublishAt === undefined ? before.shown_until : unpublishAt,
    pinned: pinned === undefined ? before.pinned : Number(pinned),
  };
}

const textColumns = ({ title, content, body, url, category, industry }: PostInput) => ({
  title,
  content,
  body: body === undefined ? null : JSON.stringify(body),
  url,
  category,
  industry,
});

export function newRow(input: PostInput, file: StoredFile | null, { at, by }: Saved): Omit<PostRow, 'id'> {
  const row = {
    ...textColumns(input),
    ...fileColumns(file),
    ...publishing(atOnce, input),
    created_at: at,
    stage: 'draft',
    version: 1,
    was_shown: 0,
    position: 0,
    saved_at: at,
    saved_by: by,
  };
  return staged(row, at);
}

export function changedRow(
  before: PostRow,
  input: PostInput,
  file: StoredFile | null,
  { at, by }: Saved,
): PostRow {
  const row = {
    ...before,
    ...textColumns(input),
    ...fileColumns(file),
    ...publishing(before, input),
    version: before.version + 1,
    saved_at: at,
    saved_by: by,
  };
  return staged(row, at);
}
