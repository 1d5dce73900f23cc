import { boards } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import type { PostListContent } from '#web/content/post-lists.ts';
import type { ToolLink } from '#web/content/tools/tool-links.ts';

export type ItemData = Post & { tools: ToolLink[] };

/** What leads from a case to the tools; those who get the page whole need nothing of what finds it. */
export async function withTools({ partition }: PostListContent, post: Post): Promise<ItemData> {
  if (partition.board.name !== boards.case.name) return { ...post, tools: [] };
  const { caseTools } = await import('#web/content/tools/case-tools.ts');
  return { ...post, tools: caseTools(post) };
}
