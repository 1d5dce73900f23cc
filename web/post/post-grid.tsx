import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { limits } from '#contract/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ownWord } from './post-view.ts';
import type { CardPlace } from './card-picture.tsx';
import { PostCard, PostCardSkeleton } from './post-card.tsx';
import { spans } from './post-spans.ts';

const columns = 'grid gap-5 sm:grid-cols-2 lg:gap-6';
const grid = `${columns} lg:grid-cols-3`;

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
  // Two alone share the row.
  const isPair = posts.length === 2;
  return (
    <ul className={isPair ? columns : grid}>
      {posts.map((post, index) => {
        const isLead = leads && index === 0;
        const fills = index === posts.length - 1 && (opensOver || index === 0);
        const rest = fills ? spans(posts.length) : '';
        return (
          <li
            key={post.id}
            className={classNames('@container', isLead && 'lg:col-span-2 lg:row-span-2', rest)}
          >
            <PostCard
              post={post}
              chip={ownWord(board, post)}
              href={hrefFor(post)}
              opensOver={opensOver}
              today={today}
              place={placeOf({ isLead, isSide: leads && index < 3, isRest: rest !== '', isPair })}
              hasPhotos={board.hasPhotos === true}
              loading={opensOver && index === 0 ? 'eager' : 'lazy'}
            />
          </li>
        );
      })}
    </ul>
  );
}

function placeOf(is: Record<'isLead' | 'isSide' | 'isRest' | 'isPair', boolean>): CardPlace {
  if (is.isLead) return 'lead';
  if (is.isSide) return 'side';
  if (is.isRest) return 'rest';
  return is.isPair ? 'half' : 'usual';
}

export function PostGridSkeleton({ board }: Pick<PostGridProps, 'board'>) {
  return (
    <div aria-hidden className={grid}>
      {Array.from({ length: limits.publicPageSize }, (_, index) => (
        <PostCardSkeleton key={index} hasPhotos={board.hasPhotos === true} />
      ))}
    </div>
  );
}
