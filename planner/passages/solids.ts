import type { Rect } from '../geometry.ts';
import type { Plan } from '../plan.ts';

const edgeThickness = 100;

/** Everything that a robot must not enter: the obstacles in their order, then the room's four edges as rectangles. */
export function solidsOf({ obstacles, width, depth }: Plan): Rect[] {
  const t = edgeThickness;
  return [
    ...obstacles,
    { x: -t, y: -t, w: t, d: depth + 2 * t },
    { x: width, y: -t, w: t, d: depth + 2 * t },
    { x: -t, y: -t, w: width + 2 * t, d: t },
    { x: -t, y: depth, w: width + 2 * t, d: t },
  ];
}
