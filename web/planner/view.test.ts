import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { followGrip, mostZoom, shownPart, wholeRoom, zoomAt } from './view.ts';

const plan = parsePlan({
  v: 1,
  name: '',
  width: 1000,
  depth: 500,
  obstacles: [],
  pickup: { x: 10, y: 10 },
  dock: null,
});

test('at first the whole room is in sight', () => {
  const { x, y, w, d } = shownPart(plan, null);
  expect([x, y].every((side) => side < 0)).toBe(true);
  expect([x + w > 1000, y + d > 500]).toEqual([true, true]);
});

test('what is under the pointer stays there when one comes nearer', () => {
  const at = { x: 300, y: 400 };
  const shareOf = (part: ReturnType<typeof shownPart>) => [
    (at.x - part.x) / part.w,
    (at.y - part.y) / part.d,
  ];
  const near = shareOf(shownPart(plan, zoomAt(plan, null, 2, at)));
  const whole = shareOf(shownPart(plan, null));
  expect(near[0]).toBeCloseTo(whole[0]!);
  expect(near[1]).toBeCloseTo(whole[1]!);
});

test('one comes only so near, and goes back to the whole room', () => {
  const near = zoomAt(plan, null, 1000, { x: 0, y: 0 });
  expect(near?.zoom).toBe(mostZoom);
  expect(zoomAt(plan, near, 0.001, { x: 0, y: 0 })).toBeNull();
});

test('what is between two fingers stays between them as they part and wander', () => {
  const grip = {
    view: wholeRoom(plan),
    distance: 50,
    centre: { x: 200, y: 100 },
    cmPerPx: 2.5,
    // 40 px left of the middle of the drawing, 20 px above it.
    anchor: { x: 400, y: 200 },
  };
  expect(followGrip(plan, grip, { x: 160, y: 80 }, 100)).toEqual({ zoom: 2, x: 450, y: 225 });
  expect(followGrip(plan, grip, { x: 180, y: 80 }, 100)).toEqual({ zoom: 2, x: 425, y: 225 });
  expect(followGrip(plan, grip, { x: 160, y: 80 }, 20)).toBeNull();
});

test('one never looks past the room', () => {
  const grip = {
    view: { zoom: 2, x: 900, y: 100 },
    distance: 1,
    centre: { x: 0, y: 0 },
    cmPerPx: 1,
    anchor: { x: 900, y: 100 },
  };
  expect(followGrip(plan, grip, { x: -5000, y: 5000 }, 1)).toEqual({ zoom: 2, x: 1000, y: 0 });
});
