import type { Task } from './robots.ts';

export const tasks = ['serving', 'delivery', 'carrying', 'cleaning'] as const satisfies readonly Task[];
export const places = [
  'restaurant',
  'buffet',
  'cafe',
  'golf',
  'hospital',
  'hotel',
  'warehouse',
  'factory',
  'office',
] as const;
export type Place = (typeof places)[number];

/** What an owner says of the work; everything may be left open. */
export interface Answers {
  task?: Task;
  place?: Place;
  /** The narrowest passage, in cm. */
  aisle?: number;
  /** On one trip, in kg. */
  load?: number;
  /** To be cleaned, in m². */
  area?: number;
  /** Places on one trip. */
  stops?: number;
  /** Wants an advertising screen. */
  ad?: boolean;
}

/** What each number may be; beyond it is brought to its nearest end. */
export const answerRanges = {
  aisle: { min: 30, max: 300 },
  load: { min: 0, max: 200 },
  area: { min: 0, max: 20_000 },
  stops: { min: 1, max: 10 },
} as const;

type Params = Readonly<{ get(name: string): string | null }>;

function choice<Value extends string>(
  params: Params,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === params.get(name));
}

function numberIn(params: Params, name: keyof typeof answerRanges): number | undefined {
  const text = params.get(name)?.trim() ?? '';
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) return undefined;
  const { min, max } = answerRanges[name];
  return Math.min(Math.max(Number(text), min), max);
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
