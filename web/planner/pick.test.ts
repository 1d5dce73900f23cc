import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { pick } from './pick.ts';

const plan = parsePlan({
  v: 1,
  name: '',
  width: 1000,
  depth: 500,
  obstacles: [
    { kind: 'chair', id: 'chair', x: 130, y: 90, w: 40, d: 40 },
    { kind: 'table', id: 'table', x: 100, y: 100, w: 120, d: 70 },
  ],
  pickup: { x: 500, y: 400 },
  dock: null,
});

test('what lies on top is meant, then what is nearest to the finger, then nothing', () => {
  expect(pick(plan, { x: 150, y: 120 }, 0)).toEqual({ id: 'table' });
  expect(pick(plan, { x: 150, y: 95 }, 0)).toEqual({ id: 'chair' });
  expect(pick(plan, { x: 230, y: 120 }, 0)).toBeNull();
  expect(pick(plan, { x: 230, y: 120 }, 15)).toEqual({ id: 'table' });
  expect(pick(plan, { x: 505, y: 405 }, 0)).toBe('pickup');
});
