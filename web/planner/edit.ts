import type { Point, Rect } from '#planner/geometry.ts';
import { parsePlan, planLimits, type Obstacle, type Plan } from '#planner/plan.ts';
import { freeRoom, freeSpot } from './free-room.ts';
import {
  around,
  chairId,
  contains,
  freeId,
  membersOf,
  tableOf,
  thingOf,
  withoutNumber,
  type Target,
} from './things.ts';

/** Things snap to this many centimetres. */
export const snapCm = 10;

export const snap = (cm: number): number => Math.round(cm / snapCm) * snapCm;

export const snapPoint = ({ x, y }: Point): Point => ({ x: snap(x), y: snap(y) });

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** Why a plan cannot be as it was to become, in a sentence, or null where it can. */
export function refusal(plan: Plan): string | null {
  try {
    parsePlan(plan);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Others stay the very same objects, so that only what changed is drawn again. */
function replace(plan: Plan, changed: ReadonlyMap<string, Obstacle>): Plan {
  return { ...plan, obstacles: plan.obstacles.map((thing) => changed.get(thing.id) ?? thing) };
}

const byId = (things: readonly Obstacle[], from: readonly Obstacle[]) =>
  new Map(things.map((thing, index) => [from[index]!.id, thing]));

/** How far a rectangle may go of where it wants to go, staying in the room. */
function inRoom({ width, depth }: Plan, rect: Rect, dx: number, dy: number): Point {
  return {
    x: within(rect.x + dx, 0, width - rect.w) - rect.x,
    y: within(rect.y + dy, 0, depth - rect.d) - rect.y,
  };
}

const shifted = (thing: Obstacle, { x, y }: Point): Obstacle => ({
  ...thing,
  x: thing.x + x,
  y: thing.y + y,
});

export const placeOf = (plan: Plan, target: Target): Point | null =>
  typeof target === 'object' ? (thingOf(plan, target.id) ?? null) : plan[target];

/** Moves a thing's corner there, or a place; a table takes its chairs along. All stay in the room. */
export function moveTo(plan: Plan, target: Target, to: Point): Plan {
  if (typeof target === 'string') {
    const at = { x: within(to.x, 0, plan.width), y: within(to.y, 0, plan.depth) };
    const before = plan[target];
    return before?.x === at.x && before.y === at.y ? plan : { ...plan, [target]: at };
  }
  const thing = thingOf(plan, target.id);
  if (thing === undefined) return plan;
  const members = membersOf(plan, thing);
  const step = inRoom(plan, around(members), to.x - thing.x, to.y - thing.y);
  if (step.x === 0 && step.y === 0) return plan;
  return replace(
    plan,
    byId(
      members.map((member) => shifted(member, step)),
      members,
    ),
  );
}

/** To the next line of the grid in a direction, or by so many centimetres. */
export function nudge(plan: Plan, target: Target, direction: Point, cm: number): Plan {
  const from = placeOf(plan, target);
  if (from === null) return plan;
  const next = (value: number, sign: number) => {
    if (sign === 0) return value;
    const lines = value / cm;
    return (sign > 0 ? Math.floor(lines + 1) : Math.ceil(lines - 1)) * cm;
  };
  return moveTo(plan, target, { x: next(from.x, direction.x), y: next(from.y, direction.y) });
}

/** Gives a thing another rectangle, cut to the room; nothing gets thinner than a centimetre. */
export function resize(plan: Plan, id: string, to: Rect): Plan {
  const thing = thingOf(plan, id);
  if (thing === undefined) return plan;
  const x = within(to.x, 0, plan.width - 1);
  const y = within(to.y, 0, plan.depth - 1);
  const w = within(to.w, 1, plan.width - x);
  const d = within(to.d, 1, plan.depth - y);
  if (thing.x === x && thing.y === y && thing.w === w && thing.d === d) return plan;
  return replace(plan, new Map([[id, { ...thing, x, y, w, d }]]));
}

/** A quarter turn to the right, around the middle of the thing itself. */
export function rotate(plan: Plan, id: string): Plan {
  const thing = thingOf(plan, id);
  if (thing === undefined) return plan;
  const members = membersOf(plan, thing);
  // Twice the middle, in whole centimetres.
  const cx = 2 * thing.x + thing.w;
  const cy = 2 * thing.y + thing.d;
  const turned = members.map((member): Obstacle => {
    const dx = 2 * member.x + member.w - cx;
    const dy = 2 * member.y + member.d - cy;
    const x = Math.trunc((cx - dy - member.d) / 2);
    const y = Math.trunc((cy + dx - member.w) / 2);
    return { ...member, x, y, w: member.d, d: member.w };
  });
  const box = around(turned);
  if (box.w > plan.width || box.d > plan.depth) return plan;
  const step = inRoom(plan, box, 0, 0);
  return replace(
    plan,
    byId(
      turned.map((member) => shifted(member, step)),
      members,
    ),
  );
}

/** Something new, and what it is called. */
export interface Added {
  plan: Plan;
  id: string;
}

/** Another one of the same, with chairs of its own, where there is room beside it. */
export function copy(plan: Plan, id: string): Added | null {
  const thing = thingOf(plan, id);
  if (thing === undefined) return null;
  const table = tableOf(plan, thing);
  const members = membersOf(plan, thing);
  const newId = table ? freeChairId(plan, table.id) : freeId(plan, withoutNumber(id));
  const box = around(members);
  const to = freeRoom(plan, box, box);
  const step = { x: to.x - box.x, y: to.y - box.y };
  const copies = members.map(({ kind, w, d, x, y }, index): Obstacle => {
    const copyId = index === 0 ? newId : chairId(newId, index);
    return { kind, id: copyId, x: x + step.x, y: y + step.y, w, d };
  });
  return { plan: { ...plan, obstacles: [...plan.obstacles, ...copies] }, id: newId };
}

function freeChairId(plan: Plan, tableId: string): string {
  let number = 1;
  while (thingOf(plan, chairId(tableId, number))) number += 1;
  return chairId(tableId, number);
}

/** Takes a thing away, a table with its chairs; the pickup point stays. */
export function remove(plan: Plan, target: Target): Plan {
  if (target === 'pickup') return plan;
  if (target === 'dock') return plan.dock === null ? plan : { ...plan, dock: null };
  const thing = thingOf(plan, target.id);
  if (thing === undefined) return plan;
  const gone = new Set(membersOf(plan, thing));
  return { ...plan, obstacles: plan.obstacles.filter((other) => !gone.has(other)) };
}

/** Calls a thing something else; its chairs follow. */
export function rename(plan: Plan, id: string, name: string): Plan {
  const thing = thingOf(plan, id);
  if (thing === undefined || name === id) return plan;
  const members = membersOf(plan, thing);
  const renamed = members.map((member) => ({
    ...member,
    id: member === thing ? name : name + member.id.slice(id.length),
  }));
  return replace(plan, byId(renamed, members));
}

/** Another size of the room; what no longer fits moves in, and is cut where it must. */
export function resizeRoom(plan: Plan, { width, depth }: { width: number; depth: number }): Plan {
  const { min, max } = planLimits.roomCm;
  // A size that no room has is for the refusal to tell of: a slip of the hand must not squeeze a store.
  if (Math.min(width, depth) < min || Math.max(width, depth) > max) return { ...plan, width, depth };
  const obstacles = plan.obstacles.map((thing) => {
    const w = Math.min(thing.w, width);
    const d = Math.min(thing.d, depth);
    const x = Math.min(thing.x, width - w);
    const y = Math.min(thing.y, depth - d);
    return x === thing.x && y === thing.y && w === thing.w && d === thing.d
      ? thing
      : { ...thing, x, y, w, d };
  });
  const pull = ({ x, y }: Point): Point => ({ x: Math.min(x, width), y: Math.min(y, depth) });
  const pulled = { ...plan, width, depth, obstacles, dock: plan.dock && pull(plan.dock) };
  const pickup = pull(plan.pickup);
  const isCovered = obstacles.some((thing) => contains(thing, pickup));
  return { ...pulled, pickup: isCovered ? (freeSpot(pulled, pickup) ?? pickup) : pickup };
}
