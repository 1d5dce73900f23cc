import { expect, test } from 'vitest';
import { pathBetween, poseAt, tracksOf } from './track.ts';

/** The first stands for 10 s, drives 1 m to the right, then 1 m down, and stands; the second never moves. */
const [track, still] = tracksOf([
  { robot: 0, t: 0, x: 100, y: 100 },
  { robot: 1, t: 0, x: 500, y: 500 },
  { robot: 0, t: 10, x: 100, y: 100 },
  { robot: 0, t: 11, x: 200, y: 100 },
  { robot: 0, t: 12, x: 200, y: 200 },
]) as [ReturnType<typeof tracksOf>[0], ReturnType<typeof tracksOf>[0]];

test('a robot is on the straight line between two of its moves, and evenly so', () => {
  expect(poseAt(track, 10.5)).toEqual({ x: 150, y: 100, heading: 0 });
  expect(poseAt(track, 11.75)).toMatchObject({ x: 200, y: 175 });
  expect(poseAt(track, 5)).toMatchObject({ x: 100, y: 100 });
});

test('before its first move and after its last it stands there', () => {
  expect(poseAt(track, -3)).toMatchObject({ x: 100, y: 100 });
  expect(poseAt(track, 99)).toMatchObject({ x: 200, y: 200 });
});

test('it looks where it drives, turns at corners, and keeps looking there while it stands', () => {
  expect(poseAt(track, 11).heading).toBeCloseTo(45);
  expect(poseAt(track, 11.5).heading).toBeCloseTo(90);
  expect(poseAt(track, 99).heading).toBeCloseTo(90);
});

test('one that has not driven yet looks out of the page', () => {
  expect(poseAt(still, 60)).toEqual({ x: 500, y: 500, heading: 90 });
});

test('the way between two times goes round every corner', () => {
  expect(pathBetween(track, 10.5, 11.5)).toBe('M150.0 100.0L200.0 100.0L200.0 150.0');
});
