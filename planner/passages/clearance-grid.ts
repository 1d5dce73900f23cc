import { distanceToRect, type Rect } from '../geometry.ts';
import type { Plan } from '../plan.ts';
import { solidsOf } from './solids.ts';

/** cm between the grid's points. */
export const gridStep = 4;
/** Radius in cm from which on passages are no longer told apart. */
export const mostRadius = 100;

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

export const middleOf = (index: number) => (index + 0.5) * gridStep;

/** Columns or rows whose points lie within a span, and at most one more on each side. */
export function cellsWithin(from: number, to: number, count: number): [first: number, last: number] {
  return [Math.max(0, Math.floor(from / gridStep)), Math.min(count - 1, Math.ceil(to / gridStep))];
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
    const fromEdge = Math.min(y, depth - y);
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const x = middleOf(column);
      clearance[cell] = Math.min(Math.sqrt(clearance[cell]!), x, width - x, fromEdge);
    }
  }
  return clearance;
}

/** Buckets a centimetre; a point is settled with the best value up to one bucket. */
const finesse = 4;

/** Spreads from the pickup point to its neighbours, always from the widest place reached so far: Dijkstra with buckets. */
function spread(
  clearance: Float32Array,
  columns: number,
  rows: number,
  { pickup }: Plan,
  atPickup: number,
): Float32Array {
  const widest = new Float32Array(clearance.length).fill(-1);
  const buckets: number[][] = Array.from({ length: mostRadius * finesse + 1 }, () => []);
  const reach = (cell: number, radius: number) => {
    if (widest[cell]! >= 0) return;
    const fits = Math.min(radius, clearance[cell]!);
    if (fits <= 0) return;
    widest[cell] = fits;
    buckets[Math.floor(fits * finesse)]!.push(cell);
  };
  const reachAround = (row: number, column: number, radius: number) => {
    const left = Math.max(0, column - 1);
    const right = Math.min(columns - 1, column + 1);
    const bottom = Math.min(rows - 1, row + 1);
    for (let y = Math.max(0, row - 1); y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) reach(y * columns + x, radius);
  };
  reachAround(Math.round(pickup.y / gridStep - 0.5), Math.round(pickup.x / gridStep - 0.5), atPickup);
  for (let bucket = buckets.length - 1; bucket >= 0; bucket -= 1) {
    // What is reached from here lies in this bucket, which grows meanwhile, or in a later one.
    for (const cell of buckets[bucket]!)
      reachAround(Math.floor(cell / columns), cell % columns, widest[cell]!);
  }
  return widest;
}

/** Finds where tables can be served from; how wide the way there is, the gaps say more exactly. */
export function clearanceGrid(plan: Plan): ClearanceGrid {
  const columns = Math.floor(plan.width / gridStep);
  const rows = Math.floor(plan.depth / gridStep);
  const { x, y } = plan.pickup;
  const atPickup = Math.min(mostRadius, ...solidsOf(plan).map((solid) => distanceToRect(solid, x, y)));
  const clearance = clearanceOf(plan, columns, rows);
  const widest = spread(clearance, columns, rows, plan, atPickup);
  return { columns, rows, clearance, widest, atPickup };
}
