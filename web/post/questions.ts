import type { Post } from '#contract/post.ts';
import type { SiteReader } from '#contract/reader.ts';

/** The frequently asked questions; null when they could not be had. */
export type Questions = Post[] | null;

export async function readQuestions(
  reader: SiteReader,
  report?: (error: unknown) => void,
): Promise<Questions> {
  try {
    return await reader.questions();
  } catch (error) {
    report?.(error);
    return null;
  }
}
