import { servingBuffets } from './buffets.ts';
import { servingCafes } from './cafes.ts';
import { servingHospitals } from './hospitals.ts';
import { servingHotels } from './hotels.ts';
import { servingOtherPlaces } from './other-places.ts';
import { servingRestaurants } from './restaurants.ts';
import { servingScreenGolf } from './screen-golf.ts';

/** By industry, in the catalogue's order. */
export const servingCases = [
  servingRestaurants,
  servingBuffets,
  servingCafes,
  servingScreenGolf,
  servingHospitals,
  servingHotels,
  servingOtherPlaces,
] as const;
