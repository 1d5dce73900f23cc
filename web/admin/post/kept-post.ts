import { keepDraft, readDraft } from '../session/drafts.ts';
import type { PostDraft } from './post-draft.ts';

/** A text that was being written, as the browser keeps it: all but the file. */
export interface KeptPost {
  at: string;
  /** Which version of the post it began from; 0 for a new one. */
  version: number;
  /** The file that was chosen, by name. */
  fileName: string;
  fields: Partial<PostDraft>;
}

/** Whether it could be kept. */
export function keepPost(name: string, version: number, draft: PostDraft): boolean {
  const { kept: _, chosen, ...fields } = draft;
  const post: KeptPost = { at: new Date().toISOString(), version, fileName: chosen?.name ?? '', fields };
  return keepDraft(name, JSON.stringify(post), 'browser');
}

export function forgetPost(name: string): void {
  keepDraft(name, null, 'browser');
}

/** Null where there is none, or nothing that makes sense. */
export function keptPost(name: string): KeptPost | null {
  try {
    const post = JSON.parse(readDraft(name, 'browser') ?? 'null') as KeptPost | null;
    return typeof post?.fields === 'object' && typeof post.fields.title === 'string' ? post : null;
  } catch {
    return null;
  }
}
