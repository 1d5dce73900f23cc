import type { Rect } from '#planner/geometry.ts';

/** Where a rectangle is pulled: by its sides, as on a compass, and its corners. */
const handles = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const;
export type Handle = (typeof handles)[number];

export const isHandle = (name: string | undefined): name is Handle =>
  (handles as readonly (string | undefined)[]).includes(name);

/** Nothing is pulled thinner than this. */
const leastCm = 5;

/** A rectangle after one of its handles was pulled so far; the sides that were pulled are put on the grid. */
export function pulled(
  { x, y, w, d }: Rect,
  handle: Handle,
  dx: number,
  dy: number,
  fit: (cm: number) => number,
): Rect {
  let [left, top, right, bottom] = [x, y, x + w, y + d];
  if (handle.includes('w')) left = Math.min(fit(left + dx), right - leastCm);
  if (handle.includes('e')) right = Math.max(fit(right + dx), left + leastCm);
  if (handle.includes('n')) top = Math.min(fit(top + dy), bottom - leastCm);
  if (handle.includes('s')) bottom = Math.max(fit(bottom + dy), top + leastCm);
  left = Math.max(0, left);
  top = Math.max(0, top);
  return { x: left, y: top, w: right - left, d: bottom - top };
}

interface PlacedHandle {
  handle: Handle;
  x: number;
  y: number;
}

/**
 * The handles that a rectangle has room for, so many pixels outside of it; a small one has its lower right corner only.
 */
export function handlesOf({ x, y, w, d }: Rect, cmPerPx: number, offPx = 9): PlacedHandle[] {
  const off = offPx * cmPerPx;
  const [left, right, top, bottom] = [x - off, x + w + off, y - off, y + d + off];
  const isWide = w > 56 * cmPerPx;
  const isDeep = d > 56 * cmPerPx;
  const all: PlacedHandle[] = [{ handle: 'se', x: right, y: bottom }];
  if (isWide || isDeep)
    all.push(
      { handle: 'nw', x: left, y: top },
      { handle: 'ne', x: right, y: top },
      { handle: 'sw', x: left, y: bottom },
    );
  if (isWide) all.push({ handle: 'n', x: x + w / 2, y: top }, { handle: 's', x: x + w / 2, y: bottom });
  if (isDeep) all.push({ handle: 'w', x: left, y: y + d / 2 }, { handle: 'e', x: right, y: y + d / 2 });
  return all;
}
