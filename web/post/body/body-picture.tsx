import { useState, type MouseEvent } from 'react';
import type { PictureNode } from '#contract/body.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

type PictureProps = PictureNode['attrs'] & { sizes: string };

/** Room is kept by its own size; one that stands upright does not fill a wide column. */
const standing = 'mx-auto h-auto max-w-[min(100%,28rem)] rounded-md';
const lying = 'mx-auto h-auto max-w-full rounded-md';

/** A picture in the text with what stands below it. It opens large; without scripts as a file. */
export function BodyPicture({ storedName, alt, caption, width, height, sizes }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  const name = alt || caption || '사진';
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLarge(true);
  };
  return (
    <figure>
      <a
        href={uploadAddress(storedName)}
        onClick={open}
        aria-label={`${name} 크게 보기`}
        className="block cursor-zoom-in rounded-md"
      >
        <UploadPicture
          storedName={storedName}
          alt={alt}
          sizes={sizes}
          width={width}
          height={height}
          className={height > width ? standing : lying}
        />
      </a>
      {caption !== '' && (
        <figcaption className="mt-3 text-small text-pretty text-muted">{caption}</figcaption>
      )}
      {isLarge && (
        <Dialog
          title={name}
          hideTitle
          width="xl"
          className="m-0! h-dvh max-h-none! w-full! max-w-none! rounded-none! bg-night!"
          onClose={() => setLarge(false)}
        >
          <UploadPicture
            storedName={storedName}
            alt={alt}
            sizes="100vw"
            width={width}
            height={height}
            loading="eager"
            className="size-full bg-night! object-contain"
          />
        </Dialog>
      )}
    </figure>
  );
}
