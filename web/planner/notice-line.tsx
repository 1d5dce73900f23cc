import type { Notice } from './editor-state.ts';

interface NoticeLineProps {
  notice: Notice | null;
  /** What the next press on the drawing does. */
  placing: string | null;
}

/** What was just done or cannot be done, seen over the drawing and heard. */
export function NoticeLine({ notice, placing }: NoticeLineProps) {
  return (
    <div
      data-print="hide"
      className="pointer-events-none absolute inset-x-2 top-2 flex flex-col items-center gap-1 text-center"
    >
      {placing && (
        <p className="rounded-full bg-accent-strong px-4 py-1.5 text-small font-semibold text-white">
          {placing}
        </p>
      )}
      <output className="block">
        {notice && !notice.isRefusal && (
          <p
            key={notice.number}
            className="rounded-full bg-ink/85 px-4 py-1.5 text-small text-white fade-away"
          >
            {notice.text}
          </p>
        )}
      </output>
      <div role="alert">
        {notice?.isRefusal && (
          <p key={notice.number} className="rounded-sm bg-warm px-4 py-2 text-small font-semibold text-white">
            {notice.text}
          </p>
        )}
      </div>
    </div>
  );
}
