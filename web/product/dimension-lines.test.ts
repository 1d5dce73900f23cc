import { expect, test } from 'vitest';
import { dimensionEnds, dimensionLines } from './dimension-lines.ts';

const size = { w: 40, d: 60, h: 120 };
const centre = [0, 0.6, 0] as const;
const angles = Array.from({ length: 36 }, (_, step) => ((step * 10 + 5) * Math.PI) / 180);

/** How far a point is towards who looks from this angle, and to the right of them. */
const seenFrom = (angle: number, [x, , z]: readonly [number, number, number]) => ({
  near: x * Math.sin(angle) + z * Math.cos(angle),
  right: x * Math.cos(angle) - z * Math.sin(angle),
});

const lengthOf = ({ from, to }: { from: readonly number[]; to: readonly number[] }) =>
  Math.round(Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0))) * 100);

test('the lines are as long as they say', () => {
  for (const angle of angles)
    expect(dimensionLines(size, centre, angle).map(lengthOf)).toEqual([40, 60, 120]);
});

test('width and depth run on the sides that are seen', () => {
  for (const angle of angles) {
    for (const { from, to } of dimensionLines(size, centre, angle).slice(0, 2)) {
      const middle = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2) as [number, number, number];
      expect(seenFrom(angle, middle).near).toBeGreaterThan(0);
    }
  }
});

test('the height stands at the right of the model, whichever side is looked at', () => {
  for (const angle of angles) {
    const { from } = dimensionLines(size, centre, angle)[2]!;
    const corners = [-0.2, 0.2].flatMap((x) => [-0.3, 0.3].map((z) => seenFrom(angle, [x, 0, z]).right));
    expect(seenFrom(angle, from).right).toBeGreaterThan(Math.max(...corners));
  }
});

test('every end of a line is known beforehand', () => {
  const known = dimensionEnds(size, centre).map(String);
  const used = angles.flatMap((angle) =>
    dimensionLines(size, centre, angle).flatMap(({ from, to }) => [from, to]),
  );
  expect(known).toHaveLength(16);
  expect(used.filter((point) => !known.includes(String(point)))).toEqual([]);
});
