import type { Place } from '#catalog/answers.ts';
import type { Plan } from './plan.ts';

/** What a plan can be of. */
export type PlanPlace = Extract<Place, 'restaurant' | 'hotel' | 'hospital' | 'warehouse'>;

/** What robots stop at there, drawn as tables. */
export const stopNames: Readonly<Record<PlanPlace, string>> = {
  restaurant: '테이블',
  hotel: '객실',
  hospital: '병상',
  warehouse: '작업대',
};

/** In the names of such tables: a plan is of the first place of whose names most of its tables have one. */
const tableNames = {
  restaurant: ['테이블'],
  hotel: ['호 문'],
  hospital: ['병상'],
  warehouse: ['집품', '포장대'],
} as const satisfies Record<PlanPlace, readonly string[]>;

export const planPlaces = Object.keys(tableNames) as readonly PlanPlace[];

/** What a plan is of, by what its tables are called: they keep their names when it is changed, renamed and sent on. */
export function placeOf({ obstacles }: Plan): PlanPlace {
  const tables = obstacles.filter(({ kind }) => kind === 'table');
  const isOf = (place: PlanPlace) =>
    2 * tables.filter(({ id }) => tableNames[place].some((name) => id.includes(name))).length > tables.length;
  return planPlaces.find(isOf) ?? 'restaurant';
}

export const stopName = (plan: Plan): string => stopNames[placeOf(plan)];
