import { expect, test } from 'vitest';
import { snap } from './edit.ts';
import { handlesOf, isHandle, pulled } from './handles.ts';

const rect = { x: 100, y: 100, w: 120, d: 70 };

test('a side that is pulled lands on the grid, the opposite one stays', () => {
  expect(pulled(rect, 'e', 23, 99, snap)).toEqual({ x: 100, y: 100, w: 140, d: 70 });
  expect(pulled(rect, 'nw', -12, 13, snap)).toEqual({ x: 90, y: 110, w: 130, d: 60 });
});

test('nothing is pulled inside out or out of the room', () => {
  expect(pulled(rect, 'w', 500, 0, snap).w).toBe(5);
  expect(pulled(rect, 's', 0, -500, snap).d).toBe(5);
  expect(pulled(rect, 'n', 0, -500, snap)).toMatchObject({ y: 0, d: 170 });
});

test('a thing that is small on the screen has one handle, a large one eight', () => {
  expect(handlesOf(rect, 4).map(({ handle }) => handle)).toEqual(['se']);
  expect(handlesOf(rect, 1)).toHaveLength(8);
  expect(['se', 'x', undefined].map(isHandle)).toEqual([true, false, false]);
});
