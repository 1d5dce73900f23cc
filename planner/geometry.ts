export interface Point {
  x: number;
  y: number;
}

/** Its corner nearest the origin, its width (along x) and its depth (along y). */
export interface Rect extends Point {
  w: number;
  d: number;
}

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
