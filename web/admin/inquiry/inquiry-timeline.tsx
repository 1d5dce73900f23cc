import type { TimelineEntry, TimelineKind } from '#contract/inquiry-desk.ts';
import { detailDate } from '#web/text/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PlainText } from '../post/plain-text.tsx';
import { timelineNames } from './timeline-words.ts';

/** Words of people stand in a box; what happened by itself is a line. */
const boxes: Partial<Record<TimelineKind, string>> = {
  memo: 'bg-surface ring-1 ring-line ring-inset',
  reply: 'bg-tint',
  message: 'bg-white ring-1 ring-accent-strong/40 ring-inset',
};

/** Everything that happened to an inquiry, oldest first. */
export function InquiryTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className="mb-3 text-body font-semibold text-ink">
        처리 내역
      </h2>
      <ol className="relative grid gap-4 before:absolute before:inset-y-2 before:left-[0.3125rem] before:w-px before:bg-line">
        {entries.map((entry) => (
          <Entry key={entry.at + entry.kind} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry: { kind, at, by, text } }: { entry: TimelineEntry }) {
  const box = boxes[kind];
  return (
    <li className="relative grid gap-1 pl-6 text-label">
      <span
        aria-hidden
        className={classNames(
          'absolute top-1.5 left-0 size-2.75 rounded-full ring-4 ring-white',
          box === undefined ? 'bg-line' : 'bg-accent-strong',
        )}
      />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-ink">{timelineNames[kind]}</span>
        {by !== '' && <span>{by}</span>}
        <time dateTime={at} className="text-small text-muted tabular-nums">
          {detailDate(at)}
        </time>
      </p>
      {text !== '' && (
        <div className={classNames('wrap-anywhere', box !== undefined && `rounded-sm px-3 py-2 ${box}`)}>
          <PlainText text={text} />
        </div>
      )}
    </li>
  );
}
