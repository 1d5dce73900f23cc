import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonSearch, readComparison } from './compare-address.ts';

const read = (search: string) => readComparison(new URLSearchParams(search));

test('models are read in the order in which they were asked for, from one field or from several', () => {
  const asked = { models: ['T10', 'T8', 'C30'], hidesEqual: false, isCut: false };
  expect(read('models=T10,T8,C30')).toEqual(asked);
  expect(read('models=T10&models=T8&models=C30')).toEqual(asked);
  expect(read('models=t10, t8 ,C30,')).toEqual(asked);
});

test('unknown models are dropped, more than four cut, and the page can say so', () => {
  expect(read('models=T10,T0,T8')).toEqual({ models: ['T10', 'T8'], hidesEqual: false, isCut: true });
  expect(read('models=T5,T6,T8,T9,T10').models).toEqual(['T5', 'T6', 'T8', 'T9']);
  expect(read('models=T5,T6,T8,T9,T10').isCut).toBe(true);
  expect(read('models=T10,T10,T8').isCut).toBe(false);
});

test('equal rows are shown unless the address hides them', () => {
  expect(read('models=T10,T8&same=0').hidesEqual).toBe(true);
  expect(read('models=T10,T8&same=1').hidesEqual).toBe(false);
});

test('whatever stands in an address, its one spelling reads the same', () => {
  const words = fc.constantFrom('T10', 't8', 'T5', 'C40', 'W3', 'S100', 'x', '', '<b>');
  fc.assert(
    fc.property(fc.array(words), fc.boolean(), (models, hides) => {
      const given = read(`models=${encodeURIComponent(models.join(','))}${hides ? '&same=0' : ''}`);
      expect(read(comparisonSearch(given))).toEqual(given);
    }),
  );
});

test('commas are readable in a link', () => {
  expect(comparisonSearch({ models: ['T10', 'T8'] })).toBe('?models=T10,T8');
});
