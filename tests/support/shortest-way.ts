import { distanceToRect, segmentToRect, type Point, type Rect } from '#planner/geometry.ts';
import { solidsOf } from '#planner/passages/solids.ts';
import type { Plan } from '#planner/plan.ts';

/** Points on a rounded rectangle at a distance around another one, those of its arcs `turns` to a quarter. */
function around({ x, y, w, d }: Rect, off: number, turns: number, step = Infinity): Point[] {
  const points: Point[] = [];
  for (const [cx, cy, quarter] of [
    [x + w, y + d, 0],
    [x, y + d, 1],
    [x, y, 2],
    [x + w, y, 3],
  ] as const) {
    for (let turn = 0; turn <= turns; turn += 1) {
      const angle = ((quarter + turn / turns) * Math.PI) / 2;
      points.push({ x: cx + off * Math.cos(angle), y: cy + off * Math.sin(angle) });
    }
  }
  for (let along = step; along < w; along += step)
    points.push({ x: x + along, y: y - off }, { x: x + along, y: y + d + off });
  for (let along = step; along < d; along += step)
    points.push({ x: x - off, y: y + along }, { x: x + w + off, y: y + along });
  return points;
}

const turns = 4;

/**
 * The shortest way of a disc from the pickup point to each table, by a graph of all corners that see each other. Corners are
 * rounded by few chords, which makes it a trifle shorter than the true one.
 */
export function shortestWays(plan: Plan, robotWidth: number): Map<string, number> {
  const radius = robotWidth / 2;
  const least = radius * Math.cos(Math.PI / 4 / turns) - 1e-6;
  const solids = solidsOf(plan);
  const isFree = (a: Point, b: Point) =>
    solids.every((solid) => segmentToRect(solid, a.x, a.y, b.x, b.y) >= least);
  const isPlace = ({ x, y }: Point) => solids.every((solid) => distanceToRect(solid, x, y) >= least);
  const corners = [
    plan.pickup,
    ...plan.obstacles.flatMap((solid) => around(solid, radius, turns)).filter(isPlace),
  ];
  const cm = corners.map(() => Infinity);
  cm[0] = 0;
  const left = new Set(corners.keys());
  while (left.size > 0) {
    const nearest = [...left].reduce((best, corner) => (cm[corner]! < cm[best]! ? corner : best));
    left.delete(nearest);
    if (cm[nearest] === Infinity) break;
    const from = corners[nearest]!;
    for (const corner of left) {
      const to = corners[corner]!;
      const further = cm[nearest]! + Math.hypot(to.x - from.x, to.y - from.y);
      if (further < cm[corner]! && isFree(from, to)) cm[corner] = further;
    }
  }
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table');
  return new Map(
    tables.map((table) => {
      const goals = [30, 20, 10, 1].flatMap((off) => around(table, radius + off, 8, 5)).filter(isPlace);
      let shortest = distanceToRect(table, plan.pickup.x, plan.pickup.y) <= radius + 30 ? 0 : Infinity;
      for (const goal of goals) {
        for (const [index, corner] of corners.entries()) {
          const length = cm[index]! + Math.hypot(goal.x - corner.x, goal.y - corner.y);
          if (length < shortest && isFree(corner, goal)) shortest = length;
        }
      }
      return [table.id, shortest];
    }),
  );
}
