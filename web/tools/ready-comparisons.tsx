import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { smallModel, type Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { comparisonSearch } from './compare-address.ts';
import { leadingTo } from './staying-link.ts';

export interface ReadyComparisonsWords {
  title: string;
  comparisons: readonly { title: string; models: readonly Model[] }[];
}

interface ReadyComparisonsProps {
  words: ReadyComparisonsWords;
  path: string;
  /** Of the heading of a comparison. */
  resultId: string;
  hidesEqual: boolean;
  pictureOf: (model: Model) => PictureData;
}

/** For whoever does not know yet whom to pick: one click leads to a table. */
export function ReadyComparisons({ words, path, resultId, hidesEqual, pictureOf }: ReadyComparisonsProps) {
  return (
    <section aria-labelledby="ready" className="mt-14 md:mt-20">
      <h2 id="ready" className="text-heading">
        {words.title}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {words.comparisons.map(({ title, models }) => (
          <li key={title} className="@container">
            <Link
              to={`${path}${comparisonSearch({ models, hidesEqual })}#${resultId}`}
              {...leadingTo(resultId)}
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line transition-colors hover:border-ink"
            >
              <div className="flex h-[calc(178*var(--cm))] items-end justify-center gap-[calc(5*var(--cm))] bg-linear-to-b from-white to-line/80 pb-[calc(8*var(--cm))] [--cm:calc(100cqw/300)] md:max-xl:[--cm:calc(100cqw/340)]">
                {models.map((model) => (
                  <RobotInLine key={model} name={smallModel(model)} picture={pictureOf(model)} />
                ))}
              </div>
              <span className="flex grow flex-col p-5 md:p-6">
                <span className="text-lead font-bold text-balance text-ink">{title}</span>
                <span className="mt-auto flex items-center justify-between gap-3 pt-2 text-label text-muted">
                  {models.join(', ')}
                  <ArrowRight
                    aria-hidden
                    className="size-5 shrink-0 text-accent-strong transition-transform group-hover:translate-x-1"
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
