import type { Course } from './course.ts';
import type { Way, Ways } from './ways.ts';

/** Once out and home again. */
export interface Trip {
  course: Course;
  /** When each table is reached, in the order of the errand's. */
  arrivals: number[];
  cm: number;
}

/** What a robot is to do, whoever may be in its way. */
export interface Errand {
  robot: number;
  /** When it begins to load, and when it may leave. */
  takenAt: number;
  leavesAt: number;
  /** Tables in the order in which they are served, nearest first. */
  tables: number[];
  /** The ways that it would drive if it were alone: to each table, then home. */
  legs: Way[];
}

/** cm and seconds. */
export interface Pace {
  speed: number;
  unloadS: number;
}

export function errandFor(
  ways: Ways,
  robot: number,
  tables: readonly number[],
  takenAt: number,
  leavesAt: number,
): Errand {
  const errand: Errand = { robot, takenAt, leavesAt, tables: [], legs: [] };
  const left = [...tables];
  let node = ways.places[robot]!;
  while (left.length > 0) {
    let nearest = 0;
    for (let at = 1; at < left.length; at += 1)
      if (ways.toTable(left[at]!).cm[node]! < ways.toTable(left[nearest]!).cm[node]!) nearest = at;
    const [table = 0] = left.splice(nearest, 1);
    const leg = ways.wayToTable(node, table);
    errand.tables.push(table);
    errand.legs.push(leg);
    node = leg.end;
  }
  errand.legs.push(ways.wayToPlace(node, robot));
  return errand;
}

export const lengthOf = ({ legs }: Errand) => legs.reduce((sum, { cm }) => sum + cm, 0);
