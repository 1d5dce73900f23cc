import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { Link } from 'react-router';
import {
  answerEntries,
  answerRanges,
  placeNames,
  places,
  taskNames,
  tasks,
  type Answers,
  type Place,
} from '#catalog/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { readAnswers, type Measure } from './finder-address.ts';
import { FinderChoice } from './finder-choice.tsx';
import { MeasureField, type MeasureWords, type Work } from './measure-field.tsx';
import { stayingAt } from './staying-link.ts';
import { arrival, formParams, typedField } from './use-form-address.ts';

export interface FinderFormWords {
  task: string;
  anyTask: string;
  place: string;
  anyPlace: string;
  measures: Record<Measure, MeasureWords>;
  ad: string;
  submit: string;
  reset: string;
}

interface FinderFormProps {
  words: FinderFormWords;
  path: string;
  /** Where the results stand. */
  results: string;
  answers: Answers;
  /** With the field that is typed in or dragged; null for a choice. */
  onAnswers: (answers: Answers, field: string | null) => void;
}

const resetId = 'start-over';
const taskOptions = tasks.map((value) => ({ value, label: taskNames[value] }));
const placeOptions = places.map((value) => ({ value, label: placeNames[value] }));

/** What is mostly done in a place, where nobody has said what the robot should do. */
const workAt: Record<Place, Work> = {
  restaurant: 'serving',
  buffet: 'serving',
  cafe: 'serving',
  golf: 'serving',
  hospital: 'delivery',
  hotel: 'delivery',
  warehouse: 'carrying',
  factory: 'carrying',
  office: 'delivery',
};
const workOf = ({ task, place }: Answers): Work => task ?? (place ? workAt[place] : 'any');

/** Which numbers matter: a cleaner carries nothing, a carrier cleans nothing. What was answered stays in sight. */
function measuresFor(answers: Answers): Measure[] {
  const asked: Measure[] =
    answers.task === undefined
      ? ['aisle', 'load', 'stops', 'area']
      : answers.task === 'cleaning'
        ? ['aisle', 'area']
        : ['aisle', 'load', 'stops'];
  const answered = (['load', 'stops', 'area'] as const).filter((name) => answers[name] !== undefined);
  return [...new Set([...asked, ...answered])];
}

/** The questions. A plain GET form before scripts run and without them; with them, each answer counts at once. */
export function FinderForm({ words, path, results, answers, onAnswers }: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const served = useRef({ answers, onAnswers });
  useEffect(() => {
    // What was answered before the page was hydrated.
    const given = form.current === null ? {} : readAnswers(formParams(form.current));
    const isSame = String(answerEntries(given)) === String(answerEntries(served.current.answers));
    if (!isSame) served.current.onAnswers(given, arrival);
  }, []);
  const change = (event: ChangeEvent<HTMLFormElement>) =>
    onAnswers(readAnswers(formParams(event.currentTarget)), typedField(event));
  const show = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(results)?.focus();
  };
  return (
    <form ref={form} method="get" action={path} onChange={change} onSubmit={show} className="grid gap-5">
      <FinderChoice
        name="task"
        label={words.task}
        options={[{ value: '', label: words.anyTask }, ...taskOptions]}
        value={answers.task ?? ''}
      />
      <Select
        name="place"
        label={words.place}
        options={placeOptions}
        placeholder={words.anyPlace}
        defaultValue={answers.place ?? ''}
      />
      {measuresFor(answers).map((name) => (
        <MeasureField
          key={name}
          name={name}
          work={workOf(answers)}
          {...words.measures[name]}
          range={answerRanges[name]}
          value={answers[name]}
        />
      ))}
      {(answers.task !== 'cleaning' || answers.ad) && (
        <Checkbox name="ad" value="1" label={words.ad} defaultChecked={answers.ad} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="flex-1">
          {words.submit}
        </Button>
        <Link
          id={resetId}
          to={path}
          {...stayingAt(resetId)}
          className="inline-flex min-h-14 items-center px-4 text-label font-semibold text-muted hover:text-ink"
        >
          {words.reset}
        </Link>
      </div>
    </form>
  );
}
