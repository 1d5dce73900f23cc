import { cleaningBuffets } from './buffets.ts';
import { cleaningCafes } from './cafes.ts';
import { cleaningHospitals } from './hospitals.ts';
import { cleaningHotels } from './hotels.ts';
import { cleaningOtherPlaces } from './other-places.ts';
import { cleaningRestaurants } from './restaurants.ts';
import { cleaningScreenGolf } from './screen-golf.ts';

/** By industry, in the catalogue's order. */
export const cleaningCases = [
  cleaningRestaurants,
  cleaningBuffets,
  cleaningCafes,
  cleaningScreenGolf,
  cleaningHospitals,
  cleaningHotels,
  cleaningOtherPlaces,
] as const;
