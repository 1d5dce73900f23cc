import { comparedModels } from '#catalog/compare.ts';
import { robots, type Model } from '#catalog/robots.ts';
import { searchOf } from './address.ts';

export interface Comparison {
  models: readonly Model[];
  /** Rows in which all models are equal are left out. */
  hidesEqual: boolean;
  /** Something was asked for that is not shown: a model that there is not, or one too many. */
  isCut: boolean;
}

const names = { models: 'models', equal: 'same', cut: 'cut' } as const;

/** `?models=T10,T8`, or as a plain form sends it, `?models=T10&models=T8`. Unknown ones are dropped, more than four cut. */
export function readComparison(params: URLSearchParams): Comparison {
  const asked = params
    .getAll(names.models)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toUpperCase())
    .filter((text) => text !== '');
  const known = robots.map(({ model }): Model => model).filter((model) => asked.includes(model));
  const models = known
    .toSorted((one, other) => asked.indexOf(one) - asked.indexOf(other))
    .slice(0, comparedModels.max);
  const isCut = params.get(names.cut) === '1' || new Set(asked).size > models.length;
  return { models, hidesEqual: params.get(names.equal) === '0', isCut };
}

/** A comparison as its address spells it, in one way. */
export function comparisonEntries(comparison: Partial<Comparison>): [name: string, value: string][] {
  const { models = [], hidesEqual = false, isCut = false } = comparison;
  const entries: [string, string][] = [
    [names.models, models.join(',')],
    [names.equal, hidesEqual ? '0' : ''],
    [names.cut, isCut ? '1' : ''],
  ];
  return entries.filter(([, value]) => value !== '');
}

export const comparisonSearch = (comparison: Partial<Comparison>): string =>
  searchOf(comparisonEntries(comparison));
