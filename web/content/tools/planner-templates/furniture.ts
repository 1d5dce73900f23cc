import type { Kind, Obstacle } from '#planner/plan.ts';

/** Things of a template are told in a few words: what, called what, where, how large. */
const thing = (kind: Kind) => (id: string, x: number, y: number, w: number, d: number) =>
  ({ kind, id, x, y, w, d }) satisfies Obstacle;

export const wall = thing('wall');
export const counter = thing('counter');
export const table = thing('table');

const seat = 40;
const chair = (tableId: string, number: number, x: number, y: number): Obstacle => ({
  kind: 'chair',
  id: `${tableId}-${number}`,
  x,
  y,
  w: seat,
  d: seat,
});

export const plant = (id: string, x: number, y: number, size = 50): Obstacle => ({
  kind: 'plant',
  id,
  x,
  y,
  w: size,
  d: size,
});

/** Chairs along the upper and the lower side of a table. */
export function seatedRow(id: string, x: number, y: number, w: number, d: number, each: number): Obstacle[] {
  const gap = (w - each * seat) / (each + 1);
  const along = Array.from({ length: each }, (_, index) => Math.round(x + gap + index * (seat + gap)));
  return [
    table(id, x, y, w, d),
    ...along.map((at, index) => chair(id, index + 1, at, y - seat)),
    ...along.map((at, index) => chair(id, each + index + 1, at, y + d)),
  ];
}

/** Chairs along the left and the right side of a table. */
export function seatedColumn(
  id: string,
  x: number,
  y: number,
  w: number,
  d: number,
  each: number,
): Obstacle[] {
  const gap = (d - each * seat) / (each + 1);
  const along = Array.from({ length: each }, (_, index) => Math.round(y + gap + index * (seat + gap)));
  return [
    table(id, x, y, w, d),
    ...along.map((at, index) => chair(id, index + 1, x - seat, at)),
    ...along.map((at, index) => chair(id, each + index + 1, x + w, at)),
  ];
}

/** A column of stools, in front of a counter. */
export function stools(counterId: string, x: number, y: number, count: number, pitch: number): Obstacle[] {
  return Array.from({ length: count }, (_, index) => chair(counterId, index + 1, x, y + index * pitch));
}
