import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costDefaults,
  costEntries,
  costRanges,
  readCost,
  withExample,
  type CostName,
} from './cost-inputs.ts';

const read = (search: string) => readCost(new URLSearchParams(search));
const names = Object.keys(costRanges) as CostName[];

test('an empty address has the defaults: the minimum wage of 2026, a share of 80 per cent, and no rent', () => {
  expect(read('')).toMatchObject({ ...costDefaults, isExample: false, problems: {} });
  expect(costDefaults).toMatchObject({ wage: 10_320, share: 80, rent: undefined });
});

test('figures out of range are brought into it, and that is said', () => {
  const found = read('wage=1&hours=99&days=0&trips=-5&minutes=61&share=101&robots=0&rent=-1');
  expect(found).toMatchObject({
    wage: 1_000,
    hours: 24,
    days: 1,
    trips: 0,
    minutes: 60,
    share: 100,
    robots: 1,
    rent: 0,
  });
  expect(found.problems).toEqual(Object.fromEntries(names.map((name) => [name, 'outside'])));
});

test.each(['abc', '1e3', 'NaN', 'Infinity', '0x10', '1.', '--1', '1;2', '많이'])(
  'nonsense ("%s") means the default, stays as it was typed, and is said to be none',
  (text) => {
    const found = read(new URLSearchParams(names.map((name) => [name, text])).toString());
    expect(found).toMatchObject(costDefaults);
    expect(found.problems).toEqual(Object.fromEntries(names.map((name) => [name, 'unread'])));
    expect(costEntries(found)).toEqual(names.map((name) => [name, text]));
  },
);

test('nothing is no nonsense', () => {
  expect(read('wage=&rent=%20')).toEqual(read(''));
});

test('figures may be written as people write them, each with its own unit', () => {
  const search =
    'wage=1만2천원&hours=９시간&days=25일&trips=30번&minutes=1.5분&share=70％&robots=2대&rent=₩60만';
  expect(read(search)).toMatchObject({
    wage: 12_000,
    hours: 9,
    days: 25,
    trips: 30,
    minutes: 1.5,
    share: 70,
    robots: 2,
    rent: 600_000,
    problems: {},
  });
  expect(read('hours=10원').problems).toEqual({ hours: 'unread' });
});

test('robots and won are whole, and that is said', () => {
  expect(read('robots=2.4')).toMatchObject({ robots: 2, problems: { robots: 'uneven' } });
  expect(read('wage=10320.5')).toMatchObject({ wage: 10_321, problems: { wage: 'uneven' } });
});

test('the example is one only while there is no rent of the visitor’s own', () => {
  expect(read('example=1')).toMatchObject({ rent: 600_000, isExample: true });
  expect(read('example=1&rent=600000')).toMatchObject({ rent: 600_000, isExample: false });
  expect(read('rent=600,000')).toMatchObject({ rent: 600_000, isExample: false });
  expect(costEntries(withExample(read('rent=abc&trips=5'), true))).toEqual([
    ['trips', '5'],
    ['example', '1'],
  ]);
  expect(withExample(read('example=1'), false)).toEqual(read(''));
});

test('a robot that carries is remembered, one that cleans is not', () => {
  expect(read('model=T10').model).toBe('T10');
  expect(read('model=C30').model).toBeUndefined();
  expect(read('model=T99').model).toBeUndefined();
});

test('whatever an address says, it is in range and spelled in one way', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  const params = fc
    .dictionary(fc.constantFrom(...names, 'example', 'model'), text)
    .map((given) => new URLSearchParams(given));
  fc.assert(
    fc.property(params, (given) => {
      const found = readCost(given);
      for (const name of names) {
        const value = found[name] ?? costRanges[name].min;
        expect(value).toBeGreaterThanOrEqual(costRanges[name].min);
        expect(value).toBeLessThanOrEqual(costRanges[name].max);
      }
      const entries = costEntries(found);
      const again = readCost(new URLSearchParams(entries));
      expect(costEntries(again)).toEqual(entries);
      for (const name of names) expect(again[name]).toBe(found[name]);
    }),
  );
});
