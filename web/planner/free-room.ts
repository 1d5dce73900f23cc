import type { Point, Rect } from '#planner/geometry.ts';
import type { Plan } from '#planner/plan.ts';
import { contains, overlaps } from './things.ts';

const stepCm = 10;

/** Corners on a grid of 10 cm around a point, the nearest first, ring by ring. */
function* outwards({ x, y }: Point, rings: number): Generator<Point> {
  for (let ring = 0; ring <= rings; ring += 1) {
    const cm = ring * stepCm;
    for (let along = -cm; along <= cm; along += stepCm) {
      yield { x: x + along, y: y - cm };
      yield { x: x + along, y: y + cm };
      yield { x: x - cm, y: y + along };
      yield { x: x + cm, y: y + along };
    }
  }
}

const snapDown = (cm: number) => Math.floor(cm / stepCm) * stepCm;

const ringsIn = ({ width, depth }: Plan) => Math.ceil(Math.max(width, depth) / stepCm);

/** Where a rectangle of that size lies on nothing and over neither place, as near as can be; if nowhere, in the room. */
export function freeRoom(plan: Plan, near: Point, size: { w: number; d: number }): Point {
  const { width, depth, obstacles, pickup } = plan;
  const w = Math.min(size.w, width);
  const d = Math.min(size.d, depth);
  const keptIn = {
    x: Math.max(0, Math.min(snapDown(near.x), width - w)),
    y: Math.max(0, Math.min(snapDown(near.y), depth - d)),
  };
  const isFree = ({ x, y }: Point) => {
    const rect: Rect = { x, y, w, d };
    if (x < 0 || y < 0 || x + w > width || y + d > depth) return false;
    return !contains(rect, pickup) && !obstacles.some((thing) => overlaps(rect, thing));
  };
  for (const at of outwards(keptIn, ringsIn(plan))) if (isFree(at)) return at;
  return keptIn;
}

/** The nearest point that lies in nothing. */
export function freeSpot(plan: Plan, near: Point): Point | null {
  const { width, depth, obstacles } = plan;
  const isFree = (at: Point) =>
    at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= depth && !obstacles.some((one) => contains(one, at));
  for (const at of outwards(near, ringsIn(plan))) if (isFree(at)) return at;
  return null;
}
