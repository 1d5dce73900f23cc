import { Course, simplified } from './course.ts';
import { OpenSpans, type Spans } from './open-spans.ts';
import { lengthOf, type Errand, type Pace, type Trip } from './trip.ts';

/** cm between two points at which a robot may stop and wait. */
const step = 15;

interface Point {
  x: number;
  y: number;
  /** How many tables are served here. */
  tables: number;
  spans: Spans;
  /** For each span: when it is reached at the earliest, when the point before was left for it, and in which span of that. */
  reached: number[];
  left: number[];
  before: number[];
}

/** The ways cut into short steps. */
function pointsAlong(errand: Errand, open: OpenSpans): Point[] {
  const points: Point[] = [];
  const add = (x: number, y: number) => {
    const spans = open.at(x, y);
    const reached = Array.from({ length: spans.length / 2 }, () => Infinity);
    points.push({ x, y, tables: 0, spans, reached, left: [...reached], before: [...reached] });
  };
  add(errand.legs[0]!.x[0]!, errand.legs[0]!.y[0]!);
  for (const [index, { x, y }] of errand.legs.entries()) {
    for (let corner = 1; corner < x.length; corner += 1) {
      const [ax, ay, bx, by] = [x[corner - 1]!, y[corner - 1]!, x[corner]!, y[corner]!];
      const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / step);
      for (let at = 1; at < steps; at += 1) add(ax + ((bx - ax) * at) / steps, ay + ((by - ay) * at) / steps);
      add(bx, by);
    }
    if (index < errand.tables.length) points.at(-1)!.tables += 1;
  }
  return points;
}

/** From each span of a point to those of the next: waits at the point as long as that is free. */
function drive(from: Point, to: Point, { speed, unloadS }: Pace): void {
  const time = Math.hypot(to.x - from.x, to.y - from.y) / speed;
  for (let a = 0; a < from.reached.length; a += 1) {
    const ready = from.reached[a]! + from.tables * unloadS;
    const until = from.spans[2 * a + 1]!;
    if (!(ready <= until)) continue;
    for (let b = 0; b < to.reached.length; b += 1) {
      const leaves = Math.max(ready, to.spans[2 * b]!);
      const arrives = leaves + time;
      if (arrives > until) break;
      if (arrives > to.spans[2 * b + 1]! || arrives >= to.reached[b]!) continue;
      to.reached[b] = arrives;
      to.left[b] = leaves;
      to.before[b] = a;
    }
  }
}

/** The shortest ways, waiting on them wherever that helps; null if no wait does. */
export function patientTrip(
  errand: Errand,
  others: readonly Course[],
  near: number,
  pace: Pace,
): Trip | null {
  const open = new OpenSpans(others, near + step / 2, errand.leavesAt);
  const points = pointsAlong(errand, open);
  const home = points[0]!;
  // At home it stands in nobody's way, and may leave in any span.
  for (let span = 0; span < home.reached.length; span += 1)
    if (home.spans[2 * span + 1]! > errand.leavesAt)
      home.reached[span] = Math.max(errand.leavesAt, home.spans[2 * span]!);
  for (let at = 1; at < points.length; at += 1) drive(points[at - 1]!, points[at]!, pace);
  const last = points.at(-1)!;
  const back = Math.min(...last.reached);
  if (back === Infinity) return null;
  return { ...readBack(points, last.reached.indexOf(back), errand, pace.unloadS), cm: lengthOf(errand) };
}

function readBack(
  points: readonly Point[],
  lastSpan: number,
  { takenAt, leavesAt }: Errand,
  unloadS: number,
): Omit<Trip, 'cm'> {
  const spans = [lastSpan];
  for (let at = points.length - 1; at > 0; at -= 1) spans.push(points[at]!.before[spans.at(-1)!]!);
  spans.reverse();
  const course = new Course();
  const arrivals: number[] = [];
  course.add(takenAt, points[0]!.x, points[0]!.y);
  course.add(leavesAt, points[0]!.x, points[0]!.y);
  for (const [at, { x, y, tables, reached, left }] of points.entries()) {
    const arrival = reached[spans[at]!]!;
    if (at > 0) {
      course.add(left[spans[at]!]!, points[at - 1]!.x, points[at - 1]!.y);
      course.add(arrival, x, y);
    }
    for (let table = 0; table < tables; table += 1) arrivals.push(arrival + table * unloadS);
  }
  return { course: simplified(course), arrivals };
}
