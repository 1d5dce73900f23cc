import { expect, test } from 'vitest';
import { distanceToRect } from '#planner/geometry.ts';
import { modelReach } from '#planner/model-reach.ts';
import { parsePlan } from '#planner/plan.ts';
import { narrowest } from '#planner/reach.ts';
import { planTemplates } from './templates.ts';

test('there are the six places that owners know', () => {
  expect(planTemplates.map(({ name }) => name)).toEqual([
    '한식당 40석',
    '카페',
    '뷔페',
    '호텔 한 층',
    '병동',
    '창고',
  ]);
});

test('the restaurant has 40 seats', () => {
  expect(planTemplates[0].obstacles.filter(({ kind }) => kind === 'chair')).toHaveLength(40);
});

test.each(planTemplates)('$name is a plan that works at once', (plan) => {
  expect(parsePlan(plan)).toEqual(plan);
  const reach = modelReach(narrowest(plan));
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table').length;
  expect(tables).toBeGreaterThanOrEqual(8);
  const most = reach.filter(({ reached }) => reached !== null && reached.size >= 0.75 * tables);
  expect(most.length).toBeGreaterThanOrEqual(4);
  expect(reach.some(({ reached }) => reached?.size === tables)).toBe(true);
  const room = plan.obstacles.map((thing) => distanceToRect(thing, plan.pickup.x, plan.pickup.y));
  expect(Math.min(...room)).toBeGreaterThanOrEqual(45);
});

test.each(planTemplates)('in $name no two things lie on each other', ({ obstacles }) => {
  const clashes = obstacles.flatMap((one, index) =>
    obstacles
      .slice(index + 1)
      .filter(
        (other) =>
          !(one.kind === 'wall' && other.kind === 'wall') &&
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + other.d &&
          other.y < one.y + one.d,
      )
      .map((other) => `${one.id} / ${other.id}`),
  );
  expect(clashes).toEqual([]);
});
