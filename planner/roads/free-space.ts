import { distanceToRect, rounding, segmentToRect, type Rect } from '../geometry.ts';
import { solidsOf } from '../passages/solids.ts';
import type { Plan } from '../plan.ts';

/** cm; each square knows the solids in and near it. */
const square = 100;

/** Where the middle of a robot may be, and whether it may drive straight from one place to another. */
export class FreeSpace {
  readonly radius: number;
  readonly #plan: Plan;
  /** Distances beyond this one are not told apart. */
  readonly #most: number;
  readonly #columns: number;
  readonly #near: Rect[][];

  constructor(plan: Plan, radius: number, most: number) {
    this.radius = radius;
    this.#plan = plan;
    this.#most = most;
    this.#columns = Math.floor(plan.width / square) + 1;
    const rows = Math.floor(plan.depth / square) + 1;
    this.#near = Array.from({ length: this.#columns * rows }, () => []);
    for (const solid of solidsOf(plan)) {
      const left = Math.max(0, Math.floor((solid.x - most) / square));
      const right = Math.min(this.#columns - 1, Math.floor((solid.x + solid.w + most) / square));
      const bottom = Math.min(rows - 1, Math.floor((solid.y + solid.d + most) / square));
      for (let row = Math.max(0, Math.floor((solid.y - most) / square)); row <= bottom; row += 1)
        for (let column = left; column <= right; column += 1)
          this.#near[row * this.#columns + column]!.push(solid);
    }
  }

  /** How far a place is from the nearest solid; 0 where a robot cannot be. */
  clearance(x: number, y: number): number {
    const least = this.radius - rounding;
    if (x < least || y < least || x > this.#plan.width - least || y > this.#plan.depth - least) return 0;
    let nearest = this.#most;
    for (const solid of this.#near[Math.floor(y / square) * this.#columns + Math.floor(x / square)]!)
      nearest = Math.min(nearest, distanceToRect(solid, x, y));
    return nearest < least ? 0 : nearest;
  }

  isFree(ax: number, ay: number, bx: number, by: number): boolean {
    const [left, right] = ax < bx ? [ax, bx] : [bx, ax];
    const [top, bottom] = ay < by ? [ay, by] : [by, ay];
    const { radius } = this;
    const firstColumn = Math.floor(left / square);
    const lastColumn = Math.floor(right / square);
    for (let row = Math.floor(top / square); row <= Math.floor(bottom / square); row += 1) {
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        for (const solid of this.#near[row * this.#columns + column]!) {
          if (solid.x - right >= radius || left - solid.x - solid.w >= radius) continue;
          if (solid.y - bottom >= radius || top - solid.y - solid.d >= radius) continue;
          if (segmentToRect(solid, ax, ay, bx, by) < radius - rounding) return false;
        }
      }
    }
    return true;
  }
}
