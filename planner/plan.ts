import type { Point, Rect } from './geometry.ts';
import { messages } from './messages.ts';

export const kinds = ['wall', 'counter', 'table', 'chair', 'plant'] as const;
export type Kind = (typeof kinds)[number];

export interface Obstacle extends Rect {
  kind: Kind;
  id: string;
}

/** A store as its owner draws it. Lengths are whole centimetres, from the corner at the top left. */
export interface Plan {
  v: 1;
  name: string;
  width: number;
  depth: number;
  obstacles: Obstacle[];
  /** Where robots take orders. */
  pickup: Point;
  dock: Point | null;
}

export const planLimits = {
  roomCm: { min: 200, max: 6000 },
  obstacles: 400,
  characters: 40,
  kilobytes: 32,
} as const;

function fail(sentence: string): never {
  throw new Error(sentence);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields. */
function fieldsOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
  what: string,
): Record<Field, unknown> {
  if (!isObject(value)) return fail(messages.shape(what));
  const unknown = Object.keys(value).find((key) => !(fields as readonly string[]).includes(key));
  if (unknown !== undefined) fail(messages.unknownField(what, unknown));
  for (const field of fields) if (!Object.hasOwn(value, field)) fail(messages.missingField(what, field));
  return value;
}

function wholeCm(value: unknown, min: number, max: number, subject: string): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  // Adding zero turns -0 into 0.
  return fits ? value + 0 : fail(messages.wholeCm(subject, min, max));
}

// oxlint-disable-next-line no-control-regex -- they are what must not pass
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** They turn around the direction of what is read, and with it words of ours beside it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Spaces, and letters of no width. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** As forms take texts: without marks of direction, and nothing where nothing of it is seen. */
function text(value: unknown, min: number, what: string, particle: string): string {
  const { characters: max } = planLimits;
  if (typeof value !== 'string') return fail(messages.text(what + particle, min, max));
  if (!value.isWellFormed() || controlCharacters.test(value)) fail(messages.badCharacters(what));
  const marked = value.replaceAll(directionMarks, '');
  const seen = unseen.test(marked) ? '' : marked;
  const { length } = [...seen];
  return length >= min && length <= max ? seen : fail(messages.text(what + particle, min, max));
}

function parseObstacle(value: unknown, width: number, depth: number): Obstacle {
  const given = fieldsOf(value, ['kind', 'id', 'x', 'y', 'w', 'd'], '물건');
  const kind = kinds.find((known) => known === given.kind) ?? fail(messages.unknownKind);
  const id = text(given.id, 1, '물건 이름', '은');
  const x = wholeCm(given.x, 0, width - 1, '왼쪽에서 물건까지의 거리는');
  const y = wholeCm(given.y, 0, depth - 1, '위에서 물건까지의 거리는');
  const w = wholeCm(given.w, 1, width - x, '물건의 가로는');
  const d = wholeCm(given.d, 1, depth - y, '물건의 세로는');
  return { kind, id, x, y, w, d };
}

function parseObstacles(value: unknown, width: number, depth: number): Obstacle[] {
  if (!Array.isArray(value)) return fail(messages.shape('물건 목록'));
  if (value.length > planLimits.obstacles) return fail(messages.tooManyObstacles(planLimits.obstacles));
  const ids = new Set<string>();
  return Array.from(value, (item: unknown) => {
    const obstacle = parseObstacle(item, width, depth);
    if (ids.has(obstacle.id)) fail(messages.sameId(obstacle.id));
    ids.add(obstacle.id);
    return obstacle;
  });
}

function parsePoint(value: unknown, width: number, depth: number, what: string): Point {
  const { x, y } = fieldsOf(value, ['x', 'y'], what);
  return { x: wholeCm(x, 0, width, `${what}는`), y: wholeCm(y, 0, depth, `${what}는`) };
}

const isInside = ({ x, y }: Point, rect: Rect) =>
  x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.d;

/** A plan of its own made of what was given, or an error with a Korean sentence. Nothing else passes. */
export function parsePlan(value: unknown): Plan {
  const fields = ['v', 'name', 'width', 'depth', 'obstacles', 'pickup', 'dock'] as const;
  // Another version has other fields.
  if (isObject(value) && Object.hasOwn(value, 'v') && value['v'] !== 1) fail(messages.version);
  const given = fieldsOf(value, fields, '배치도');
  const name = text(given.name, 0, '매장 이름', '은');
  const { min, max } = planLimits.roomCm;
  const width = wholeCm(given.width, min, max, '매장 가로는');
  const depth = wholeCm(given.depth, min, max, '매장 세로는');
  const obstacles = parseObstacles(given.obstacles, width, depth);
  const pickup = parsePoint(given.pickup, width, depth, '픽업 위치');
  const dock = given.dock === null ? null : parsePoint(given.dock, width, depth, '충전 위치');
  if (obstacles.some((obstacle) => isInside(pickup, obstacle))) fail(messages.pickupInside);
  const plan: Plan = { v: 1, name, width, depth, obstacles, pickup, dock };
  if (byteLength(JSON.stringify(plan)) > planLimits.kilobytes * 1024)
    fail(messages.tooLarge(planLimits.kilobytes));
  return plan;
}

export const byteLength = (written: string): number => new TextEncoder().encode(written).length;
