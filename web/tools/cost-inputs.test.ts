import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costDefaults, costEntries, costRanges, readCost, type CostName } from './cost-inputs.ts';

const read = (search: string) => readCost(new URLSearchParams(search));
const names = Object.keys(costRanges) as CostName[];

test('an empty address has the defaults: the minimum wage of 2026, a share of 80 per cent, and no rent', () => {
  expect(read('')).toEqual(costDefaults);
  expect(costDefaults).toMatchObject({ wage: 10_320, share: 80, rent: undefined });
});

test('figures out of range are brought into it', () => {
  expect(read('wage=1&hours=99&days=0&trips=-5&minutes=61&share=101&robots=0&rent=-1')).toEqual({
    wage: 1_000,
    hours: 24,
    days: 1,
    trips: 0,
    minutes: 60,
    share: 100,
    robots: 1,
    rent: 0,
  });
});

test.each(['abc', '', '1e3', 'NaN', 'Infinity', '12원', '0x10', '1.', '--1', '１２', '1;2'])(
  'nonsense ("%s") is ignored',
  (text) => {
    const search = new URLSearchParams(names.map((name) => [name, text])).toString();
    expect(read(search)).toEqual(costDefaults);
  },
);

test('numbers may be written with commas, and robots are whole', () => {
  expect(read('rent=600,000&wage=12%2C000&robots=2.4')).toMatchObject({
    rent: 600_000,
    wage: 12_000,
    robots: 2,
  });
});

test('whatever an address says, it is in range and spelled in one way', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  const params = fc.dictionary(fc.constantFrom(...names), text).map((given) => new URLSearchParams(given));
  fc.assert(
    fc.property(params, (given) => {
      const found = readCost(given);
      for (const name of names) {
        const value = found[name] ?? costRanges[name].min;
        expect(value).toBeGreaterThanOrEqual(costRanges[name].min);
        expect(value).toBeLessThanOrEqual(costRanges[name].max);
      }
      expect(readCost(new URLSearchParams(costEntries(found)))).toEqual(found);
    }),
  );
});
