import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costDefaults, costRanges, type CostFigures } from './cost-inputs.ts';
import { costOf, mostTripsShown, wonAt } from './cost-result.ts';

const day: CostFigures = { ...costDefaults, trips: 20, minutes: 3, robots: 2, rent: 600_000 };

const between = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });
const anyInput: fc.Arbitrary<CostFigures> = fc.record({
  wage: between(costRanges.wage),
  hours: between(costRanges.hours),
  days: between(costRanges.days),
  trips: between(costRanges.trips),
  minutes: between(costRanges.minutes),
  share: between(costRanges.share),
  robots: fc.integer(costRanges.robots),
  rent: fc.option(between(costRanges.rent), { nil: undefined }),
});

describe('what the cost page says', () => {
  test('is the saving of robots, and what one of them may cost', () => {
    const found = costOf(day);
    expect(found.hoursPerMonth).toBeCloseTo(208, 9);
    expect(found.netWonPerMonth).toBeCloseTo(946_560, 6);
    expect(found.breakEvenTripsPerHour).toBeCloseTo(11.1807, 4);
    expect(found.mostRent).toBeCloseTo(1_073_280, 6);
    expect(found.verdict).toBe('pays');
  });

  test('adds up three years', () => {
    const [first, , third] = costOf(day).years;
    expect(first?.net).toBeCloseTo(946_560 * 12, 5);
    expect(third).toMatchObject({ year: 3, spent: 600_000 * 2 * 36 });
    expect(third?.net).toBeCloseTo(946_560 * 36, 5);
  });

  test('without a rent is hours and won, and nothing that needs one', () => {
    const found = costOf({ ...day, rent: undefined });
    expect(found).toMatchObject({ verdict: 'unknown', netWonPerMonth: undefined });
    expect(found.breakEvenTripsPerHour).toBeUndefined();
    expect(found.years[0]).toMatchObject({ spent: undefined, net: undefined });
  });

  test('with too few trips is that robots do not pay, with none that they take over nothing', () => {
    expect(costOf({ ...day, trips: 5 }).verdict).toBe('loses');
    for (const none of [{ trips: 0 }, { share: 0 }, { minutes: 0 }])
      expect(costOf({ ...day, ...none }).verdict).toBe('nothing');
  });

  test('with a rent as high as what is saved is that nothing is left', () => {
    const { mostRent } = costOf(day);
    expect(costOf({ ...day, rent: mostRent }).verdict).toBe('even');
    expect(costOf({ ...day, rent: mostRent - 1 }).verdict).toBe('pays');
    expect(costOf({ ...day, rent: mostRent + 1 }).verdict).toBe('loses');
  });

  test('tells how many robots the trips need if they walk as people do', () => {
    expect(costOf({ ...day, trips: 60, minutes: 3, share: 100 }).neededRobots).toBe(3);
    expect(costOf({ ...day, trips: 0 }).neededRobots).toBe(1);
  });

  test('pays exactly where one robot costs no more than it may', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { verdict, mostRent } = costOf(input);
        fc.pre(verdict === 'pays' || verdict === 'loses');
        const margin = mostRent - (input.rent ?? 0);
        fc.pre(Math.abs(margin * input.robots) > 0.5 + 1e-6);
        expect(verdict).toBe(margin > 0 ? 'pays' : 'loses');
      }),
    );
  });

  test('draws what is, and the break-even point where it is in sight', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { breakEvenTripsPerHour } = costOf(input);
        const most = mostTripsShown(input, breakEvenTripsPerHour);
        expect(most).toBeGreaterThanOrEqual(input.trips);
        expect(Number.isFinite(wonAt(input, most))).toBe(true);
      }),
    );
    expect(mostTripsShown(day, costOf(day).breakEvenTripsPerHour)).toBe(30);
    expect(mostTripsShown({ ...day, trips: 2 }, 11)).toBe(20);
    expect(mostTripsShown({ ...day, trips: 2 }, Infinity)).toBe(10);
  });
});
