import type { Plan } from '#planner/plan.ts';
import { buffet } from './buffet.ts';
import { cafe } from './cafe.ts';
import { hotel } from './hotel.ts';
import { restaurant } from './restaurant.ts';
import { ward } from './ward.ts';
import { warehouse } from './warehouse.ts';

/** Places to start from; the first is what a new visitor sees. */
export const planTemplates: readonly [Plan, ...Plan[]] = [restaurant, cafe, buffet, hotel, ward, warehouse];
