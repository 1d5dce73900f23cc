import type { Point } from '#planner/geometry.ts';
import type { Plan } from '#planner/plan.ts';
import { edgeOf } from '#web/plan/plan-sizes.ts';

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

/** What two fingers began with, or one that pans. */
export interface Grip {
  view: View;
  /** Of the screen: how far apart they were, and the middle of the drawing. */
  distance: number;
  centre: Point;
  cmPerPx: number;
  /** What lies between them, in centimetres of the plan: it stays there. */
  anchor: Point;
}

/** The view in which what was between the fingers lies between them now. */
export function followGrip(plan: Plan, grip: Grip, middle: Point, distance: number): View | null {
  const { view, centre, anchor } = grip;
  const zoom = within((view.zoom * distance) / grip.distance, 1, mostZoom);
  if (zoom <= 1.001) return null;
  const cmPerPx = (grip.cmPerPx * view.zoom) / zoom;
  const x = anchor.x - (middle.x - centre.x) * cmPerPx;
  const y = anchor.y - (middle.y - centre.y) * cmPerPx;
  return moveView(plan, { zoom, x, y }, { x: 0, y: 0 });
}

/** Looks elsewhere, and never past the room. */
function moveView(plan: Plan, view: View, by: Point): View {
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, 0, plan.width),
    y: within(view.y + by.y, 0, plan.depth),
  };
}
