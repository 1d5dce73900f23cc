import { X } from 'lucide-react';
import type { Notice } from './editor-state.ts';

export interface NoticeWords {
  close: string;
}

interface NoticeLineProps {
  words: NoticeWords;
  notice: Notice | null;
  onClose: () => void;
}

/** What was just done or cannot be done, heard, and seen wherever on the page one is. */
export function NoticeLine({ words, notice, onClose }: NoticeLineProps) {
  return (
    <div
      data-print="hide"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-20 flex flex-col items-center lg:bottom-6"
    >
      <output className="block">
        {notice && !notice.isRefusal && (
          <p
            key={notice.number}
            className="rounded-md bg-ink px-5 py-2 text-center text-small text-white shadow-float fade-away"
          >
            {notice.text}
          </p>
        )}
      </output>
      <div role="alert">
        {notice?.isRefusal && (
          <p
            key={notice.number}
            className="pointer-events-auto flex items-center gap-1 rounded-md bg-warm py-0.5 pr-0.5 pl-5 text-small font-semibold text-white shadow-float"
          >
            {notice.text}
            <button
              type="button"
              aria-label={words.close}
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-md -outline-offset-4 hover:bg-white/15"
            >
              <X aria-hidden className="size-5" />
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
