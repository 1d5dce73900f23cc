import { isHiddenAttachment, isImageName } from '#contract/file-types.ts';
import type { StoredFile } from '#contract/post.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';
import { rowLink } from '../frame/detail-rows.tsx';
import { readableSize } from '#contract/file-size.ts';

/** A stored file: pictures as pictures, others by name; nothing at all for types that could run. */
export function Attachment({ file }: { file: StoredFile }) {
  if (isHiddenAttachment(file.originalName) || isHiddenAttachment(file.storedName)) return '-';
  return (
    <div className="grid justify-items-start gap-3">
      {isImageName(file.storedName) && (
        <div>
          <UploadPicture
            storedName={file.storedName}
            alt={file.originalName}
            width={640}
            height={480}
            sizes="(min-width: 48rem) 24rem, 100vw"
            className="h-auto max-h-72 w-auto max-w-full rounded-sm object-contain"
          />
        </div>
      )}
      <p>
        <ExternalLink href={uploadAddress(file.storedName)} className={rowLink}>
          {file.originalName}
        </ExternalLink>{' '}
        <span className="text-small text-muted">({readableSize(file.size)})</span>
      </p>
    </div>
  );
}
