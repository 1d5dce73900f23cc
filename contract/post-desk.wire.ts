import * as z from 'zod/mini';
import { searchFields } from './choices.ts';
import { defineFields } from './fields.ts';
import { listQuery, pageSize } from './list-query.ts';
import { textIn } from './page.ts';
import { postStates, type PostState } from './publication.ts';

const states = Object.keys(postStates) as [PostState, ...PostState[]];

/** Which posts a list of the back office shows. */
export const deskQueryFields = defineFields(
  z.extend(listQuery(searchFields), {
    state: z.pipe(
      z.transform((value: unknown) => states.find((state) => state === textIn(value)) ?? null),
      z.nullable(z.enum(states)),
    ),
    size: pageSize,
  }),
  { page: 'curPage', keyword: 'keyword', field: 'filter', state: 'state', size: 'size' },
);
