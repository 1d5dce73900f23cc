import type { Point } from '#planner/geometry.ts';
import type { Plan } from '#planner/plan.ts';
import { edgeOf } from '#web/plan/plan-parts.tsx';

/** How closely one looks, and at what; null: at the whole room. */
export interface View extends Point {
  zoom: number;
}

export const mostZoom = 8;

/** The room with some air around it. */
function frameOf(plan: Plan): { w: number; d: number } {
  const air = 2 * edgeOf(plan);
  return { w: plan.width + 2 * air, d: plan.depth + 2 * air };
}

export const wholeRoom = ({ width, depth }: Plan): View => ({ zoom: 1, x: width / 2, y: depth / 2 });

/** What part of the plan is shown, in its centimetres. */
export function shownPart(plan: Plan, view: View | null): { x: number; y: number; w: number; d: number } {
  const { zoom, x, y } = view ?? wholeRoom(plan);
  const frame = frameOf(plan);
  const w = frame.w / zoom;
  const d = frame.d / zoom;
  return { x: x - w / 2, y: y - d / 2, w, d };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Nearer or farther; the point stays where it is on the screen. */
export function zoomAt(plan: Plan, view: View | null, factor: number, at: Point): View | null {
  const from = view ?? wholeRoom(plan);
  const zoom = within(from.zoom * factor, 1, mostZoom);
  if (zoom <= 1.001) return null;
  const share = from.zoom / zoom;
  return moveView(
    plan,
    { zoom, x: from.x, y: from.y },
    {
      x: (at.x - from.x) * (1 - share),
      y: (at.y - from.y) * (1 - share),
    },
  );
}

/** Looks elsewhere, and never past the room. */
export function moveView(plan: Plan, view: View, by: Point): View {
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, 0, plan.width),
    y: within(view.y + by.y, 0, plan.depth),
  };
}
