import type { PostInput, StoredFile } from '#contract/post.ts';
import type { DeskPost } from '#contract/publication.ts';
import { fieldMoment } from '#web/text/field-moment.ts';

/** A post as it is being written: its fields, the stored file it keeps and a newly chosen one. */
export interface PostDraft extends PostInput {
  kept: StoredFile | null;
  chosen: File | null;
}

export function blankDraft(place: Pick<PostInput, 'category' | 'industry'>): PostDraft {
  const text = { title: '', content: '', body: undefined, url: '' };
  return { ...place, ...text, ...unsaid, kept: null, chosen: null };
}

/** What nobody has chosen is not sent: the server publishes at once. */
const unsaid = { state: undefined, publishAt: undefined, unpublishAt: undefined, pinned: undefined };

export function draftOf(post: DeskPost): PostDraft {
  const { title, content, body, url, category, industry, file, pinned } = post;
  const moments = { publishAt: fieldMoment(post.publishAt), unpublishAt: fieldMoment(post.unpublishAt) };
  const text = { title, content, body, url, category, industry };
  return { ...text, ...moments, state: undefined, pinned, kept: file, chosen: null };
}

export function isChanged(before: PostDraft, after: PostDraft): boolean {
  return (Object.keys(before) as (keyof PostDraft)[]).some((name) => before[name] !== after[name]);
}
