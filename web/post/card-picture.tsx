import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '#contract/post.ts';
import { CardFilm } from './card-film.tsx';
import { mediaOf } from './post-view.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

/** What a card is worth: four places of a wide screen, one beside those, what is left of its row, half a row, or one. */
export type CardPlace = 'lead' | 'side' | 'rest' | 'half' | 'usual';

/** How wide the picture of a card is on a wide screen, at most and in hundredths of the screen. */
const widths: Record<CardPlace, [pixels: number, share: number]> = {
  lead: [794, 58],
  side: [384, 28],
  rest: [540, 39],
  half: [588, 43],
  usual: [384, 28],
};

/**
 * Of a picture of 16:9 that is shown as 4:3 a third more of its width is fetched than is seen. A phone has pixels to
 * spare for that: there the width of the screen will do.
 */
function sizesOf(place: CardPlace, hasPhotos: boolean): string {
  const [pixels, share] = widths[place].map((width) => Math.round(hasPhotos ? width : (width * 4) / 3));
  const photoShare = place === 'rest' ? 57 : 46;
  const onTablets = hasPhotos ? `(min-width: 40rem) ${photoShare}vw` : '(min-width: 30rem) 67vw';
  return `(min-width: 64rem) min(${pixels}px, ${share}vw), ${onTablets}, 100vw`;
}

/** Covers and photographs stand in one list as 4:3; photographs alone are whole where there is room for their width. */
export const cardShape = (hasPhotos: boolean) => (hasPhotos ? 'aspect-4/3 sm:aspect-video' : 'aspect-4/3');

interface CardPictureProps {
  post: Post;
  place: CardPlace;
  hasPhotos: boolean;
  /** Cards of the first row are seen at once. */
  loading: 'lazy' | 'eager';
  className?: string;
  /** What stands on it. */
  children?: ReactNode;
}

/** One shape for all, so that whoever draws words into a picture knows what is seen of it. */
export function CardPicture({ post, place, hasPhotos, loading, className, children }: CardPictureProps) {
  const { picture, film, video } = mediaOf(post);
  return (
    <div className={classNames('relative overflow-hidden bg-surface', cardShape(hasPhotos), className)}>
      <UploadPicture
        storedName={picture}
        alt=""
        sizes={sizesOf(place, hasPhotos)}
        width={800}
        height={hasPhotos ? 450 : 600}
        loading={loading}
        className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-104"
      />
      {film !== null && <CardFilm film={film} />}
      {children}
      {video !== null && (
        <span className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-white/95 text-ink">
          <Play aria-hidden className="ml-0.5 size-4 fill-current" />
          <span className="sr-only">영상</span>
        </span>
      )}
    </div>
  );
}
