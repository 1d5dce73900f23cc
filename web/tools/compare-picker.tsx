import { useEffect, useRef } from 'react';
import { comparedModels } from '#catalog/compare.ts';
import { robots, smallModel, type Model } from '#catalog/robots.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { comparisonSearch, readComparison, type Comparison } from './compare-address.ts';
import { leadingTo } from './staying-link.ts';
import { formParams } from './use-form-address.ts';

export interface ComparePickerWords {
  legend: string;
  hint: string;
  submit: string;
}

interface ComparePickerProps {
  id: string;
  words: ComparePickerWords;
  path: string;
  /** Of the heading of the comparison. */
  resultId: string;
  comparison: Comparison;
  pictureOf: (model: Model) => PictureData;
  onPick: (comparison: Comparison) => void;
}

/** Which models: two to four of ten. A plain GET form before scripts run and without them. */
export function ComparePicker({
  id,
  words,
  path,
  resultId,
  comparison,
  pictureOf,
  onPick,
}: ComparePickerProps) {
  const { models, hidesEqual } = comparison;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isFull = isHydrated && models.length >= comparedModels.max;
  /** In the order in which they were picked: a new one stands last. */
  const pick = () => {
    if (form.current === null) return;
    const { models: ticked, ...rest } = readComparison(formParams(form.current));
    const kept = models.filter((model) => ticked.includes(model));
    onPick({ ...rest, models: [...kept, ...ticked.filter((model) => !kept.includes(model))] });
  };
  const served = useRef({ comparison, pick });
  useEffect(() => {
    // What was ticked before the page was hydrated.
    if (form.current === null) return;
    const given = readComparison(formParams(form.current));
    const { models: shown, hidesEqual: hides } = served.current.comparison;
    const isSame = String(given.models.toSorted()) === String(shown.toSorted()) && given.hidesEqual === hides;
    if (!isSame) served.current.pick();
  }, []);
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={`${path}#${resultId}`}
      onChange={pick}
      onSubmit={(event) => event.preventDefault()}
      data-print="hide"
    >
      <fieldset>
        <legend className="text-heading text-ink">{words.legend}</legend>
        <p className="mt-1 text-label text-muted">{words.hint}</p>
        <div className="mt-5 grid grid-cols-5 gap-2 [--cm:0.52px] sm:[--cm:0.85px] md:[--cm:1px] lg:grid-cols-10 lg:[--cm:0.8px] xl:[--cm:1px]">
          {robots.map(({ model }) => (
            <ModelTick
              key={model}
              model={model}
              picture={pictureOf(model)}
              isTicked={models.includes(model)}
              isDisabled={isFull && !models.includes(model)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid empty:hidden sm:justify-end">
        {/* The switch stands over the table, as long as there is one. */}
        {hidesEqual && models.length < comparedModels.min && <input type="hidden" name="same" value="0" />}
        {!isHydrated && <Button type="submit">{words.submit}</Button>}
        {isHydrated && models.length >= comparedModels.min && (
          // On a small screen the comparison begins below the window.
          <LinkButton to={path + comparisonSearch(comparison)} {...leadingTo(resultId)} className="lg:hidden">
            {words.submit}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

function ModelTick({
  model,
  picture,
  isTicked,
  isDisabled,
}: {
  model: Model;
  picture: PictureData;
  isTicked: boolean;
  isDisabled: boolean;
}) {
  return (
    <label className="group relative flex cursor-pointer flex-col items-center rounded-sm border border-line bg-white px-1 pt-3 pb-2 transition-colors hover:border-muted has-checked:border-accent-strong has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong has-disabled:cursor-not-allowed has-disabled:opacity-45">
      <span className="flex h-24 items-end sm:h-[calc(150*var(--cm))]">
        <RobotInLine name={smallModel(model)} picture={picture} />
      </span>
      <span className="mt-1.5 flex items-center gap-1.5 text-label font-semibold text-ink">
        <input
          type="checkbox"
          name="models"
          value={model}
          defaultChecked={isTicked}
          disabled={isDisabled}
          className="size-4 accent-accent-strong max-sm:absolute max-sm:top-1.5 max-sm:left-1.5"
        />
        {model}
      </span>
    </label>
  );
}
