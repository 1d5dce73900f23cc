import type { Point, Rect } from '#planner/geometry.ts';
import type { Kind, Obstacle, Plan } from '#planner/plan.ts';
import { resize, snap, type Added } from './edit.ts';
import { freeRoom } from './free-room.ts';
import { around, chairId, freeId, thingOf } from './things.ts';

interface Preset {
  kind: Kind;
  w: number;
  d: number;
  /** From the corner of the table. */
  chairs?: readonly Point[];
  /** A rectangle of any size: it is drawn from corner to corner. */
  isDrawn?: boolean;
}

const seat = 40;

/** What can be put into a store, at the size in which it is usually bought. */
export const presets = {
  table4: {
    kind: 'table',
    w: 120,
    d: 70,
    chairs: [
      { x: 15, y: -seat },
      { x: 65, y: -seat },
      { x: 15, y: 70 },
      { x: 65, y: 70 },
    ],
  },
  table2: {
    kind: 'table',
    w: 70,
    d: 70,
    chairs: [
      { x: -seat, y: 15 },
      { x: 70, y: 15 },
    ],
  },
  table: { kind: 'table', w: 120, d: 70, isDrawn: true },
  chair: { kind: 'chair', w: seat, d: seat },
  counter: { kind: 'counter', w: 200, d: 60, isDrawn: true },
  wall: { kind: 'wall', w: 200, d: 10, isDrawn: true },
  plant: { kind: 'plant', w: 50, d: 50 },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

export const presetKind = (name: PresetName): Kind => presets[name].kind;

export const isDrawn = (name: PresetName): boolean => 'isDrawn' in presets[name];

function madeOf(preset: Preset, id: string, rect: Rect): Obstacle[] {
  const chairs = (preset.chairs ?? []).map((at, index): Obstacle => ({
    kind: 'chair',
    id: chairId(id, index + 1),
    x: rect.x + at.x,
    y: rect.y + at.y,
    w: seat,
    d: seat,
  }));
  return [{ kind: preset.kind, id, ...rect }, ...chairs];
}

/** What a preset is made of, its first thing's corner at the origin. */
export function presetThings(preset: PresetName): Obstacle[] {
  const { w, d } = presets[preset];
  return madeOf(presets[preset], preset, { x: 0, y: 0, w, d });
}

/** A new thing where there is room, as near a point as can be. */
export function addNear(plan: Plan, preset: PresetName, name: string, near: Point): Added {
  const id = freeId(plan, name);
  const { w, d } = presets[preset];
  const box = around(presetThings(preset));
  const corner = freeRoom(plan, { x: near.x - box.w / 2, y: near.y - box.d / 2 }, box);
  const made = madeOf(presets[preset], id, { x: corner.x - box.x, y: corner.y - box.y, w, d });
  return { plan: { ...plan, obstacles: [...plan.obstacles, ...made] }, id };
}

/** A new thing right there, its middle on the point, as far as the room lets it. */
export function addAt(plan: Plan, preset: PresetName, name: string, at: Point): Added {
  const id = freeId(plan, name);
  const { w, d } = presets[preset];
  const box = around(presetThings(preset));
  const keep = (middle: number, size: number, room: number) =>
    Math.max(0, Math.min(snap(middle - size / 2), room - size));
  const x = keep(at.x, box.w, plan.width) - box.x;
  const y = keep(at.y, box.d, plan.depth) - box.y;
  const made = madeOf(presets[preset], id, { x, y, w, d });
  return { plan: { ...plan, obstacles: [...plan.obstacles, ...made] }, id };
}

/** A thing drawn from one corner to the opposite one; there already, it takes that size. */
export function drawAs(plan: Plan, preset: PresetName, id: string, from: Point, to: Point): Plan {
  const least = 10;
  const x = Math.max(0, Math.min(from.x, to.x));
  const y = Math.max(0, Math.min(from.y, to.y));
  const rect: Rect = {
    x: Math.min(x, plan.width - least),
    y: Math.min(y, plan.depth - least),
    w: Math.max(least, Math.min(Math.max(from.x, to.x), plan.width) - x),
    d: Math.max(least, Math.min(Math.max(from.y, to.y), plan.depth) - y),
  };
  if (thingOf(plan, id)) return resize(plan, id, rect);
  return { ...plan, obstacles: [...plan.obstacles, { kind: presets[preset].kind, id, ...rect }] };
}
