import type { Post } from '#contract/post.ts';
import { listDate } from '#web/text/format-date.ts';
import { opening, tiedText } from '#web/text/post-text.ts';
import { CardLink, type CardLinkProps } from './card-link.tsx';
import { cardShape, CardPicture, type CardPlace } from './card-picture.tsx';
import { listPeriodText, runOf } from './event-period.ts';
import { PeriodChip } from './period-state.tsx';
import { PostTitle } from './post-title.tsx';
import { mediaOf } from './post-view.ts';
import { spokenTitle } from './spoken-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WholeItems } from '#web/ui/whole-items.tsx';

interface PostCardProps extends CardLinkProps {
  post: Post;
  /** What is not the same for all cards of its list. */
  chip: string | undefined;
  /** The day it is, where posts run for a time. */
  today: string | null;
  /** Cards of the first row are seen at once. */
  loading: 'lazy' | 'eager';
  place: CardPlace;
  hasPhotos: boolean;
}

/** What is kept whole is one line to the clamp, however many it takes: a long title, or a part that needs two, is plain. */
const isOfLines = (title: string) =>
  title.length <= 40 && title.split(', ').every((part) => part.length <= 24);

/** A card of a list; all of it leads to the post. */
export function PostCard({ post, chip, href, today, opensOver, loading, place, hasPhotos }: PostCardProps) {
  const isSpoken = spokenTitle(post.title) !== null;
  const isLead = place === 'lead';
  const isRest = place === 'rest';
  const isSide = place === 'side';
  const { isCover } = mediaOf(post);
  const run = runOf(post.content, today);
  return (
    <Card lifted className={classNames('group flex h-full flex-col', isRest && '@min-[34rem]:flex-row')}>
      <CardPicture
        post={post}
        place={place}
        hasPhotos={hasPhotos}
        loading={loading}
        className={classNames(
          isRest && '@min-[34rem]:w-[54%] @min-[34rem]:shrink-0',
          isRest && hasPhotos && '@min-[44rem]:w-[62%]',
          // What the lead is taller than the two beside it, their photographs share: of a cover words would be cut.
          isSide && !isCover && 'lg:grow',
        )}
      >
        {run !== null && (
          // Above the words, clear of what a cover draws along its edge.
          <span
            className={classNames('absolute top-5 left-5 flex', isLead && 'lg:top-8 lg:left-8 xl:left-10')}
          >
            <PeriodChip state={run.state} />
          </span>
        )}
      </CardPicture>
      <div
        className={classNames(
          'flex flex-col p-5',
          (!isSide || isCover) && 'grow',
          isLead && 'lg:justify-center lg:p-8 xl:px-10',
          isRest && '@min-[34rem]:justify-center @min-[34rem]:px-6 @min-[44rem]:px-8',
        )}
      >
        {chip !== undefined && (
          <div className="mb-3 flex">
            <Chip>{chip}</Chip>
          </div>
        )}
        <h3
          className={classNames(
            isSpoken ? 'text-heading font-bold' : 'line-clamp-2 text-lead font-semibold',
            isLead && 'lg:text-[2rem] lg:leading-[1.35] lg:font-bold xl:text-[2.25rem]',
            isRest && !isSpoken && '@min-[34rem]:line-clamp-3 @min-[44rem]:text-heading',
          )}
        >
          <CardLink href={href} opensOver={opensOver}>
            <Title title={post.title} isLead={isLead} />
          </CardLink>
        </h3>
        {(isLead || isRest) && (
          <p
            className={classNames(
              'mt-3 hidden whitespace-pre-line text-muted',
              isLead
                ? 'text-lead lg:line-clamp-5 xl:mt-4'
                : '@min-[34rem]:line-clamp-3 @min-[44rem]:line-clamp-4',
            )}
          >
            {tiedText(opening(post.content, 400))}
          </p>
        )}
        <div
          className={classNames(
            'pt-3 text-small text-muted tabular-nums',
            // On one height along a row.
            !isLead && !isRest && 'mt-auto',
            isLead && 'lg:pt-6',
            isRest && '@min-[34rem]:pt-5',
          )}
        >
          {run !== null && (
            <>
              기간 <span className="font-semibold text-text">{listPeriodText(run.period)}</span>
            </>
          )}
          {/* Beside a period one would take it for a third day of that. */}
          <span className={run === null ? undefined : 'sr-only'}>
            {run !== null && ' 등록일 '}
            <time dateTime={post.createdAt}>{listDate(post.createdAt)}</time>
          </span>
        </div>
      </div>
    </Card>
  );
}

/** Whoever said what it begins with stands below, in smaller letters. */
function Title({ title, isLead }: { title: string; isLead: boolean }) {
  if (spokenTitle(title) !== null)
    return (
      <PostTitle
        title={title}
        speakerClass={classNames(
          'mt-2 text-[1rem] leading-normal font-semibold tracking-normal text-ink',
          isLead && 'lg:text-lead',
        )}
      />
    );
  return isOfLines(title) ? <WholeItems text={title} /> : title;
}

/** The place of a card that is still coming, of its size. */
export function PostCardSkeleton({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <Card className="h-full">
      <Skeleton className={`rounded-none ${cardShape(hasPhotos)}`} />
      <div className="p-5">
        <div className="min-h-[2lh] space-y-2 text-lead">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <Skeleton className="mt-3 h-[1.36rem] w-32" />
      </div>
    </Card>
  );
}
