import { useRevalidator } from 'react-router';
import type { Board } from '#contract/boards.ts';
import { postOrderApi } from '#contract/post-order.api.ts';
import type { Post } from '#contract/post.ts';
import { OrderedList } from '../list/ordered-list.tsx';
import { adminCall } from '../session/admin-call.ts';

export type OrderedPost = Pick<Post, 'id' | 'title'>;

/** What cannot be read is not put in order; the list above it says why. */
export function readOrder(board: Board, signal: AbortSignal): Promise<OrderedPost[]> {
  return adminCall(postOrderApi(board).read, { signal }).catch(() => []);
}

interface PostOrderProps {
  board: Board;
  /** What the posts are called. */
  name: string;
  posts: readonly OrderedPost[];
}

/** The order in which visitors see the posts of a part that comes whole. */
export function PostOrder({ board, name, posts }: PostOrderProps) {
  const { revalidate } = useRevalidator();
  if (posts.length < 2) return null;
  return (
    <section aria-labelledby="post-order" className="grid gap-3">
      <h2 id="post-order" className="text-lead font-semibold">
        {name} 순서
      </h2>
      <p className="text-label text-muted">
        홈페이지에 보이는 순서입니다. 손잡이를 끌거나 버튼을 눌러 바꿉니다.
      </p>
      <OrderedList
        name={`${name} 순서`}
        items={posts}
        titleOf={({ title }) => title}
        reload={revalidate}
        save={(ids, before) =>
          adminCall(postOrderApi(board).change, { body: { ids: [...ids], before: [...before] } })
        }
      >
        {({ title }) => <p className="wrap-anywhere">{title}</p>}
      </OrderedList>
    </section>
  );
}
