import type { Post } from '#contract/post.ts';
import { listDate } from '#web/text/format-date.ts';
import { opening } from '#web/text/post-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { CardLink, type CardLinkProps } from './card-link.tsx';
import { CardPicture, type CardPlace } from './card-picture.tsx';
import type { SpokenTitle } from './spoken-title.ts';

interface SpokenCardProps extends CardLinkProps {
  post: Post;
  spoken: SpokenTitle;
  place: CardPlace;
  loading: 'lazy' | 'eager';
}

/**
 * A card of somebody's words: they stand large where the picture runs out into the dark, and below it who said them.
 * Picture and words share a cell: a long quote makes the dark taller. In the rest of a row it is as tall as its neighbours.
 */
export function SpokenCard({ post, spoken, place, loading, href, opensOver }: SpokenCardProps) {
  const isLead = place === 'lead';
  const isRest = place === 'rest';
  return (
    <Card
      lifted
      className={classNames(
        'group isolate grid h-full grid-rows-[auto_auto_1fr]',
        isRest && '@min-[36rem]:grid-rows-[1fr_auto_auto]',
      )}
    >
      <div
        className={classNames(
          'relative -z-10 col-start-1 row-start-1 aspect-10/9 min-h-full bg-night',
          isLead && 'lg:aspect-7/6',
          isRest && '@min-[36rem]:aspect-auto @min-[36rem]:min-h-80 @min-[60rem]:min-h-[30rem]',
        )}
      >
        <CardPicture
          post={post}
          place={place}
          loading={loading}
          markAtHead
          className={isRest ? '@min-[36rem]:absolute @min-[36rem]:inset-0 @min-[36rem]:aspect-auto' : ''}
        >
          <span
            className={classNames(
              'absolute inset-0 bg-linear-to-t from-night to-transparent to-30%',
              isLead && 'lg:to-18%',
            )}
          />
        </CardPicture>
      </div>
      <h3 className="col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid">
        <CardLink href={href} opensOver={opensOver} className="row-span-2 grid grid-rows-subgrid">
          <span
            className={classNames(
              'self-end p-5 text-heading font-bold text-white',
              isLead && 'lg:p-10 lg:pb-8 lg:text-[2.5rem] lg:leading-[1.3]',
            )}
          >
            {spoken.quote}
          </span>{' '}
          <span
            className={classNames(
              'px-5 pt-4 text-[1rem] font-semibold text-ink',
              isLead && 'lg:px-10 lg:pt-7 lg:text-lead',
            )}
          >
            {spoken.speaker}
          </span>
        </CardLink>
      </h3>
      <div className={classNames('px-5 pt-1 pb-5', isLead && 'lg:px-10 lg:pb-8')}>
        {isLead && (
          <p className="mb-3 hidden whitespace-pre-line text-muted lg:line-clamp-4">
            {opening(post.content, 400)}
          </p>
        )}
        <time dateTime={post.createdAt} className="block text-small text-muted tabular-nums">
          {listDate(post.createdAt)}
        </time>
      </div>
    </Card>
  );
}
