import * as z from 'zod/mini';
import { accessActions, type AccessAction } from './access-log.ts';
import { isCleanText } from './clean-text.ts';
import { renamed } from './codec.ts';
import { defineFields } from './fields.ts';
import { optionalDay, pageNumber } from './list-query.ts';
import { messages } from './messages.ts';

const entry = z.object({
  id: z.number(),
  at: z.iso.datetime({ offset: true }),
  actor: z.string(),
  address: z.string(),
  action: z.enum(Object.keys(accessActions) as [AccessAction, ...AccessAction[]]),
  target: z.string(),
});

export const accessLogCodec = renamed(entry, {
  id: 'al_no',
  at: 'al_dt',
  actor: 'al_actor',
  address: 'al_ip',
  action: 'al_action',
  target: 'al_target',
});

const error = messages.wire.invalid;
const trimmed = z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : ''));

/** The log is read by day (Seoul) and by person. */
export const accessLogFields = defineFields(
  z.object({
    page: pageNumber,
    day: optionalDay,
    actor: z.pipe(trimmed, z.string().check(z.refine(isCleanText, { error }))),
  }),
  { page: 'curPage', day: 'day', actor: 'actor' },
);
