import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '#contract/post.ts';
import { CardFilm } from './card-film.tsx';
import { mediaOf } from './post-view.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

/** What a card is worth: four places of a wide screen, what is left of its row, or one. */
export type CardPlace = 'lead' | 'rest' | 'usual';

/**
 * Pictures are 16:9 or 4:3 and shown as 4:3, so a third more of their width is fetched than is seen. A phone has pixels
 * to spare for that: there the width of the screen will do.
 */
const smallScreens = '(min-width: 30rem) 67vw, 100vw';
const sizes: Record<CardPlace, string> = {
  lead: `(min-width: 64rem) min(1059px, 77vw), ${smallScreens}`,
  rest: `(min-width: 64rem) min(720px, 52vw), ${smallScreens}`,
  usual: `(min-width: 64rem) min(512px, 38vw), ${smallScreens}`,
};

interface CardPictureProps {
  post: Post;
  place: CardPlace;
  /** Cards of the first row are seen at once. */
  loading: 'lazy' | 'eager';
  /** Something stands at its foot, so the mark of a film does not. */
  markAtHead?: boolean;
  className?: string;
  /** What stands on it. */
  children?: ReactNode;
}

/** One shape for all, so that whoever draws words into a picture knows what is seen of it. */
export function CardPicture({
  post,
  place,
  loading,
  markAtHead = false,
  className,
  children,
}: CardPictureProps) {
  const { picture, film, video } = mediaOf(post);
  return (
    <div className={classNames('relative aspect-4/3 overflow-hidden bg-surface', className)}>
      <UploadPicture
        storedName={picture}
        alt=""
        sizes={sizes[place]}
        width={800}
        height={600}
        loading={loading}
        className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-104"
      />
      {film !== null && <CardFilm film={film} />}
      {children}
      {video !== null && (
        <span
          className={classNames(
            'absolute right-3 grid size-9 place-items-center rounded-full bg-white/95 text-ink',
            markAtHead ? 'top-3' : 'bottom-3',
          )}
        >
          <Play aria-hidden className="ml-0.5 size-4 fill-current" />
          <span className="sr-only">영상</span>
        </span>
      )}
    </div>
  );
}
