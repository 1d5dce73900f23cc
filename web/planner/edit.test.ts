import { expect, test } from 'vitest';
import { parsePlan, type Plan } from '#planner/plan.ts';
import {
  copy,
  moveTo,
  nudge,
  refusal,
  remove,
  rename,
  resize,
  resizeRoom,
  rotate,
  snapPoint,
} from './edit.ts';
import { overlaps, thingOf } from './things.ts';

const plan = parsePlan({
  v: 1,
  name: '시험',
  width: 600,
  depth: 400,
  obstacles: [
    { kind: 'table', id: '테이블 1', x: 100, y: 100, w: 120, d: 70 },
    { kind: 'chair', id: '테이블 1-1', x: 115, y: 60, w: 40, d: 40 },
    { kind: 'chair', id: '테이블 1-2', x: 115, y: 170, w: 40, d: 40 },
    { kind: 'wall', id: '벽 1', x: 300, y: 0, w: 10, d: 200 },
  ],
  pickup: { x: 500, y: 300 },
  dock: { x: 20, y: 380 },
});
const table = { id: '테이블 1' };
const cornerOf = (changed: Plan, id: string) => {
  const { x, y } = thingOf(changed, id)!;
  return [x, y];
};
const rectOf = (changed: Plan, id: string) => {
  const { x, y, w, d } = thingOf(changed, id)!;
  return [x, y, w, d];
};

test('a table moves with its chairs, others stay the very same', () => {
  const moved = moveTo(plan, table, { x: 150, y: 200 });
  expect(cornerOf(moved, '테이블 1')).toEqual([150, 200]);
  expect(cornerOf(moved, '테이블 1-1')).toEqual([165, 160]);
  expect(thingOf(moved, '벽 1')).toBe(thingOf(plan, '벽 1'));
  expect(refusal(moved)).toBeNull();
});

test('nothing leaves the room, chairs included', () => {
  const moved = moveTo(plan, table, { x: -500, y: -500 });
  expect(cornerOf(moved, '테이블 1')).toEqual([0, 40]);
  expect(cornerOf(moved, '테이블 1-1')).toEqual([15, 0]);
  expect(moveTo(plan, 'pickup', { x: 9999, y: -1 }).pickup).toEqual({ x: 600, y: 0 });
});

test('what does not move is the same plan', () => {
  expect(moveTo(plan, table, { x: 100, y: 100 })).toBe(plan);
  expect(moveTo(plan, 'dock', { x: 20, y: 380 })).toBe(plan);
  expect(moveTo(plan, { id: '없음' }, { x: 1, y: 1 })).toBe(plan);
});

test('an arrow moves to the next line of ten, or by a centimetre', () => {
  const off = moveTo(plan, { id: '벽 1' }, { x: 303, y: 7 });
  expect(cornerOf(nudge(off, { id: '벽 1' }, { x: 1, y: 0 }, 10), '벽 1')).toEqual([310, 7]);
  expect(cornerOf(nudge(off, { id: '벽 1' }, { x: -1, y: 0 }, 10), '벽 1')).toEqual([300, 7]);
  expect(cornerOf(nudge(off, { id: '벽 1' }, { x: 0, y: 1 }, 1), '벽 1')).toEqual([303, 8]);
  expect(nudge(plan, 'pickup', { x: 0, y: -1 }, 10).pickup).toEqual({ x: 500, y: 290 });
  expect(snapPoint({ x: 14, y: 15 })).toEqual({ x: 10, y: 20 });
});

test('a size is cut to the room and never less than a centimetre', () => {
  expect(rectOf(resize(plan, '벽 1', { x: 300, y: 0, w: 9999, d: -5 }), '벽 1')).toEqual([300, 0, 300, 1]);
  expect(refusal(resize(plan, '벽 1', { x: -9, y: -9, w: 0, d: 9999 }))).toBeNull();
});

test('four quarter turns bring a table and its chairs back', () => {
  const turned = rotate(plan, '테이블 1');
  expect(rectOf(turned, '테이블 1')).toEqual([125, 75, 70, 120]);
  expect(rectOf(turned, '테이블 1-1')).toEqual([195, 90, 40, 40]);
  const back = [2, 3, 4].reduce((now) => rotate(now, '테이블 1'), turned);
  expect(back).toEqual(plan);
});

test('what is turned stays in the room; what cannot fit is left as it is', () => {
  const corner = moveTo(plan, { id: '벽 1' }, { x: 590, y: 0 });
  expect(refusal(rotate(corner, '벽 1'))).toBeNull();
  const long = resize(plan, '벽 1', { x: 0, y: 0, w: 600, d: 10 });
  expect(rotate(long, '벽 1')).toBe(long);
});

test('a copy has a name and chairs of its own, and lies on nothing', () => {
  const { plan: copied, id } = copy(plan, '테이블 1')!;
  expect(id).toBe('테이블 2');
  expect(refusal(copied)).toBeNull();
  const added = copied.obstacles.slice(plan.obstacles.length);
  expect(added.map((one) => one.id)).toEqual(['테이블 2', '테이블 2-1', '테이블 2-2']);
  for (const one of added) expect(plan.obstacles.some((other) => overlaps(one, other))).toBe(false);
  expect(copy(plan, '테이블 1-1')!.id).toBe('테이블 1-3');
  expect(copy(plan, '없음')).toBeNull();
});

test('a table goes with its chairs, the dock goes alone, the pickup point stays', () => {
  expect(remove(plan, table).obstacles.map(({ id }) => id)).toEqual(['벽 1']);
  expect(remove(plan, { id: '테이블 1-1' }).obstacles).toHaveLength(3);
  expect(remove(plan, 'dock').dock).toBeNull();
  expect(remove(plan, 'pickup')).toBe(plan);
});

test('chairs follow the name of their table; a name that is taken is refused in a sentence', () => {
  const renamed = rename(plan, '테이블 1', '창가');
  expect(renamed.obstacles.map(({ id }) => id)).toEqual(['창가', '창가-1', '창가-2', '벽 1']);
  expect(refusal(rename(plan, '벽 1', '테이블 1'))).toBe('이름이 같은 물건이 있습니다(테이블 1).');
  expect(refusal(rename(plan, '벽 1', '길'.repeat(41)))).toContain('40자 이하');
});

test('in a smaller room everything moves in, and the pickup point out of what would cover it', () => {
  const small = resizeRoom(plan, { width: 250, depth: 210 });
  expect(refusal(small)).toBeNull();
  expect(rectOf(small, '벽 1')).toEqual([240, 0, 10, 200]);
  const covered = resizeRoom(
    {
      ...plan,
      obstacles: [{ kind: 'counter', id: 'c', x: 380, y: 0, w: 220, d: 400 }],
      pickup: { x: 100, y: 100 },
    },
    { width: 300, depth: 400 },
  );
  expect(refusal(covered)).toBeNull();
});

test('a size that no room has is refused in a sentence', () => {
  const sentence = (side: string) => `매장 ${side}는 200에서 6,000 사이의 정수(cm)여야 합니다.`;
  expect(refusal(resizeRoom(plan, { width: 50, depth: 600 }))).toBe(sentence('가로'));
  expect(refusal(resizeRoom(plan, { width: 600, depth: 99_999 }))).toBe(sentence('세로'));
});

test('what would cover the pickup point is refused in a sentence', () => {
  expect(refusal(moveTo(plan, { id: '벽 1' }, { x: 495, y: 180 }))).toBe(
    '픽업 위치가 다른 물건 안에 있습니다.',
  );
});
