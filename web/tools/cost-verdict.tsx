import type { SavingTexts } from '#catalog/saving-texts.ts';
import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { CostResult, Verdict } from './cost-result.ts';

export type CostVerdictWords = Record<
  Verdict,
  (texts: SavingTexts) => { before: string; figure: string | null; after: string; text: string }
> & {
  stats: { hours: string; won: string; breakEven: string };
  perHour: (breakEven: string) => string;
  noQuote: string;
  never: string;
  free: string;
  crowded: (texts: SavingTexts) => string;
  send: string;
  quote: string;
};

interface CostVerdictProps {
  id: string;
  words: CostVerdictWords;
  result: CostResult;
  texts: SavingTexts;
  robots: number;
  inquiryHref: string;
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="border-t border-night-line pt-3 max-sm:flex max-sm:items-baseline max-sm:justify-between">
      <dt className="text-small">{name}</dt>
      <dd className="text-lead font-semibold text-white tabular-nums">{value}</dd>
    </div>
  );
}

/** What it comes to, in one sentence, and plainly where robots do not pay. */
export function CostVerdict({ id, words, result, texts, robots, inquiryHref }: CostVerdictProps) {
  const { verdict } = result;
  const { before, figure, after, text } = words[verdict](texts);
  const isGood = verdict === 'pays' || verdict === 'unknown';
  const reached = texts.breakEven === null ? words.never : words.perHour(texts.breakEven);
  const breakEven = texts.isFree ? words.free : reached;
  return (
    <div className="night-glow on-night relative break-inside-avoid rounded-md p-6 text-night-muted md:p-10 lg:z-20">
      <div aria-live="polite">
        <h2 id={id} tabIndex={-1} className="text-title text-white outline-none">
          {before}
          <span
            className={
              isGood
                ? 'text-accent'
                : 'underline decoration-warm decoration-4 underline-offset-8 [text-decoration-skip-ink:none]'
            }
          >
            {figure}
          </span>
          {after}
        </h2>
        <p className="mt-4 max-w-2xl text-body text-pretty">{text}</p>
        {result.neededRobots > robots && (
          <p className="mt-4 flex gap-2.5 rounded-sm border border-night-line p-3.5 text-label text-white">
            <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {words.crowded(texts)}
          </p>
        )}
      </div>
      <dl className="mt-7 grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        <Stat name={words.stats.hours} value={texts.savedHours} />
        <Stat name={words.stats.won} value={texts.saved} />
        <Stat name={words.stats.breakEven} value={texts.rent === null ? words.noQuote : breakEven} />
      </dl>
      <LinkButton to={inquiryHref} look="light" size="lg" className="mt-8 w-full sm:w-auto print:hidden">
        {texts.rent === null ? words.quote : words.send}
      </LinkButton>
    </div>
  );
}
