import { distanceToRect, type Point } from '#planner/geometry.ts';
import type { Kind, Plan } from '#planner/plan.ts';
import { markRadius } from '#web/plan/plan-parts.tsx';
import type { Target } from './things.ts';

/** What lies on top is met first. */
const depthOf: Record<Kind, number> = { wall: 0, plant: 1, counter: 2, table: 3, chair: 4 };

/** What a pointer at that place means: what it is on, else what is nearest within so many centimetres. */
export function pick(plan: Plan, at: Point, slop: number): Target | null {
  const radius = markRadius(plan);
  let found: Target | null = null;
  let least = Infinity;
  const offer = (target: Target, distance: number, layer: number) => {
    // Whatever is under the pointer comes before what is near it, and the upper before the lower.
    const cost = distance <= 0 ? layer / 100 - 1 : distance + layer / 100;
    if (distance > slop || cost >= least) return;
    least = cost;
    found = target;
  };
  for (const place of ['pickup', 'dock'] as const) {
    const point = plan[place];
    if (point) offer(place, Math.hypot(point.x - at.x, point.y - at.y) - radius, -1);
  }
  for (const thing of plan.obstacles)
    offer({ id: thing.id }, distanceToRect(thing, at.x, at.y), depthOf[thing.kind]);
  return found;
}
