import { Printer } from 'lucide-react';
import { compare, comparedModels } from '#catalog/compare.ts';
import type { Model } from '#catalog/robots.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { comparisonSearch, readComparison, type Comparison } from './compare-address.ts';
import { CompareDrawing } from './compare-drawing.tsx';
import { ComparePicker, type ComparePickerWords } from './compare-picker.tsx';
import { CompareTable, type CompareTableWords } from './compare-table.tsx';
import { ReadyComparisons, type ReadyComparisonsWords } from './ready-comparisons.tsx';
import { useFormAddress } from './use-form-address.ts';

interface CompareProps {
  path: string;
  words: {
    picker: ComparePickerWords;
    table: CompareTableWords;
    oneMore: string;
    equal: string;
    ready: ReadyComparisonsWords;
    cut: string;
    allEqualHidden: (hidden: number) => string;
    print: string;
    person: string;
    title: (models: string) => string;
  };
  robots: Readonly<Record<Model, { text: string; to: string; picture: PictureData }>>;
  inquiryOf: (model: Model, models: readonly Model[]) => string;
}

const resultId = 'compared';
const pickerId = 'compare-picker';
const address = { read: readComparison, write: comparisonSearch };

/** Pick two to four, see them to one scale, read their facts beside each other. */
export function Compare({ path, words, robots, inquiryOf }: CompareProps) {
  const { value: comparison, round, change } = useFormAddress<Comparison>(address);
  const { models, isCut } = comparison;
  const isEnough = models.length >= comparedModels.min;
  const pictureOf = (model: Model) => robots[model].picture;
  return (
    <Container className="py-8 md:pt-10 md:pb-16 print:py-0">
      <ComparePicker
        key={round}
        id={pickerId}
        words={words.picker}
        person={words.person}
        path={path}
        resultId={resultId}
        comparison={comparison}
        pictureOf={pictureOf}
        onPick={(picked) => change(picked, null)}
      />
      <div aria-live="polite">
        {isCut && (
          <p className="mt-5 rounded-sm bg-tint px-5 py-3 text-label text-ink print:hidden">{words.cut}</p>
        )}
        {models.length === 1 && (
          <p className="mt-5 rounded-sm bg-tint px-5 py-3 text-label text-ink print:hidden">
            {words.oneMore}
          </p>
        )}
      </div>
      {isEnough ? (
        <Result
          path={path}
          words={words}
          robots={robots}
          inquiryOf={inquiryOf}
          comparison={comparison}
          round={round}
          onHide={(hidesEqual) => change({ ...comparison, hidesEqual }, null)}
        />
      ) : (
        <ReadyComparisons
          words={words.ready}
          path={path}
          resultId={resultId}
          hidesEqual={comparison.hidesEqual}
          pictureOf={pictureOf}
        />
      )}
    </Container>
  );
}

interface ResultProps extends CompareProps {
  comparison: Comparison;
  round: number;
  onHide: (hidesEqual: boolean) => void;
}

function Result({ path, words, robots, inquiryOf, comparison, round, onHide }: ResultProps) {
  const { models, hidesEqual } = comparison;
  const isHydrated = useHydrated();
  const rows = compare(models);
  const shown = hidesEqual ? rows.filter(({ isEqual }) => !isEqual) : rows;
  const named = models.join(', ');
  const columns = models.map((model, index) => {
    const others = models.filter((other) => other !== model);
    const next = others[index] ?? others.at(-1);
    return {
      model,
      text: robots[model].text,
      picture: robots[model].picture,
      product: robots[model].to,
      inquiry: inquiryOf(model, models),
      without:
        next === undefined || others.length < comparedModels.min
          ? null
          : { to: path + comparisonSearch({ models: others, hidesEqual }), next },
    };
  });
  return (
    <section aria-labelledby={resultId} className="mt-12 print:mt-0">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id={resultId} tabIndex={-1} className="text-title outline-none print:text-[16pt]">
          {words.title(named)}
        </h2>
        {isHydrated && (
          <Button look="secondary" onClick={() => print()} className="shrink-0 max-md:hidden print:hidden">
            <Printer aria-hidden className="size-5" />
            {words.print}
          </Button>
        )}
      </div>
      <CompareDrawing models={models} person={words.person} />
      <div className="mt-10 print:mt-3">
        <CompareTable
          words={words.table}
          robots={columns}
          rows={shown}
          filter={
            <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-3 text-label font-semibold text-ink print:hidden">
              <input
                key={round}
                type="checkbox"
                // Before scripts run it is sent along with the models.
                form={pickerId}
                name="same"
                value="0"
                defaultChecked={hidesEqual}
                onChange={(event) => onHide(event.currentTarget.checked)}
                className="size-tick accent-accent-strong"
              />
              {words.equal}
            </label>
          }
        />
        {shown.length < rows.length && (
          <p className="mt-4 text-small text-muted">{words.allEqualHidden(rows.length - shown.length)}</p>
        )}
      </div>
    </section>
  );
}
