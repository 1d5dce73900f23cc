import type { Place } from './answers.ts';
import type { Task } from './robots.ts';

/** Where each kind of work is at home. */
const placesOf: Record<Task, readonly Place[]> = {
  serving: ['restaurant', 'buffet', 'cafe', 'golf', 'hospital', 'hotel'],
  delivery: ['hotel', 'hospital', 'office'],
  carrying: ['warehouse', 'factory'],
  cleaning: ['restaurant', 'buffet', 'cafe', 'golf', 'hospital', 'hotel', 'warehouse', 'factory', 'office'],
};

export const worksAt = (task: Task, place: Place): boolean => placesOf[task].includes(place);
