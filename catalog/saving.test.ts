import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saving, type SavingInput } from './saving.ts';

const amount = (max: number) => fc.double({ min: 0.1, max, noNaN: true });
const input: fc.Arbitrary<SavingInput> = fc.record({
  wage: amount(100_000),
  hours: amount(24),
  days: amount(31),
  trips: amount(200),
  minutes: amount(60),
  share: amount(100),
  robots: fc.integer({ min: 1, max: 10 }),
  rent: amount(2_000_000),
});

describe('the saving of robots', () => {
  test('is the walking that people no longer do, less the rent', () => {
    const day = {
      wage: 10_320,
      hours: 10,
      days: 26,
      trips: 20,
      minutes: 3,
      share: 80,
      robots: 2,
      rent: 600_000,
    };
    const found = saving(day);
    expect(found.hoursPerMonth).toBeCloseTo(208, 9);
    expect(found.wonPerMonth).toBeCloseTo(2_146_560, 6);
    expect(found.netWonPerMonth).toBeCloseTo(946_560, 6);
    expect(found.breakEvenTripsPerHour).toBeCloseTo(11.1807, 4);
  });

  test('takes all trips where no share is given', () => {
    const day = { wage: 10_000, hours: 10, days: 20, trips: 6, minutes: 10, robots: 1, rent: 0 };
    expect(saving(day).hoursPerMonth).toBeCloseTo(200, 9);
  });

  test('is nothing at the break-even point, whatever the figures', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { breakEvenTripsPerHour: trips } = saving(given);
        const { netWonPerMonth, wonPerMonth } = saving({ ...given, trips });
        expect(Math.abs(netWonPerMonth)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(wonPerMonth)));
      }),
    );
  });

  test('grows with every trip and shrinks with every robot', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { netWonPerMonth } = saving(given);
        expect(saving({ ...given, trips: given.trips + 1 }).netWonPerMonth).toBeGreaterThanOrEqual(
          netWonPerMonth,
        );
        expect(saving({ ...given, robots: given.robots + 1 }).netWonPerMonth).toBeLessThan(netWonPerMonth);
      }),
    );
  });

  test('never comes where a trip saves nothing', () => {
    const idle = { wage: 10_320, hours: 10, days: 26, trips: 20, minutes: 0, robots: 1, rent: 600_000 };
    expect(saving(idle).breakEvenTripsPerHour).toBe(Infinity);
    expect(saving({ ...idle, rent: 0 }).breakEvenTripsPerHour).toBe(0);
  });
});
