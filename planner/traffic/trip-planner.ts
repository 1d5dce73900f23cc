import type { Course } from './course.ts';
import { directTrip } from './direct-trip.ts';
import { patientTrip } from './patient-trip.ts';
import { searchedTrip } from './searched-trip.ts';
import { errandFor, lengthOf, type Pace, type Trip } from './trip.ts';
import type { Ways } from './ways.ts';
import { marginCm } from './zones.ts';

/** s for which waiting on the shortest way is good enough, and no other is looked for. */
const patience = 8;

/**
 * Plans trips one after the other. Each is whole (out, stops, home) and keeps clear of all that were planned before; a robot
 * leaves only with such a trip. There is always one: to wait at home, where it is in nobody's way, until all others are
 * home, where they are not in its way. So nobody can ever be stuck.
 */
export class TripPlanner {
  readonly #ways: Ways;
  readonly #pace: Pace;
  readonly #courses: (Course | undefined)[] = [];

  constructor(ways: Ways, pace: Pace) {
    this.#ways = ways;
    this.#pace = pace;
  }

  /** The trip, and for each of the given tables when it is reached. */
  plan(
    robot: number,
    tables: readonly number[],
    takenAt: number,
    leavesAt: number,
  ): { trip: Trip; served: Map<number, number> } {
    const errand = errandFor(this.#ways, robot, tables, takenAt, leavesAt);
    const others = this.#courses.filter(
      (course, other): course is Course => course !== undefined && other !== robot && course.end > takenAt,
    );
    const near = this.#ways.roads.robotWidth + marginCm;
    let trip = directTrip(errand, others, near, this.#pace);
    if (trip === null) {
      const patient = patientTrip(errand, others, near, this.#pace);
      const alone = lengthOf(errand) / this.#pace.speed + errand.tables.length * this.#pace.unloadS;
      const back = patient?.course.end ?? Infinity;
      const isSoon = back - leavesAt - alone <= patience;
      trip = isSoon ? patient : (searchedTrip(this.#ways, errand, others, this.#pace, back) ?? patient);
    }
    if (trip === null) throw new Error('no trip: robots stand in each other’s way');
    this.#courses[robot] = trip.course;
    const { arrivals } = trip;
    return { trip, served: new Map(errand.tables.map((table, index) => [table, arrivals[index]!])) };
  }
}
