import { expect, test } from 'vitest';
import { robots, type Model } from '#catalog/robots.ts';
import { parsePlan, type Plan } from '#planner/plan.ts';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { survey as surveyOf } from './survey.ts';

/** A door of 60 cm: T10 (59 cm) gets to the table behind it, T9 (70 cm) does not. */
const door: Plan = parsePlan({
  v: 1,
  name: '',
  width: 800,
  depth: 400,
  obstacles: [
    { kind: 'wall', id: 'above', x: 390, y: 0, w: 20, d: 170 },
    { kind: 'wall', id: 'below', x: 390, y: 230, w: 20, d: 170 },
    { kind: 'table', id: 'here', x: 250, y: 50, w: 60, d: 60 },
    { kind: 'table', id: 'there', x: 650, y: 50, w: 60, d: 60 },
  ],
  pickup: { x: 150, y: 250 },
  dock: null,
});
const survey = (plan: Plan, model: Model = 'T10') => surveyOf({ plan, model });
const about = (plan: Plan, model: string) => survey(plan).models.find((one) => one.model === model)!;

test('each robot that serves is told how many tables it gets to, and what is in its way', () => {
  expect(survey(door).models).toHaveLength(robots.filter(({ type }) => type !== 'cleaning').length);
  expect(about(door, 'T10')).toMatchObject({ passageCm: 59, obstruction: null });
  expect(about(door, 'T9')).toMatchObject({
    reached: new Set(['here']),
    obstruction: { why: 'narrow', table: 'there', wayCm: 60 },
  });
  expect(about(door, 'T6')).toMatchObject({ passageCm: null, reached: null, obstruction: null });
});

test('the door is marked with its width, once for all tables behind it', () => {
  const more = {
    ...door,
    obstacles: [...door.obstacles, { kind: 'table' as const, id: 'too', x: 650, y: 290, w: 60, d: 60 }],
  };
  const spot = survey(more).spots.find(({ tables }) => tables.includes('there'))!;
  expect(spot).toMatchObject({ cm: 60, tables: ['there', 'too'] });
  expect(new Set([spot.a.y, spot.b.y])).toEqual(new Set([170, 230]));
});

test('where nothing is narrower than the room around the pickup point, that is marked', () => {
  const alone = { ...door, obstacles: door.obstacles.filter(({ id }) => id !== 'above' && id !== 'below') };
  const [spot, ...others] = survey({ ...alone, pickup: { x: 60, y: 200 } }).spots;
  expect(others).toEqual([]);
  expect(spot).toMatchObject({ cm: 120, tables: ['here', 'there'], a: { x: 60 } });
});

test('every table is behind one spot, wide ones too, and no two spots are the same', () => {
  for (const plan of planTemplates) {
    const { spots, tables } = survey(plan);
    const behind = spots.flatMap((spot) => spot.tables);
    expect(behind).toHaveLength(tables);
    expect(new Set(behind).size).toBe(tables);
    const ends = spots.map(({ a, b }) => [`${a.x} ${a.y}`, `${b.x} ${b.y}`].toSorted().join());
    expect(new Set(ends).size).toBe(spots.length);
  }
});

test('a table that nobody gets to is told as closed off', () => {
  const closed = {
    ...door,
    obstacles: door.obstacles.map((one) => (one.id === 'below' ? { ...one, y: 170, d: 230 } : one)),
  };
  expect(about(closed, 'T11').obstruction).toEqual({ why: 'closed', table: 'there' });
});

test('a pickup point with too little room keeps everybody in', () => {
  const tight = { ...door, pickup: { x: 25, y: 250 } };
  expect(survey(tight).pickupCm).toBe(25);
  expect(about(tight, 'T10').obstruction).toEqual({ why: 'pickup', roomCm: 50 });
});

test('the floor is tinted behind the door for those who get through it, and only for them', () => {
  const rightmost = (path: string) => Math.max(...[...path.matchAll(/H(\d+)/g)].map(([, x]) => Number(x)));
  const [narrowest, own] = survey(door, 'T10').floors;
  expect(narrowest).toMatchObject({ passageCm: 49, isOwn: false });
  expect(own).toMatchObject({ passageCm: 59, isOwn: true });
  expect(rightmost(own!.path)).toBeGreaterThan(700);
  expect(rightmost(survey(door, 'T9').floors[1]!.path)).toBeLessThan(390);
});

test('the narrowest robot has one floor, and one that nobody knows the width of has none of its own', () => {
  const { model } = robots.find((robot) => 'passageCm' in robot && robot.passageCm === 49)!;
  expect(survey(door, model).floors).toMatchObject([{ passageCm: 49, isOwn: true }]);
  expect(survey(door, 'T6').floors).toMatchObject([{ passageCm: 49, isOwn: false }]);
});

test('an empty room has no tables and nothing to say of them', () => {
  const empty = survey({ ...door, obstacles: [] });
  expect(empty).toMatchObject({ tables: 0, spots: [] });
  expect(empty.models.every(({ obstruction }) => obstruction === null)).toBe(true);
});
