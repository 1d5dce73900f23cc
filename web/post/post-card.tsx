import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Post } from '#contract/post.ts';
import { listDate } from '#web/text/format-date.ts';
import { opening } from '#web/text/post-text.ts';
import { CardFilm } from './card-film.tsx';
import { periodIn, periodText } from './event-period.ts';
import { PeriodState } from './period-state.tsx';
import { PostTitle } from './post-title.tsx';
import { mediaOf } from './post-view.ts';
import { spokenTitle } from './spoken-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

interface PostCardProps {
  post: Post;
  chip: string;
  href: string;
  /** The day it is, where posts run for a time. */
  today: string | null;
  /** The post opens over the list, which stays where it is; else it is a page of its own. */
  opensOver: boolean;
  /** Cards of the first row are seen at once. */
  loading: 'lazy' | 'eager';
  /** It stands before the others, as large as four of them. */
  isLead?: boolean;
}

const smallScreens = '(min-width: 30rem) 50vw, 100vw';
const pictureSizes = {
  lead: `(min-width: 64rem) 794px, ${smallScreens}`,
  usual: `(min-width: 64rem) 384px, ${smallScreens}`,
};

/** A card of a list; all of it leads to the post. */
export function PostCard({ post, chip, href, today, opensOver, loading, isLead = false }: PostCardProps) {
  const { picture, film, video } = mediaOf(post);
  const isSpoken = spokenTitle(post.title) !== null;
  const period = today === null ? null : periodIn(post.content);
  return (
    <Card lifted className="group flex h-full flex-col">
      {/* One shape for all, so that whoever draws words into a picture knows what is seen of it. */}
      <div className="relative aspect-4/3 overflow-hidden bg-surface">
        <UploadPicture
          storedName={picture}
          alt=""
          sizes={pictureSizes[isLead ? 'lead' : 'usual']}
          width={800}
          height={600}
          loading={loading}
          className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-104"
        />
        {film !== null && <CardFilm film={film} />}
        {video !== null && (
          <span className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-white/95 text-ink">
            <Play aria-hidden className="ml-0.5 size-4 fill-current" />
            <span className="sr-only">영상</span>
          </span>
        )}
      </div>
      <div className={classNames('flex grow flex-col p-5', isLead && 'lg:justify-center lg:p-8 xl:px-10')}>
        <div className="flex gap-2">
          {today !== null && period !== null && <PeriodState period={period} today={today} />}
          <Chip>{chip}</Chip>
        </div>
        <h3
          className={classNames(
            'mt-3 font-semibold sm:min-h-[2lh]',
            isSpoken ? 'line-clamp-4 text-heading font-bold' : 'line-clamp-2 text-lead',
            isLead && 'lg:min-h-0 lg:text-[2rem] lg:leading-[1.35] lg:font-bold xl:mt-4 xl:text-[2.25rem]',
          )}
        >
          <Link
            to={href}
            state={opensOver ? { overList: true } : null}
            preventScrollReset={opensOver}
            className="after:absolute after:inset-0 after:rounded-md"
          >
            <PostTitle title={post.title} speakerClass="mt-1 text-label font-normal" />
          </Link>
        </h3>
        {isLead && (
          <p className="mt-3 line-clamp-5 text-lead whitespace-pre-line text-muted max-lg:hidden xl:mt-4">
            {opening(post.content, 400)}
          </p>
        )}
        <div
          className={classNames(
            'mt-auto grid gap-y-1 pt-3 text-small text-muted tabular-nums',
            // Beside the two cards it is worth it has room to spare, which stands above and below its words.
            isLead && 'lg:mt-0 lg:pt-6',
          )}
        >
          {period !== null && (
            <span>
              기간 <span className="font-semibold text-text">{periodText(period)}</span>
            </span>
          )}
          <time dateTime={post.createdAt}>{listDate(post.createdAt)}</time>
        </div>
      </div>
    </Card>
  );
}

/** The place of a card that is still coming, of its size. */
export function PostCardSkeleton() {
  return (
    <Card className="h-full">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="p-5">
        <Skeleton className="h-[1.875rem] w-24 rounded-full" />
        <div className="mt-3 space-y-2 text-lead sm:min-h-[2lh]">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <Skeleton className="mt-3 h-[1.36rem] w-32" />
      </div>
    </Card>
  );
}
