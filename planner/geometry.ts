export interface Point {
  x: number;
  y: number;
}

/** Its corner nearest the origin, its width (along x) and its depth (along y). */
export interface Rect extends Point {
  w: number;
  d: number;
}

/** A difference that no drawing in whole centimetres can make, and rounding can. */
export const rounding = 1e-6;

/** How far a point is from a rectangle; 0 inside. */
export function distanceToRect({ x: left, y: top, w, d }: Rect, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - w);
  const dy = Math.max(top - y, 0, y - top - d);
  // Straight from a side, which is the usual case, the distance stays free of rounding.
  if (dx === 0) return dy;
  return dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

export function nearestInRect({ x: left, y: top, w, d }: Rect, x: number, y: number): Point {
  return { x: Math.min(Math.max(x, left), left + w), y: Math.min(Math.max(y, top), top + d) };
}

export function distanceToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Whether a segment touches a rectangle: it is cut short by each of the four sides in turn. */
function touches({ x, y, w, d }: Rect, ax: number, ay: number, bx: number, by: number): boolean {
  let from = 0;
  let to = 1;
  const shorten = (step: number, room: number): boolean => {
    if (step === 0) return room >= 0;
    if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
    return from <= to;
  };
  const dx = bx - ax;
  const dy = by - ay;
  return shorten(-dx, ax - x) && shorten(dx, x + w - ax) && shorten(-dy, ay - y) && shorten(dy, y + d - ay);
}

/** How near a segment comes to a rectangle. */
export function segmentToRect(rect: Rect, ax: number, ay: number, bx: number, by: number): number {
  if (touches(rect, ax, ay, bx, by)) return 0;
  const { x, y, w, d } = rect;
  return Math.min(
    distanceToRect(rect, ax, ay),
    distanceToRect(rect, bx, by),
    distanceToSegment(x, y, ax, ay, bx, by),
    distanceToSegment(x + w, y, ax, ay, bx, by),
    distanceToSegment(x, y + d, ax, ay, bx, by),
    distanceToSegment(x + w, y + d, ax, ay, bx, by),
  );
}
