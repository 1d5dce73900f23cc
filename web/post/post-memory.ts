import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';

/** Posts of the lists that were on the screen: opening one of them needs no further call. */
const seen = new Map<string, Post>();
const most = 500;

export function rememberPosts(board: Board, posts: readonly Post[]): void {
  for (const post of posts) {
    const name = `${board.name}/${post.id}`;
    seen.delete(name);
    seen.set(name, post);
  }
  for (const name of seen.keys()) {
    if (seen.size <= most) return;
    seen.delete(name);
  }
}

export function recallPost(board: Board, category: number, id: number): Post | null {
  const post = seen.get(`${board.name}/${id}`);
  return post?.category === category ? post : null;
}
