import type { Post } from '#contract/post.ts';
import { listDate } from '#web/text/format-date.ts';
import { opening } from '#web/text/post-text.ts';
import { CardLink, type CardLinkProps } from './card-link.tsx';
import { CardPicture, type CardPlace } from './card-picture.tsx';
import { periodIn, periodText, stateOn } from './event-period.ts';
import { PeriodChip } from './period-state.tsx';
import { SpokenCard } from './spoken-card.tsx';
import { spokenTitle } from './spoken-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PostCardProps extends CardLinkProps {
  post: Post;
  chip: string;
  /** The day it is, where posts run for a time. */
  today: string | null;
  /** Cards of the first row are seen at once. */
  loading: 'lazy' | 'eager';
  place: CardPlace;
}

/** A card of a list; all of it leads to the post. */
export function PostCard({ post, chip, href, today, opensOver, loading, place }: PostCardProps) {
  const spoken = spokenTitle(post.title);
  if (spoken !== null) return <SpokenCard {...{ post, spoken, place, loading, href, opensOver }} />;
  const isLead = place === 'lead';
  const isRest = place === 'rest';
  const period = today === null ? null : periodIn(post.content);
  const state = today === null || period === null ? null : stateOn(today, period);
  return (
    <Card lifted className={classNames('group flex h-full flex-col', isRest && '@min-[36rem]:flex-row')}>
      <CardPicture
        post={post}
        place={place}
        loading={loading}
        faded={state === 'ended'}
        className={classNames(isRest && '@min-[36rem]:w-[54%] @min-[36rem]:shrink-0')}
      >
        {state !== null && (
          <span className="absolute top-3 left-3 flex">
            <PeriodChip state={state} />
          </span>
        )}
      </CardPicture>
      <div
        className={classNames(
          'flex grow flex-col p-5',
          isLead && 'lg:justify-center lg:p-8 xl:px-10',
          isRest && '@min-[36rem]:justify-center @min-[36rem]:p-8',
        )}
      >
        {/* Whether it runs says more than what all of its list are. */}
        {state === null && (
          <div className="mb-3 flex">
            <Chip>{chip}</Chip>
          </div>
        )}
        <h3
          className={classNames(
            'line-clamp-2 text-lead font-semibold sm:min-h-[2lh]',
            isLead && 'lg:min-h-0 lg:text-[2rem] lg:leading-[1.35] lg:font-bold xl:text-[2.25rem]',
            isRest && '@min-[36rem]:min-h-0 @min-[36rem]:text-heading',
          )}
        >
          <CardLink href={href} opensOver={opensOver}>
            {post.title}
          </CardLink>
        </h3>
        {(isLead || isRest) && (
          <p
            className={classNames(
              'mt-3 hidden whitespace-pre-line text-muted',
              isLead ? 'text-lead lg:line-clamp-5 xl:mt-4' : '@min-[36rem]:line-clamp-4',
            )}
          >
            {opening(post.content, 400)}
          </p>
        )}
        <div
          className={classNames(
            'mt-auto flex flex-wrap items-baseline gap-x-2 pt-3 text-small text-muted tabular-nums',
            // Both fit the line of a card on a phone.
            period !== null && 'tracking-tight',
            // Beside the two cards it is worth it has room to spare, which stands above and below its words.
            isLead && 'lg:mt-0 lg:pt-6',
            isRest && '@min-[36rem]:mt-0 @min-[36rem]:pt-5',
          )}
        >
          {period !== null && (
            <span>
              기간 <span className="font-semibold text-text">{periodText(period)}</span>
            </span>
          )}
          <time dateTime={post.createdAt} className={period === null ? undefined : 'text-[0.75rem]'}>
            {listDate(post.createdAt)}
          </time>
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
