import type { SavingTexts } from '#catalog/saving-texts.ts';

type RowName = 'hours' | 'won' | 'net' | 'breakEven';

export interface CostFormulaWords {
  rows: Readonly<Record<RowName, { label: string; words: string }>>;
  /** Before what was rounded. */
  about: (result: string) => string;
  noQuote: string;
  never: string;
}

/** The figures of each row, so that each sum gives its result; null where something is not known. */
function figuresOf(
  texts: SavingTexts,
  about: CostFormulaWords['about'],
): Record<RowName, { sum: string; result: string } | null> {
  const { trips, minutes, hours, days, share, wage, robots, rent, net, breakEven, isRounded } = texts;
  const perTrip = `${minutes} ÷ 60 × ${hours} × ${days} × ${share}`;
  const allHours = `${trips} × ${perTrip}`;
  const saved = isRounded.won ? about(texts.saved) : texts.saved;
  return {
    hours: { sum: allHours, result: texts.savedHours },
    won: { sum: `${isRounded.hours ? allHours : texts.savedHours} × ${wage}`, result: saved },
    net:
      net === null
        ? null
        : { sum: `${saved} − ${rent} × ${robots}`, result: isRounded.won ? about(net) : net },
    breakEven:
      breakEven === null
        ? null
        : {
            sum: `${rent} × ${robots} ÷ (${perTrip} × ${wage})`,
            result: isRounded.breakEven ? about(breakEven) : breakEven,
          },
  };
}

/** How it was reckoned: in words, and with the visitor's own figures. */
export function CostFormula({ words, texts }: { words: CostFormulaWords; texts: SavingTexts }) {
  const figures = figuresOf(texts, words.about);
  const names = Object.keys(words.rows) as RowName[];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {names.map((name) => {
        const row = words.rows[name];
        const found = figures[name];
        return (
          <div key={name} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[9rem_1fr]">
            <dt className="font-semibold text-ink">{row.label}</dt>
            <dd className="text-label text-muted">
              <p>{row.words}</p>
              {found === null ? (
                <p className="mt-1 text-text">{texts.rent === null ? words.noQuote : words.never}</p>
              ) : (
                <p className="mt-1 flex flex-wrap gap-x-3 text-body text-text tabular-nums">
                  <span>{found.sum}</span>
                  <strong className="font-bold whitespace-nowrap text-ink">= {found.result}</strong>
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
