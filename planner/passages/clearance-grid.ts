import { distanceToRect, type Rect } from '../geometry.ts';
import type { Plan } from '../plan.ts';
import { solidsOf } from './solids.ts';

/** cm between the grid's points. */
export const gridStep = 4;
/** Radius in cm from which on passages are no longer told apart. */
export const mostRadius = 100;

/** Points all over the room, and a frame of points around it on which nothing can be. */
export interface ClearanceGrid {
  columns: number;
  rows: number;
  /** How far each point is from the nearest solid. */
  clearance: Float32Array;
  /** Radius of the widest disc that gets from the pickup point to each point, roughly; -1 where none does. */
  widest: Float32Array;
  /** Clearance of the pickup point itself. */
  atPickup: number;
}

/** Where a column or a row is; that of the frame is 0. */
export const middleOf = (index: number) => (index - 0.5) * gridStep;

/** Columns or rows within a span and the room, and at most one more on each side. */
export function cellsWithin(from: number, to: number, count: number): [first: number, last: number] {
  return [Math.max(1, Math.floor(from / gridStep) + 1), Math.min(count - 2, Math.ceil(to / gridStep) + 1)];
}

/** Lowers the squared clearance of the points around one solid. */
function lower(squares: Float32Array, { x, y, w, d }: Rect, columns: number, rows: number): void {
  const [left, right] = cellsWithin(x - mostRadius, x + w + mostRadius, columns);
  const [top, bottom] = cellsWithin(y - mostRadius, y + d + mostRadius, rows);
  for (let row = top; row <= bottom; row += 1) {
    const py = middleOf(row);
    const dy = Math.max(y - py, 0, py - y - d);
    const dy2 = dy * dy;
    if (dy2 >= mostRadius * mostRadius) continue;
    for (let column = left, cell = row * columns + left; column <= right; column += 1, cell += 1) {
      const px = middleOf(column);
      const dx = Math.max(x - px, 0, px - x - w);
      const square = dx * dx + dy2;
      if (square < squares[cell]!) squares[cell] = square;
    }
  }
}

function clearanceOf({ obstacles, width, depth }: Plan, columns: number, rows: number): Float32Array {
  const clearance = new Float32Array(columns * rows).fill(mostRadius * mostRadius);
  for (const obstacle of obstacles) lower(clearance, obstacle, columns, rows);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    const y = middleOf(row);
    const fromEdge = row === rows - 1 ? 0 : Math.min(y, depth - y);
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const x = middleOf(column);
      const fromSide = column === columns - 1 ? 0 : Math.min(x, width - x);
      clearance[cell] = Math.max(0, Math.min(Math.sqrt(clearance[cell]!), fromSide, fromEdge));
    }
  }
  return clearance;
}

/** Buckets a centimetre; a point is settled with the best value up to one bucket. */
const finesse = 4;

/** Spreads from a point to its neighbours, always from the widest place reached so far: Dijkstra with buckets. */
function spread(clearance: Float32Array, columns: number, start: number, radius: number): Float32Array {
  const widest = new Float32Array(clearance.length).fill(-1);
  /** Each bucket is a list: its first point, and for each point the next. No point is in two. */
  const first = new Int32Array(mostRadius * finesse + 1).fill(-1);
  const next = new Int32Array(clearance.length);
  const around = [0, -1, 1, -columns, columns, -columns - 1, 1 - columns, columns - 1, columns + 1];
  const reachAround = (cell: number, most: number) => {
    for (let turn = 0; turn < 9; turn += 1) {
      const other = cell + around[turn]!;
      if (widest[other]! >= 0) continue;
      const fits = Math.min(most, clearance[other]!);
      if (fits <= 0) continue;
      widest[other] = fits;
      const bucket = Math.trunc(fits * finesse);
      next[other] = first[bucket]!;
      first[bucket] = other;
    }
  };
  reachAround(start, radius);
  for (let bucket = first.length - 1; bucket >= 0; bucket -= 1) {
    // What is reached from here goes into this bucket or into a later one.
    for (let cell = first[bucket]!; cell >= 0; cell = first[bucket]!) {
      first[bucket] = next[cell]!;
      reachAround(cell, widest[cell]!);
    }
  }
  return widest;
}

/** Finds where tables can be served from; how wide the way there is, the gaps say more exactly. */
export function clearanceGrid(plan: Plan): ClearanceGrid {
  const columns = Math.floor(plan.width / gridStep) + 2;
  const rows = Math.floor(plan.depth / gridStep) + 2;
  const { x, y } = plan.pickup;
  const atPickup = Math.min(mostRadius, ...solidsOf(plan).map((solid) => distanceToRect(solid, x, y)));
  const clearance = clearanceOf(plan, columns, rows);
  const nearest = (cm: number, count: number) =>
    Math.min(Math.max(Math.round(cm / gridStep + 0.5), 1), count - 2);
  const start = nearest(y, rows) * columns + nearest(x, columns);
  return { columns, rows, clearance, widest: spread(clearance, columns, start, atPickup), atPickup };
}
