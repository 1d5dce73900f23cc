import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { CostField, type CostFieldWords, type CostProblemWords } from './cost-field.tsx';
import {
  costEntries,
  exampleName,
  modelName,
  readCost,
  type CostInput,
  type CostName,
} from './cost-inputs.ts';
import { stayingAt } from './staying-link.ts';
import { arrival, formParams, typedField } from './use-form-address.ts';

export interface CostFormWords {
  fields: Readonly<Record<CostName, CostFieldWords>>;
  problems: CostProblemWords;
  slider: (label: string) => string;
  quote: string;
  example: string;
  exampleMark: string;
  exampleValue: string;
  withoutExample: string;
  model: (model: string) => string;
  submit: string;
  reset: string;
}

interface CostFormProps {
  words: CostFormWords;
  path: string;
  /** Where the results stand. */
  results: string;
  input: CostInput;
  /** With the field that is typed in or dragged; null for a choice. */
  onInput: (input: CostInput, field: string | null) => void;
  /** The same figures with the rent that serves as an example, and without it. */
  exampleHref: string;
  noExampleHref: string;
  resetHref: string;
}

const exampleId = 'example-rent';
const resetId = 'start-over';
const sliders = {
  trips: { min: 0, max: 60, step: 1 },
  share: { min: 0, max: 100, step: 5 },
} as const;

/** The figures. A plain GET form before scripts run and without them; with them each change counts at once. */
export function CostForm({
  words,
  path,
  results,
  input,
  onInput,
  exampleHref,
  noExampleHref,
  resetHref,
}: CostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const served = useRef({ input, onInput });
  useEffect(() => {
    // What was typed before the page was hydrated.
    const typed = form.current === null ? served.current.input : readCost(formParams(form.current));
    const isSame = String(costEntries(typed)) === String(costEntries(served.current.input));
    if (!isSame) served.current.onInput(typed, arrival);
  }, []);
  const change = (event: ChangeEvent<HTMLFormElement>) =>
    onInput(readCost(formParams(event.currentTarget)), typedField(event));
  const show = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(results)?.focus();
  };
  const about = (name: CostName) => ({
    name,
    words: words.fields[name],
    problemWords: words.problems,
    value: input[name],
    unread: input.unread[name],
    problem: input.problems[name],
  });
  const { rent } = words.fields;
  const aboutRent = input.isExample
    ? { ...about('rent'), words: { ...rent, placeholder: words.exampleValue }, value: undefined }
    : about('rent');
  const sliding = (name: keyof typeof sliders) => ({
    ...about(name),
    slider: { ...sliders[name], label: words.slider(words.fields[name].label) },
    className: 'col-span-2',
  });
  return (
    <form
      ref={form}
      method="get"
      action={path}
      onChange={change}
      onSubmit={show}
      className="grid grid-cols-2 gap-x-4 gap-y-5 lg:gap-y-4"
    >
      {input.model && (
        <p className="col-span-2 rounded-sm bg-surface px-3.5 py-2.5 text-small text-muted">
          {words.model(input.model)}
        </p>
      )}
      <CostField {...sliding('trips')} />
      <CostField {...about('minutes')} />
      <CostField {...about('wage')} />
      <CostField {...about('hours')} />
      <CostField {...about('days')} />
      <CostField {...sliding('share')} />
      <CostField {...about('robots')} />
      <CostField {...aboutRent} />
      {input.model && <input type="hidden" name={modelName} value={input.model} />}
      {input.isExample && <input type="hidden" name={exampleName} value="1" />}
      <div className="col-span-2 -mt-3 text-small lg:-mt-2">
        {input.isExample ? (
          <p className="rounded-sm bg-tint px-3.5 py-2.5 font-semibold text-accent-strong">
            {words.exampleMark}
          </p>
        ) : (
          <p className="text-muted">{words.quote}</p>
        )}
        {(input.isExample || input.rent === undefined) && (
          <Link
            id={exampleId}
            to={input.isExample ? noExampleHref : exampleHref}
            {...stayingAt(exampleId)}
            className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4 hover:text-ink print:hidden"
          >
            {input.isExample ? words.withoutExample : words.example}
          </Link>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-3 print:hidden">
        <Button type="submit" size="lg" className="flex-1">
          {words.submit}
        </Button>
        <Link
          id={resetId}
          to={resetHref}
          {...stayingAt(resetId)}
          className="inline-flex min-h-14 items-center px-4 text-label font-semibold text-muted hover:text-ink"
        >
          {words.reset}
        </Link>
      </div>
    </form>
  );
}
