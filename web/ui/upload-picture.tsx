import { useState } from 'react';
import { uploadAddress, uploadSrcSet } from '#contract/upload-address.ts';
import { classNames } from './class-names.ts';

/** Shown where there is no file, or where loading one fails. */
export const placeholderPicture = '/pictures/placeholder.svg';

interface UploadPictureProps {
  /** Stored name of the uploaded file; null when there is none. */
  storedName: string | null;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  loading?: 'lazy' | 'eager';
  className?: string;
}

export function UploadPicture({
  storedName,
  alt,
  sizes,
  width,
  height,
  loading = 'lazy',
  className,
}: UploadPictureProps) {
  const [failedName, setFailedName] = useState<string | null>(null);
  const avif = storedName && uploadSrcSet(storedName, 'avif');
  const webp = storedName && uploadSrcSet(storedName, 'webp');
  const shown = storedName !== null && avif && webp && failedName !== storedName;
  // A picture that failed before the page was hydrated fired its event unheard: look once more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && shown) setFailedName(storedName);
  };
  return (
    <picture className="contents" key={shown ? storedName : placeholderPicture}>
      {shown && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {shown && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={check}
        src={shown ? uploadAddress(storedName) : placeholderPicture}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : 'auto'}
        onError={() => setFailedName(storedName)}
        className={classNames('bg-surface', className)}
      />
    </picture>
  );
}
