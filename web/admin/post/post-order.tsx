import { useRevalidator } from 'react-router';
import type { Board } from '#contract/boards.ts';
import { postOrderApi, type OrderedPost } from '#contract/post-order.api.ts';
import { OrderedList } from '../list/ordered-list.tsx';
import { adminCall } from '../session/admin-call.ts';
import { PostMarks } from './post-columns.tsx';

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
        {posts.some(({ pinned }) => pinned) && ' 맨 위에 고정한 글은 순서와 관계없이 먼저 보입니다.'}
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
        {(post) => (
          <p className="flex items-center gap-2">
            <PostMarks post={post} />
            <span className="min-w-0 wrap-anywhere">{post.title}</span>
          </p>
        )}
      </OrderedList>
    </section>
  );
}
