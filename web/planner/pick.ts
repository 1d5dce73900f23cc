import { distanceToRect, type Point } from '#planner/geometry.ts';
import { kinds, type Plan } from '#planner/plan.ts';
import { layerOf } from '#web/plan/plan-parts.tsx';
import { markRadius } from '#web/plan/plan-sizes.ts';
import type { Target } from './things.ts';

/** What a pointer at that place means: what it is on, else what is nearest within so many centimetres. */
export function pick(plan: Plan, at: Point, slop: number): Target | null {
  const radius = markRadius(plan);
  let found: Target | null = null;
  let least = Infinity;
  const offer = (target: Target, distance: number, depth: number) => {
    // Whatever is under the pointer comes before what is near it, and the upper before the lower.
    const cost = distance <= 0 ? depth / 100 - 1 : distance + depth / 100;
    if (distance > slop || cost >= least) return;
    least = cost;
    found = target;
  };
  for (const place of ['pickup', 'dock'] as const) {
    const point = plan[place];
    if (point) offer(place, Math.hypot(point.x - at.x, point.y - at.y) - radius, -1);
  }
  for (const thing of plan.obstacles)
    offer({ id: thing.id }, distanceToRect(thing, at.x, at.y), kinds.length - layerOf[thing.kind]);
  return found;
}
