import { Course, meet } from './course.ts';
import { lengthOf, type Errand, type Pace, type Trip } from './trip.ts';

/** The shortest ways without any wait; null if that would bring it too near another. */
export function directTrip(errand: Errand, others: readonly Course[], near: number, pace: Pace): Trip | null {
  const { takenAt, leavesAt, legs, tables } = errand;
  const course = new Course();
  const arrivals: number[] = [];
  let t = leavesAt;
  let [x, y] = [legs[0]!.x[0]!, legs[0]!.y[0]!];
  course.add(takenAt, x, y);
  course.add(t, x, y);
  for (const [index, leg] of legs.entries()) {
    for (let corner = 1; corner < leg.x.length; corner += 1) {
      const [nextX, nextY] = [leg.x[corner]!, leg.y[corner]!];
      t += Math.hypot(nextX - x, nextY - y) / pace.speed;
      [x, y] = [nextX, nextY];
      course.add(t, x, y);
    }
    if (index === tables.length) break;
    arrivals.push(t);
    t += pace.unloadS;
    course.add(t, x, y);
  }
  if (others.some((other) => meet(course, other, near))) return null;
  return { course, arrivals, cm: lengthOf(errand) };
}
