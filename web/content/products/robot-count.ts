import { counting } from '#catalog/counting.ts';
import { robots } from '#catalog/robots.ts';

/** How many robots there are, in a sentence. */
export const robotCount = `${counting(robots.length)} 가지`;
