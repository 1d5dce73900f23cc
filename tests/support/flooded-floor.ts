import { distanceToRect } from '#planner/geometry.ts';
import type { Obstacle, Plan } from '#planner/plan.ts';

/** No place in the room is further than this from the nearest of the points, which are a centimetre apart. */
const off = Math.SQRT1_2;

/**
 * Whether a disc gets to a table, by brute force: the floor as points a centimetre apart, flooded from the pickup point over
 * all that are at least a radius from everything. A disc that gets through on the points gets through (`surely`); one
 * that gets through otherwise has points near its way that are at most `off` nearer to something (`perhaps`).
 */
export function floodedFloor(plan: Plan) {
  const columns = plan.width + 1;
  const clearance = new Float32Array(columns * (plan.depth + 1));
  for (let y = 0, cell = 0; y <= plan.depth; y += 1) {
    for (let x = 0; x <= plan.width; x += 1, cell += 1) {
      let nearest = Math.min(x, y, plan.width - x, plan.depth - y);
      for (const obstacle of plan.obstacles) nearest = Math.min(nearest, distanceToRect(obstacle, x, y));
      clearance[cell] = nearest;
    }
  }
  const queue = new Int32Array(clearance.length);
  const floods = (table: Obstacle, radius: number, within: number): boolean => {
    const wet = new Uint8Array(clearance.length);
    const start = plan.pickup.y * columns + plan.pickup.x;
    let length = 0;
    const flood = (cell: number) => {
      if (wet[cell] || clearance[cell]! < radius) return;
      wet[cell] = 1;
      queue[length] = cell;
      length += 1;
    };
    flood(start);
    for (let next = 0; next < length; next += 1) {
      const cell = queue[next]!;
      if (distanceToRect(table, cell % columns, Math.floor(cell / columns)) <= within) return true;
      for (const neighbour of [cell - 1, cell + 1, cell - columns, cell + columns]) flood(neighbour);
    }
    return false;
  };
  return {
    surely: (table: Obstacle, width: number) => floods(table, width / 2, width / 2 + 30),
    perhaps: (table: Obstacle, width: number) => floods(table, width / 2 - off, width / 2 + 30 + off),
  };
}
