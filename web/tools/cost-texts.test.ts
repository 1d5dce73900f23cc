import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf } from './cost-result.ts';
import { readCost } from './cost-inputs.ts';
import { costTexts } from './cost-texts.ts';

function textsOf(search: string) {
  const input = readCost(new URLSearchParams(search));
  return costTexts(input, costOf(input));
}
const numberIn = (text: string | null) => Number(text?.replaceAll(/[^\d.]/g, ''));

test('a result that was rounded is said to be about so much, one that was not is said plainly', () => {
  expect(textsOf('')).toMatchObject({
    savedHours: '약 138.7시간',
    saved: '1,431,040원',
    isRounded: { hours: true, won: false },
  });
  expect(textsOf('minutes=3')).toMatchObject({ savedHours: '208시간', isRounded: { hours: false } });
  expect(textsOf('wage=10321').isRounded.won).toBe(true);
});

test('hours that are not rounded, times the wage, are the won that are shown', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const figures = fc.record({
    wage: whole(1_000, 200_000),
    hours: whole(1, 24),
    days: whole(1, 31),
    trips: whole(0, 300),
    minutes: whole(0, 60),
    share: whole(0, 100),
  });
  fc.assert(
    fc.property(figures, (given) => {
      const search = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
      const { savedHours, saved, isRounded } = textsOf(new URLSearchParams(search).toString());
      fc.pre(!isRounded.hours && !isRounded.won);
      expect(numberIn(savedHours) * given.wage).toBeCloseTo(numberIn(saved), 3);
    }),
  );
});

test('so many trips as are called the break-even point do pay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.integer({ min: 1, max: 60 }), (rent, minutes) => {
      const input = readCost(new URLSearchParams({ rent: String(rent), minutes: String(minutes) }));
      const { breakEven } = costTexts(input, costOf(input));
      const { netWonPerMonth = -1 } = costOf({ ...input, trips: numberIn(breakEven) });
      expect(netWonPerMonth).toBeGreaterThanOrEqual(-1);
    }),
  );
  expect(textsOf('rent=600000').breakEven).toBe('8.4회');
});

test('a rent of nothing is told apart', () => {
  expect(textsOf('rent=0')).toMatchObject({ isFree: true, rent: '0원' });
  expect(textsOf('').isFree).toBe(false);
});

test('trips that no store makes are told apart', () => {
  expect(textsOf('rent=10000000&robots=20&wage=1000').isFarOff).toBe(true);
  expect(textsOf('rent=600000').isFarOff).toBe(false);
});
