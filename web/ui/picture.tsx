import { preload } from 'react-dom';
import { classNames } from './class-names.ts';

/** A picture of the manifest: its size, its words, its colour while it loads, its addresses. */
export interface PictureData {
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  sources: { avif: string; webp: string };
  src: string;
}

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `eager` for the one picture that is seen first; it is then fetched before everything else. */
  loading?: 'lazy' | 'eager';
  /** Empty where the words beside the picture already say it. */
  alt?: string;
  className?: string;
}

export function Picture({ picture, sizes, loading = 'lazy', alt = picture.alt, className }: PictureProps) {
  if (loading === 'eager') {
    // In the head of the page, in the best format: browsers that do not know it wait for the picture itself.
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: picture.sources.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="contents">
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
        className={classNames(picture.placeholder, className)}
      />
    </picture>
  );
}
