import { boards } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import type { SiteReader } from '#contract/reader.ts';

const partition = { board: boards.faq, category: boards.faq.categories.question.number };

/** The frequently asked questions; null when they could not be had. */
export type Questions = Post[] | null;

export async function readQuestions(
  reader: SiteReader,
  report?: (error: unknown) => void,
): Promise<Questions> {
  try {
    return await reader.whole(partition);
  } catch (error) {
    report?.(error);
    return null;
  }
}
