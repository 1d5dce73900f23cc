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

/** Columns or rows on a span, its ends with it, and in the room. */
function cellsOn(from: number, to: number, count: number): [first: number, last: number] {
  return [
    Math.max(1, Math.ceil(from / gridStep + 0.5)),
    Math.min(count - 2, Math.floor(to / gridStep + 0.5)),
  ];
}

/** Squared distances along each row. What is covered, however often, keeps its 0. */
function measureRows(squares: Float32Array, { obstacles, width }: Plan, columns: number, rows: number): void {
  const byX = obstacles.toSorted((one, other) => one.x - other.x);
  const measure = (row: number, from: number, to: number) => {
    const [first, last] = cellsOn(from, to, columns);
    for (let column = first, cell = row * columns + first; column <= last; column += 1, cell += 1) {
      const x = middleOf(column);
      const distance = Math.min(x - from, to - x, mostRadius);
      squares[cell] = distance * distance;
    }
  };
  for (let row = 1; row < rows - 1; row += 1) {
    const y = middleOf(row);
    let coveredTo = 0;
    for (const solid of byX) {
      if (y < solid.y || y > solid.y + solid.d) continue;
      if (solid.x > coveredTo) measure(row, coveredTo, solid.x);
      coveredTo = Math.max(coveredTo, solid.x + solid.w);
    }
    measure(row, coveredTo, width);
  }
}

/** Lowers them to those along each column, on one way down and one up: in each column only the last edge counts. */
function measureColumns(
  squares: Float32Array,
  { obstacles, depth }: Plan,
  columns: number,
  rows: number,
): void {
  const edges = new Float64Array(columns);
  const measure = (row: number) => {
    const y = middleOf(row);
    for (let column = 1, cell = row * columns + 1; column < columns - 1; column += 1, cell += 1) {
      const distance = y - edges[column]!;
      if (distance * distance < squares[cell]!) squares[cell] = distance * distance;
    }
  };
  const cover = ({ x, w }: Rect, edge: number, further: (one: number, other: number) => number) => {
    const [first, last] = cellsOn(x, x + w, columns);
    for (let column = first; column <= last; column += 1) edges[column] = further(edges[column]!, edge);
  };
  const down = obstacles.toSorted((one, other) => one.y - other.y);
  for (let row = 1, next = 0; row < rows - 1; row += 1) {
    for (; next < down.length && down[next]!.y <= middleOf(row); next += 1)
      cover(down[next]!, down[next]!.y + down[next]!.d, Math.max);
    measure(row);
  }
  edges.fill(depth);
  const up = obstacles.toSorted((one, other) => other.y + other.d - one.y - one.d);
  for (let row = rows - 2, next = 0; row > 0; row -= 1) {
    for (; next < up.length && up[next]!.y + up[next]!.d >= middleOf(row); next += 1)
      cover(up[next]!, up[next]!.y, Math.min);
    measure(row);
  }
}

/** Lowers them to those from a solid's corners, outside of both its spans. */
function measureCorners(squares: Float32Array, { x, y, w, d }: Rect, columns: number, rows: number): void {
  const besides = [cellsOn(x - mostRadius, x, columns), cellsOn(x + w, x + w + mostRadius, columns)];
  const [above, below] = [cellsOn(y - mostRadius, y, rows), cellsOn(y + d, y + d + mostRadius, rows)];
  for (const [top, bottom] of [above, below]) {
    for (let row = top; row <= bottom; row += 1) {
      const py = middleOf(row);
      const dy = Math.max(y - py, py - y - d);
      for (const [left, right] of besides) {
        for (let column = left, cell = row * columns + left; column <= right; column += 1, cell += 1) {
          const px = middleOf(column);
          const dx = Math.max(x - px, px - x - w);
          const square = dx * dx + dy * dy;
          if (square < squares[cell]!) squares[cell] = square;
        }
      }
    }
  }
}

/**
 * Exact. The nearest place of a rectangle lies straight beside a point, straight above or below it, or is a corner: so each
 * point is measured a few times, however many rectangles lie over each other, and only corners are gone through one by one.
 */
function clearanceOf(plan: Plan, columns: number, rows: number): Float32Array {
  const clearance = new Float32Array(columns * rows);
  measureRows(clearance, plan, columns, rows);
  measureColumns(clearance, plan, columns, rows);
  for (const obstacle of plan.obstacles) measureCorners(clearance, obstacle, columns, rows);
  for (let cell = 0; cell < clearance.length; cell += 1) clearance[cell] = Math.sqrt(clearance[cell]!);
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
