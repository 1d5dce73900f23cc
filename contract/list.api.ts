import * as z from 'zod/mini';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { listQuery } from './list-query.ts';
import { messages } from './messages.ts';
import { wholeNumber } from './text.ts';

/** The search part of a list's address; `fields`: where one may search. */
export function listFields<Field extends string>(fields: Readonly<Record<Field, string>>) {
  return defineFields(listQuery(fields), { page: 'curPage', keyword: 'keyword', field: 'filter' });
}

const ids = z
  .array(wholeNumber(), { error: messages.valid.selectToDelete })
  .check(
    z.minLength(1, messages.valid.selectToDelete),
    z.maxLength(limits.idsPerDelete, messages.wire.invalid),
  );

/** Which rows of a list to delete. */
export const deleteFields = defineFields(z.object({ ids }), { ids: 'ids' });
