import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { limits } from '#contract/limits.ts';
import { categoryNames } from './post-view.ts';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

interface PostGridProps {
  board: Board;
  posts: readonly Post[];
  hrefFor: (post: Post) => string;
  opensOver: boolean;
  /** The day it is, where posts run for a time. */
  today: string | null;
  /** The first is worth four places on a wide screen: with eleven more they fill five rows. */
  leads?: boolean;
}

export function PostGrid({ board, posts, hrefFor, opensOver, today, leads = false }: PostGridProps) {
  return (
    <ul className={grid}>
      {posts.map((post, index) => (
        <li key={post.id} className={leads && index === 0 ? 'lg:col-span-2 lg:row-span-2' : undefined}>
          <PostCard
            post={post}
            chip={categoryNames(board, post).at(-1) ?? ''}
            href={hrefFor(post)}
            opensOver={opensOver}
            today={today}
            isLead={leads && index === 0}
            loading={opensOver && index === 0 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

export function PostGridSkeleton() {
  return (
    <div aria-hidden className={grid}>
      {Array.from({ length: limits.publicPageSize }, (_, index) => (
        <PostCardSkeleton key={index} />
      ))}
    </div>
  );
}
