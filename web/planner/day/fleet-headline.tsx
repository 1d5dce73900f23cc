import { TriangleAlert } from 'lucide-react';
import type { FleetTexts, FleetVerdict } from '#planner/day-texts.ts';
import { mostRobots } from './day-settings.ts';

type Headline = { before: string; figure: string; after: string };

export interface FleetHeadlineWords {
  headlines: Record<FleetVerdict['kind'], (texts: FleetTexts) => Headline>;
  /** What one more robot would do. */
  more: (verdict: FleetVerdict) => string | null;
  out: (texts: FleetTexts) => string;
  working: (done: number, all: number) => string;
}

interface FleetHeadlineProps {
  words: FleetHeadlineWords;
  verdict: FleetVerdict | null;
  /** Fleets that have been reckoned. */
  done: number;
}

export const headlineId = 'day-headline';

/** What so many robots change, in one sentence made of the figures. */
export function FleetHeadline({ words, verdict, done }: FleetHeadlineProps) {
  return (
    <div id={headlineId} aria-live="polite" className="min-h-[7rem] md:min-h-[6.5rem]">
      {verdict === null ? (
        <p className="text-title text-night-muted">{words.working(done, mostRobots)}</p>
      ) : (
        <Verdict words={words} verdict={verdict} />
      )}
    </div>
  );
}

function Verdict({ words, verdict }: { words: FleetHeadlineWords; verdict: FleetVerdict }) {
  const { kind, texts } = verdict;
  const { before, figure, after } = words.headlines[kind](texts);
  const more = words.more(verdict);
  return (
    <>
      <h3 className="text-title text-white">
        {before}
        <span
          className={
            kind === 'behind'
              ? 'underline decoration-warm decoration-4 underline-offset-8 [text-decoration-skip-ink:none]'
              : 'text-accent'
          }
        >
          {figure}
        </span>
        {after}
      </h3>
      {more && <p className="mt-3 text-body">{more}</p>}
      {texts.out > 0 && (
        <p className="mt-4 flex gap-2.5 rounded-sm border border-night-line p-3.5 text-label text-white">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
          {words.out(texts)}
        </p>
      )}
    </>
  );
}
