import type { Move } from '#planner/day.ts';
import { segmentToRect } from '#planner/geometry.ts';
import { solidsOf } from '#planner/passages/solids.ts';
import type { Plan } from '#planner/plan.ts';

/** A robot's moves one after the other. */
type Track = readonly Move[];

function tracksOf(moves: readonly Move[]): Track[] {
  return [...Map.groupBy(moves, ({ robot }) => robot).values()];
}

/** Where a robot is at a time between move `at` and the next. */
function placeAt(track: Track, at: number, t: number): [x: number, y: number] {
  const from = track[at]!;
  const to = track[at + 1];
  if (to === undefined || to.t === from.t) return [from.x, from.y];
  const part = (t - from.t) / (to.t - from.t);
  return [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
}

/** How near two robots come, middle to middle, in continuous time: between two moves their distance is a parabola. */
function nearestOf(one: Track, other: Track): number {
  let nearest = Infinity;
  const times = [...new Set([...one, ...other].map(({ t }) => t))].sort((a, b) => a - b);
  let i = 0;
  let j = 0;
  for (const [index, t] of times.entries()) {
    while (i + 1 < one.length && one[i + 1]!.t <= t) i += 1;
    while (j + 1 < other.length && other[j + 1]!.t <= t) j += 1;
    const until = times[index + 1] ?? t;
    const gapAt = (time: number): [number, number] => {
      const [ax, ay] = placeAt(one, i, time);
      const [bx, by] = placeAt(other, j, time);
      return [ax - bx, ay - by];
    };
    const [x, y] = gapAt(t);
    const [endX, endY] = gapAt(until);
    const [dx, dy] = [endX - x, endY - y];
    const square = dx * dx + dy * dy;
    const when = square === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / square));
    nearest = Math.min(nearest, Math.hypot(x + dx * when, y + dy * when));
  }
  return nearest;
}

/** What no robot may do, measured: how near two come, how near one comes to anything, how fast one drives (cm, cm/s). */
export function auditDrive(plan: Plan, moves: readonly Move[]) {
  const tracks = tracksOf(moves);
  let [toRobot, toSolid, speed] = [Infinity, Infinity, 0];
  for (const [index, track] of tracks.entries()) {
    for (const other of tracks.slice(index + 1)) toRobot = Math.min(toRobot, nearestOf(track, other));
    for (const [at, to] of track.entries()) {
      const from = track[at - 1] ?? to;
      const cm = Math.hypot(to.x - from.x, to.y - from.y);
      if (cm > 1e-9) speed = Math.max(speed, cm / (to.t - from.t));
      for (const solid of solidsOf(plan))
        toSolid = Math.min(toSolid, segmentToRect(solid, from.x, from.y, to.x, to.y));
    }
  }
  return { toRobot, toSolid, speed };
}
