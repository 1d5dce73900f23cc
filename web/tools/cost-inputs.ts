import { robots, type Model } from '#catalog/robots.ts';
import type { SavingInput } from '#catalog/saving.ts';
import { typedNumber } from '#web/text/typed-number.ts';

/** What is reckoned with: all that `saving` takes, but the rent is the visitor's own and may not be known yet. */
export type CostFigures = Omit<Required<SavingInput>, 'rent'> & { rent: number | undefined };
export type CostName = keyof CostFigures;

/** What is to be said of a figure: it is none, it was out of its range, or it was not whole. */
export type CostProblem = 'unread' | 'outside' | 'uneven';

export interface CostInput extends CostFigures {
  /** The robot that the visitor comes from: it goes along with the inquiry. */
  model: Model | undefined;
  /** Whether an example stands in the place of a rent that the visitor has not given. */
  isExample: boolean;
  problems: Partial<Record<CostName, CostProblem>>;
  /** What was typed and is no number. */
  unread: Partial<Record<CostName, string>>;
}

interface CostRange {
  min: number;
  max: number;
  /** Counted in whole numbers only. */
  isWhole?: boolean;
  /** What people write behind it. */
  unit: RegExp;
}

/** What each may be; beyond it is brought to its nearest end. */
export const costRanges: Readonly<Record<CostName, CostRange>> = {
  wage: { min: 1_000, max: 200_000, isWhole: true, unit: /원$/ },
  hours: { min: 1, max: 24, unit: /시간$/ },
  days: { min: 1, max: 31, unit: /일$/ },
  trips: { min: 0, max: 300, unit: /[회번]$/ },
  minutes: { min: 0, max: 60, unit: /분$/ },
  share: { min: 0, max: 100, unit: /(?:%|퍼센트)$/ },
  robots: { min: 1, max: 20, isWhole: true, unit: /대$/ },
  rent: { min: 0, max: 10_000_000, isWhole: true, unit: /원$/ },
};

/** The wage is the legal minimum of 2026. There is no rent: what a robot costs is for a quote to say. */
export const costDefaults: CostFigures = {
  wage: 10_320,
  hours: 10,
  days: 26,
  trips: 20,
  minutes: 2,
  share: 80,
  robots: 1,
  rent: undefined,
};

/** Only to show what a rent does; the page says so wherever it stands. */
const exampleRent = 600_000;

const names = Object.keys(costRanges) as CostName[];
export const modelName = 'model';
export const exampleName = 'example';
/** No number is longer; what is, need not be kept whole. */
const longest = 40;

type Params = Readonly<{ get(name: string): string | null }>;

interface Reading {
  value: number | undefined;
  problem?: CostProblem;
}

/** What stands in a field: nothing and nonsense mean the default. */
export function readFigure(name: CostName, text: string): Reading {
  const { min, max, isWhole = false, unit } = costRanges[name];
  if (text.trim() === '') return { value: costDefaults[name] };
  const typed = typedNumber(text, unit);
  if (typed === undefined) return { value: costDefaults[name], problem: 'unread' };
  const inRange = Math.min(Math.max(typed, min), max);
  const value = isWhole ? Math.round(inRange) : Math.round(inRange * 100) / 100;
  if (inRange !== typed) return { value, problem: 'outside' };
  return isWhole && value !== typed ? { value, problem: 'uneven' } : { value };
}

/** Trips are no measure of cleaning. */
function modelIn(params: Params): Model | undefined {
  const asked = params.get(modelName);
  return robots.find(({ model, task }) => model === asked && task !== 'cleaning')?.model;
}

/** What a page and an address can hold of what was typed. */
const keepable = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
    .slice(0, longest)
    .join('');

/** Reads what an address says, or what stands in the form. */
export function readCost(params: Params): CostInput {
  const found: CostInput = {
    ...costDefaults,
    model: modelIn(params),
    isExample: false,
    problems: {},
    unread: {},
  };
  for (const name of names) {
    const text = keepable(params.get(name) ?? '');
    const { value, problem } = readFigure(name, text);
    Object.assign(found, { [name]: value });
    if (problem) found.problems[name] = problem;
    if (problem === 'unread') found.unread[name] = text;
  }
  found.isExample = params.get(exampleName) === '1' && found.rent === undefined && !found.problems.rent;
  return found.isExample ? { ...found, rent: exampleRent } : found;
}

/** The same as an address spells it, defaults left out. */
export function costEntries(input: CostInput): [name: string, value: string][] {
  const figures = names.map((name): [string, string] => [name, input.unread[name] ?? spelled(input, name)]);
  const all: [string, string][] = [
    [modelName, input.model ?? ''],
    ...figures,
    [exampleName, input.isExample ? '1' : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function spelled(input: CostInput, name: CostName): string {
  const isOwn = input[name] !== costDefaults[name] && !(name === 'rent' && input.isExample);
  return isOwn ? String(input[name]) : '';
}

/** The same with the example in the place of the rent, or without either. */
export function withExample(input: CostInput, isExample: boolean): CostInput {
  const { rent: _, ...problems } = input.problems;
  const { rent: __, ...unread } = input.unread;
  return { ...input, rent: isExample ? exampleRent : undefined, isExample, problems, unread };
}
