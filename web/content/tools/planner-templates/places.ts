import { placeOf, type PlanPlace } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';
import { hotelFloor } from './hotel.ts';
import { eatery, type PlaceWords } from './place-words.ts';
import { hospitalWard } from './ward.ts';
import { storehouse } from './warehouse.ts';

export const placeWords: Readonly<Record<PlanPlace, PlaceWords>> = {
  restaurant: eatery,
  hotel: hotelFloor,
  hospital: hospitalWard,
  warehouse: storehouse,
};

/** How one speaks of the place that a plan is of. */
export const wordsFor = (plan: Plan): PlaceWords => placeWords[placeOf(plan)];
