import { preload } from 'react-dom';
import type { PictureData } from '#web/pictures/picture.ts';
import { classNames } from './class-names.ts';

/** Which of two framings a picture or film shows. */
export const heldUpright = '(orientation: portrait) and (max-width: 29.98rem)';
const heldWide = '(orientation: landscape), (min-width: 30rem)';

interface PictureProps {
  picture: PictureData;
  /** Shown instead on phones that are held upright. */
  upright?: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `eager` for the one picture that is seen first; it is then fetched before everything else. */
  loading?: 'lazy' | 'eager';
  /** Empty where the words beside the picture already say it. */
  alt?: string;
  className?: string;
}

/** In the head of the page, in the best format: browsers that do not know it wait for the picture itself. */
function askEarly({ src, sources }: PictureData, sizes: string, media?: string): void {
  const wanted = { as: 'image', type: 'image/avif', imageSrcSet: sources.avif, imageSizes: sizes } as const;
  preload(src, { ...wanted, fetchPriority: 'high', ...(media && { media }) });
}

export function Picture({
  picture,
  upright,
  sizes,
  loading = 'lazy',
  alt = picture.alt,
  className,
}: PictureProps) {
  if (loading === 'eager') {
    askEarly(picture, sizes, upright && heldWide);
    if (upright) askEarly(upright, sizes, heldUpright);
  }
  return (
    <picture className="contents">
      {upright && (
        <>
          <source media={heldUpright} type="image/avif" srcSet={upright.sources.avif} sizes={sizes} />
          <source media={heldUpright} type="image/webp" srcSet={upright.sources.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={picture.sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.sources.webp} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : 'auto'}
        className={classNames(picture.placeholder, picture.focus, className)}
      />
    </picture>
  );
}
