import { useEffect, useRef } from 'react';
import { comparedModels } from '#catalog/compare.ts';
import { robots, smallModel, type Model } from '#catalog/robots.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { comparisonSearch, readComparison, type Comparison } from './compare-address.ts';
import { PersonShape } from './robot-shape.tsx';
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
  /** How tall the person is who stands beside the robots. */
  person: string;
  path: string;
  /** Of the heading of the comparison. */
  resultId: string;
  comparison: Comparison;
  pictureOf: (model: Model) => PictureData;
  onPick: (comparison: Comparison) => void;
}

/** Centimetres over the floor at which the stage has its lines (compare-picker.css), named over the lowest robot. */
const lines = [50, 100, 150];
const lowest = robots.reduce((low, robot) => (robot.sizeCm.h < low.sizeCm.h ? robot : low));

/** Which models: two to four of ten. A plain GET form before scripts run and without them. */
export function ComparePicker({
  id,
  words,
  person,
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
        <div className="compare-stage mt-5">
          <div aria-hidden className="compare-stand">
            <span>
              <svg viewBox="-23 -170 46 170">
                <PersonShape />
              </svg>
            </span>
            <span className="block py-2.5 text-center text-label text-muted">{person}</span>
          </div>
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
    <label className="compare-stand">
      <span>
        {model === lowest.model &&
          lines.map((height) => (
            <i key={height} aria-hidden>
              {height}cm
            </i>
          ))}
        <RobotInLine name={smallModel(model)} picture={picture} />
      </span>
      <span className="flex items-center justify-center gap-1.5 py-2.5 text-label font-semibold text-ink">
        <input
          type="checkbox"
          name="models"
          value={model}
          defaultChecked={isTicked}
          disabled={isDisabled}
          className="size-4 accent-accent-strong"
        />
        {model}
      </span>
    </label>
  );
}
