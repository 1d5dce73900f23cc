import type { Plan } from '#planner/plan.ts';
import { hotelFloor } from './hotel.ts';
import { eatery, type Place } from './place.ts';
import { hospitalWard } from './ward.ts';
import { storehouse } from './warehouse.ts';

export const places: readonly Place[] = [eatery, hotelFloor, hospitalWard, storehouse];

/** What a plan is of, by what its tables are called: they keep their names when it is changed, renamed and sent on. */
export function placeOf({ obstacles }: Plan): Place {
  const tables = obstacles.filter(({ kind }) => kind === 'table');
  const isOf = ({ tableNames }: Place) =>
    2 * tables.filter(({ id }) => tableNames.some((name) => id.includes(name))).length > tables.length;
  return places.find(isOf) ?? eatery;
}
