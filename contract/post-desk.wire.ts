import * as z from 'zod/mini';
import { searchFields } from './choices.ts';
import { defineFields } from './fields.ts';
import { listQuery, pageSize } from './list-query.ts';
import { textIn } from './page.ts';
import { postStages, postStates, type DeskQuery } from './publication.ts';

type AskedState = NonNullable<DeskQuery['state']>;

const states = Object.keys({ ...postStates, ...postStages }) as [AskedState, ...AskedState[]];

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
