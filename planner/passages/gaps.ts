import type { Point, Rect } from '../geometry.ts';

/** The way between two solids where they are nearest each other, from `a` on the one to `b` on the other. */
export interface Gap {
  one: number;
  other: number;
  width: number;
  a: Point;
  b: Point;
}

/** Along one axis: where two spans are nearest; the middle of what they share. */
function nearest(from: number, length: number, otherFrom: number, otherLength: number): [number, number] {
  const low = Math.max(from, otherFrom);
  const high = Math.min(from + length, otherFrom + otherLength);
  if (low <= high) return [(low + high) / 2, (low + high) / 2];
  return from + length < otherFrom ? [from + length, otherFrom] : [from, otherFrom + otherLength];
}

function gapBetween(solids: readonly Rect[], one: number, other: number): Gap {
  const p = solids[one]!;
  const q = solids[other]!;
  const [ax, bx] = nearest(p.x, p.w, q.x, q.w);
  const [ay, by] = nearest(p.y, p.d, q.y, q.d);
  return { one, other, width: Math.hypot(ax - bx, ay - by), a: { x: ax, y: ay }, b: { x: bx, y: by } };
}

const isFurther = (p: Rect, q: Rect, cm: number) =>
  p.x - q.x - q.w > cm || q.x - p.x - p.w > cm || p.y - q.y - q.d > cm || q.y - p.y - p.d > cm;

/** All gaps narrower than a width, the narrowest first. */
export function gapsUnder(solids: readonly Rect[], width: number): Gap[] {
  const gaps: Gap[] = [];
  for (let one = 0; one < solids.length; one += 1) {
    for (let other = one + 1; other < solids.length; other += 1) {
      if (isFurther(solids[one]!, solids[other]!, width)) continue;
      const gap = gapBetween(solids, one, other);
      if (gap.width < width) gaps.push(gap);
    }
  }
  return gaps.sort((one, other) => one.width - other.width);
}
