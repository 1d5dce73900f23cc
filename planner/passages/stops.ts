import { distanceToRect, nearestInRect, type Point, type Rect } from '../geometry.ts';
import { cellsWithin, gridStep, middleOf, mostRadius, type ClearanceGrid } from './clearance-grid.ts';

/** How far a robot's edge may be from a table that it serves. */
export const armCm = 30;

/** A place from which a table might be served. */
export interface Stop extends Point {
  fromTable: number;
  clearance: number;
}

/** How far outside reach a point of the grid may lie and still be looked at: the place itself lies between points. */
const slack = gridStep * 0.75;
const furthest = mostRadius + armCm;

/** Which of 16 directions a point is in, seen from a table: places on different sides have different ways to them. */
function directionOf({ x, y, w, d }: Rect, px: number, py: number): number {
  const dx = px - x - w / 2;
  const dy = py - y - d / 2;
  const isRight = dx > 0 ? 1 : 0;
  const isBelow = dy > 0 ? 2 : 0;
  const isBeside = Math.abs(dx) * d > Math.abs(dy) * w ? 4 : 0;
  const isFlat = Math.abs(dx) > 1.5 * Math.abs(dy) ? 8 : 0;
  return isRight | isBelow | isBeside | isFlat;
}

const directions = 16;

/** In each direction the best point of the grid within reach (the second half of the list), and the best almost so. */
function bestCells(
  table: Rect,
  { columns, rows, clearance }: ClearanceGrid,
  radii: Float32Array,
  mostCm: number,
): { cells: Int32Array; scores: Float64Array } {
  const cells = new Int32Array(2 * directions);
  const scores = new Float64Array(2 * directions).fill(-1);
  const note = (place: number, cell: number, score: number) => {
    scores[place] = score;
    cells[place] = cell;
  };
  const [left, right] = cellsWithin(table.x - furthest, table.x + table.w + furthest, columns);
  const [top, bottom] = cellsWithin(table.y - furthest, table.y + table.d + furthest, rows);
  const [inside, pastInside] = cellsWithin(table.x + gridStep, table.x + table.w - gridStep, columns);
  for (let row = top; row <= bottom; row += 1) {
    const y = middleOf(row);
    const isBeside = y > table.y && y < table.y + table.d;
    for (let column = left; column <= right; column += 1) {
      // Under the table itself nothing stands.
      if (isBeside && column === inside) column = Math.max(inside, pastInside);
      const cell = row * columns + column;
      const radius = Math.min(radii[cell]!, mostCm);
      if (radius <= 0) continue;
      const x = middleOf(column);
      const direction = directionOf(table, x, y);
      // Among equals the roomier: a way that is wide enough may end anywhere on it.
      const score = radius + Math.min(gridStep, clearance[cell]! - radius) * 0.5;
      if (score <= scores[directions + direction]!) continue;
      const beyond = distanceToRect(table, x, y) - radius - armCm;
      if (beyond > slack) continue;
      if (score > scores[direction]!) note(direction, cell, score);
      if (beyond <= 0) note(directions + direction, cell, score);
    }
  }
  return { cells, scores };
}

const isNear = (table: Rect, { x, y, w, d }: Rect, cm: number) =>
  x < table.x + table.w + cm && x + w > table.x - cm && y < table.y + table.d + cm && y + d > table.y - cm;

/** A place with more room than `least`, or null. */
type StopAt = (x: number, y: number, least: number) => Stop | null;

/** From a point of the grid to places near it that have more room, step by step with ever smaller steps. */
function* improve(start: Stop, goal: number, stopAt: StopAt): Generator<Stop> {
  let best = start;
  yield best;
  for (let step = gridStep; step >= 0.2; step /= 2) {
    for (let turn = 0; turn < 16 && best.clearance < goal; turn += 1) {
      const angle = (turn * Math.PI) / 8;
      const x = best.x + step * Math.cos(angle);
      const next = stopAt(x, best.y + step * Math.sin(angle), best.clearance + 1e-9);
      if (next === null || next.fromTable > next.clearance + armCm) continue;
      best = next;
      turn = -1;
      yield best;
    }
  }
}

/** Places from which a table might be served, on all sides that are about as good as the best. */
export function stopsAt(table: Rect, grid: ClearanceGrid, solids: readonly Rect[]): Stop[] {
  const near = solids.filter((solid) => isNear(table, solid, furthest + mostRadius + gridStep));
  const stopAt: StopAt = (x, y, least) => {
    let clearance = mostRadius;
    for (let index = 0; index < near.length; index += 1) {
      const solid = near[index]!;
      clearance = Math.min(clearance, distanceToRect(solid, x, y));
      if (clearance > least) continue;
      // What is in the way here is most likely in the way of the next place too.
      near[index] = near[0]!;
      near[0] = solid;
      return null;
    }
    return { x, y, clearance, fromTable: distanceToRect(table, x, y) };
  };
  const found = stopsFor(table, grid, grid.widest, mostRadius, stopAt);
  // The grid sees no way that is narrower than its step; whether there is one, the gaps say.
  return found.length > 0 ? found : stopsFor(table, grid, grid.clearance, gridStep / 2, stopAt);
}

function stopsFor(
  table: Rect,
  grid: ClearanceGrid,
  radii: Float32Array,
  mostCm: number,
  stopAt: StopAt,
): Stop[] {
  const { cells, scores } = bestCells(table, grid, radii, mostCm);
  const top = Math.max(0, ...scores.subarray(directions));
  const stops: Stop[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    if (scores[place]! < Math.max(0.1, top - 1.5 * gridStep)) continue;
    const radius = Math.min(radii[cells[place]!]!, mostCm);
    const { x, y } = towards(table, cells[place]!, radius, grid.columns);
    const goal = Math.min(mostRadius, radius + 1.5 * gridStep);
    const start = stopAt(x, y, -1);
    if (start !== null) stops.push(...improve(start, goal, stopAt));
  }
  return stops;
}

/** A point of the grid, or as much nearer the table as it lies beyond reach. */
function towards(table: Rect, cell: number, radius: number, columns: number): Point {
  const x = middleOf(cell % columns);
  const y = middleOf(Math.floor(cell / columns));
  const distance = distanceToRect(table, x, y);
  const beyond = distance - radius - armCm;
  if (beyond <= 0) return { x, y };
  const end = nearestInRect(table, x, y);
  return { x: x + ((end.x - x) * beyond) / distance, y: y + ((end.y - y) * beyond) / distance };
}
