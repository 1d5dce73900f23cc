import type { Point, Rect } from '#planner/geometry.ts';
import type { Obstacle, Plan } from '#planner/plan.ts';

/** What is selected: a thing by its name, or one of the two places. */
export type Target = { id: string } | 'pickup' | 'dock';

export const isSame = (one: Target | null, other: Target | null): boolean =>
  one !== null && other !== null && typeof one === 'object' && typeof other === 'object'
    ? one.id === other.id
    : one === other;

export const thingOf = (plan: Plan, id: string): Obstacle | undefined =>
  plan.obstacles.find((thing) => thing.id === id);

/** `테이블 3-2` is a chair of `테이블 3`: a table and its chairs move together, in a plan from anywhere. */
export const chairId = (tableId: string, number: number) => `${tableId}-${number}`;

export function tableOf(plan: Plan, chair: Obstacle): Obstacle | undefined {
  if (chair.kind !== 'chair') return undefined;
  const cut = chair.id.lastIndexOf('-');
  const table = cut < 0 ? undefined : thingOf(plan, chair.id.slice(0, cut));
  return table?.kind === 'table' ? table : undefined;
}

/** A thing and what moves with it, itself first. */
export function membersOf(plan: Plan, thing: Obstacle): Obstacle[] {
  if (thing.kind !== 'table') return [thing];
  return [thing, ...plan.obstacles.filter((other) => tableOf(plan, other) === thing)];
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    d: Math.max(...rects.map((rect) => rect.y + rect.d)) - y,
  };
}

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.d &&
  other.y < one.y + one.d;

export const contains = ({ x, y, w, d }: Rect, point: Point): boolean =>
  point.x > x && point.x < x + w && point.y > y && point.y < y + d;

/** The first of `테이블 1`, `테이블 2`, … that nothing is called yet. */
export function freeId(plan: Plan, name: string): string {
  const taken = new Set(plan.obstacles.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** `테이블 3` → `테이블` */
export const withoutNumber = (id: string): string => id.replace(/\s*\d+$/, '') || id;
