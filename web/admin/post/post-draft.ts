import type { Post, PostInput, StoredFile } from '#contract/post.ts';

/** A post as it is being written: its fields, the stored file it keeps and a newly chosen one. */
export interface PostDraft extends PostInput {
  kept: StoredFile | null;
  chosen: File | null;
}

export function blankDraft(place: Pick<PostInput, 'category' | 'industry'>): PostDraft {
  return { ...place, title: '', content: '', body: undefined, url: '', kept: null, chosen: null };
}

export function draftOf(post: Post): PostDraft {
  const { title, content, body, url, category, industry, file } = post;
  return { title, content, body, url, category, industry, kept: file, chosen: null };
}

export function isChanged(before: PostDraft, after: PostDraft): boolean {
  return (Object.keys(before) as (keyof PostDraft)[]).some((name) => before[name] !== after[name]);
}
