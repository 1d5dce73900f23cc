import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { around, freeId, isSame, membersOf, overlaps, tableOf, thingOf, withoutNumber } from './things.ts';

const plan = parsePlan({
  v: 1,
  name: '',
  width: 1000,
  depth: 500,
  obstacles: [
    { kind: 'table', id: '창가-1', x: 100, y: 100, w: 70, d: 70 },
    { kind: 'chair', id: '창가-1-1', x: 60, y: 115, w: 40, d: 40 },
    { kind: 'chair', id: '창가-1-2', x: 170, y: 115, w: 40, d: 40 },
    { kind: 'chair', id: '의자 1', x: 400, y: 115, w: 40, d: 40 },
    { kind: 'wall', id: '벽 1', x: 0, y: 0, w: 10, d: 40 },
    { kind: 'chair', id: '벽 1-1', x: 10, y: 0, w: 40, d: 40 },
  ],
  pickup: { x: 500, y: 400 },
  dock: null,
});

test('a chair that is numbered after a table goes with it, others stand alone', () => {
  const table = thingOf(plan, '창가-1')!;
  expect(membersOf(plan, table).map(({ id }) => id)).toEqual(['창가-1', '창가-1-1', '창가-1-2']);
  expect(tableOf(plan, thingOf(plan, '창가-1-2')!)).toBe(table);
  for (const id of ['의자 1', '벽 1-1', '벽 1'])
    expect(membersOf(plan, thingOf(plan, id)!).map((one) => one.id)).toEqual([id]);
});

test('new things get the first free number of their name', () => {
  expect(freeId(plan, '의자')).toBe('의자 2');
  expect(freeId(plan, '테이블')).toBe('테이블 1');
  expect(['테이블 12', '7', '계산대'].map(withoutNumber)).toEqual(['테이블', '7', '계산대']);
});

test('things that touch do not overlap', () => {
  const one = { x: 0, y: 0, w: 10, d: 10 };
  expect(overlaps(one, { x: 10, y: 0, w: 5, d: 5 })).toBe(false);
  expect(overlaps(one, { x: 9, y: 9, w: 5, d: 5 })).toBe(true);
  expect(around([one, { x: 30, y: -5, w: 5, d: 5 }])).toEqual({ x: 0, y: -5, w: 35, d: 15 });
});

test('what is selected is told apart by its name', () => {
  expect(isSame({ id: '벽 1' }, { id: '벽 1' })).toBe(true);
  expect(isSame({ id: 'pickup' }, 'pickup')).toBe(false);
  expect(isSame(null, null)).toBe(true);
  expect(isSame('dock', null)).toBe(false);
});
