import { answerRanges, places, tasks, type Answers } from '#catalog/answers.ts';
import { typedNumber } from '#web/text/typed-number.ts';

export type Measure = keyof typeof answerRanges;

/** What people write behind a number; `m²` is read as `m2`. */
const units: Readonly<Record<Measure, RegExp>> = {
  aisle: /(?:cm|센티미터|센티)$/i,
  load: /(?:kg|킬로그램|킬로)$/i,
  area: /(?:m2|제곱미터)$/i,
  stops: /[곳개]$/,
};

type Params = Readonly<{ get(name: string): string | null }>;

function choice<Value extends string>(
  params: Params,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === params.get(name));
}

/** A number as it was typed, before it is brought into its range; undefined where it is none. */
export const typedMeasure = (name: Measure, text: string): number | undefined =>
  typedNumber(text, units[name]);

function numberIn(params: Params, name: Measure): number | undefined {
  const typed = typedMeasure(name, params.get(name) ?? '');
  if (typed === undefined) return undefined;
  const { min, max } = answerRanges[name];
  const step = name === 'stops' ? 1 : 0.1;
  return Math.min(Math.max(Math.round(typed / step) / (1 / step), min), max);
}

/** Reads answers from an address: numbers out of range are brought into it, nonsense is left out. */
export function readAnswers(params: Params): Answers {
  const answers = {
    task: choice(params, 'task', tasks),
    place: choice(params, 'place', places),
    aisle: numberIn(params, 'aisle'),
    load: numberIn(params, 'load'),
    area: numberIn(params, 'area'),
    stops: numberIn(params, 'stops'),
    ad: params.get('ad') === '1' ? true : undefined,
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
