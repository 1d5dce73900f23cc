import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { refusal } from './edit.ts';
import { addAt, addNear, drawAs, presetNames } from './new-things.ts';
import { overlaps, thingOf } from './things.ts';

const plan = parsePlan({
  v: 1,
  name: '',
  width: 500,
  depth: 400,
  obstacles: [{ kind: 'counter', id: '카운터 1', x: 200, y: 150, w: 100, d: 100 }],
  pickup: { x: 250, y: 300 },
  dock: null,
});

test.each(presetNames)('a new %s is put where there is room, and the plan stays good', (preset) => {
  const { plan: added, id } = addNear(plan, preset, '물건', { x: 250, y: 200 });
  expect(id).toBe('물건 1');
  expect(refusal(added)).toBeNull();
  for (const one of added.obstacles.slice(1)) expect(overlaps(one, plan.obstacles[0]!)).toBe(false);
});

test.each(presetNames)('a new %s is put down where one points, inside the room', (preset) => {
  const { plan: added } = addAt(plan, preset, '물건', { x: 495, y: 395 });
  expect(refusal(added)).toBeNull();
  expect(addAt(plan, 'chair', '의자', { x: 100, y: 100 }).plan.obstacles[1]).toMatchObject({ x: 80, y: 80 });
});

test('a room that is full still takes what fits into it', () => {
  const full = {
    ...plan,
    pickup: { x: 0, y: 0 },
    obstacles: [{ ...plan.obstacles[0]!, x: 0, y: 0, w: 500, d: 400 }],
  };
  expect(refusal(addNear(full, 'table4', '테이블', { x: 0, y: 0 }).plan)).toBeNull();
});

test('a wall is drawn from corner to corner in any direction, and grows as one draws', () => {
  const first = drawAs(plan, 'wall', '벽 1', { x: 400, y: 50 }, { x: 320, y: 50 });
  expect(thingOf(first, '벽 1')).toEqual({ kind: 'wall', id: '벽 1', x: 320, y: 50, w: 80, d: 10 });
  const longer = drawAs(first, 'wall', '벽 1', { x: 400, y: 50 }, { x: 900, y: 60 });
  expect(thingOf(longer, '벽 1')).toMatchObject({ x: 400, y: 50, w: 100, d: 10 });
  expect(longer.obstacles).toHaveLength(2);
});
