import type { Move } from '#planner/day.ts';

/** Where one robot is when, in order of time: s and cm. It drives straight and evenly in between. */
export interface Track {
  t: Float64Array<ArrayBuffer>;
  x: Float32Array<ArrayBuffer>;
  y: Float32Array<ArrayBuffer>;
}

export interface Pose {
  x: number;
  y: number;
  /** Where it looks, in degrees: 0 to the right, 90 down. */
  heading: number;
}

/** Each robot's own moves; one that found no place to stand has none and is left out. */
export function tracksOf(moves: readonly Move[]): Track[] {
  const own: Move[][] = [];
  for (const move of moves) (own[move.robot] ??= []).push(move);
  return own.map((list) => ({
    t: Float64Array.from(list, ({ t }) => t),
    x: Float32Array.from(list, ({ x }) => x),
    y: Float32Array.from(list, ({ y }) => y),
  }));
}

/** The last move at or before a time. */
function indexAt({ t }: Track, time: number): number {
  let low = 0;
  let high = t.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (t[middle]! <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

function placeAt(track: Track, time: number): { x: number; y: number } {
  const { t, x, y } = track;
  const from = indexAt(track, time);
  const to = Math.min(from + 1, t.length - 1);
  const span = t[to]! - t[from]!;
  const part = span > 0 ? Math.max(0, (time - t[from]!) / span) : 0;
  return { x: x[from]! + (x[to]! - x[from]!) * part, y: y[from]! + (y[to]! - y[from]!) * part };
}

/** A robot turns for so long before and after a corner. */
const turnS = 0.35;

const degrees = (dx: number, dy: number) => (Math.atan2(dy, dx) * 180) / Math.PI;

/** Down the page, towards who looks at it: where a robot looks that has not driven yet. */
const firstHeading = 90;

export function poseAt(track: Track, time: number): Pose {
  const { x, y } = track;
  const { x: atX, y: atY } = placeAt(track, time);
  const before = placeAt(track, time - turnS);
  const after = placeAt(track, time + turnS);
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  if (Math.hypot(dx, dy) > 1) return { x: atX, y: atY, heading: degrees(dx, dy) };
  // Standing: it looks where it came from driving to.
  for (let at = indexAt(track, time); at > 0; at -= 1) {
    const [stepX, stepY] = [x[at]! - x[at - 1]!, y[at]! - y[at - 1]!];
    if (Math.hypot(stepX, stepY) > 1) return { x: atX, y: atY, heading: degrees(stepX, stepY) };
  }
  return { x: atX, y: atY, heading: firstHeading };
}

/** The way driven between two times, as a path. */
export function pathBetween(track: Track, from: number, to: number): string {
  const points = [placeAt(track, from)];
  for (let at = indexAt(track, from) + 1; at < track.t.length && track.t[at]! < to; at += 1)
    points.push({ x: track.x[at]!, y: track.y[at]! });
  points.push(placeAt(track, to));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
