import * as z from 'zod/mini';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { wholeNumber } from './text.ts';

const { valid } = messages;
const ids = z.array(wholeNumber(valid.order), { error: valid.order }).check(
  z.maxLength(limits.ordered, valid.order),
  z.refine((list) => new Set(list).size === list.length, { error: valid.orderTwice }),
);

/** The numbers of all that is there, in their new order; `before`: in the order that was looked at. */
export const orderFields = defineFields(z.object({ ids, before: z.optional(ids) }), {
  ids: 'ids',
  before: 'before',
});
