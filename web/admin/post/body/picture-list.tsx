import { Button } from '#web/ui/button.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import type { PictureUploads } from './use-picture-uploads.ts';

/** Pictures on their way into the text, and those that did not get there. */
export function PictureList({ pictures: { uploads, retry, cancel } }: { pictures: PictureUploads }) {
  return (
    <ul aria-live="polite" className="grid gap-2 not-empty:border-b not-empty:border-line not-empty:p-3">
      {uploads.map(({ id, name, share, error, canRetry }) => (
        <li key={id} className="grid gap-2 rounded-sm bg-surface p-3 text-label">
          <p className="wrap-anywhere text-ink">{name}</p>
          {error === null ? (
            <UploadProgress share={share} />
          ) : (
            <p className="font-semibold text-warm">{error}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {error !== null && canRetry && (
              <Button look="secondary" size="sm" onClick={() => retry(id)}>
                다시 시도
              </Button>
            )}
            <Button look="secondary" size="sm" onClick={() => cancel(id)}>
              올리기 취소
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
