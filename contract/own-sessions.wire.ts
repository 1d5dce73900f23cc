import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import type { OwnSession } from './own-sessions.ts';

const moment = z.iso.datetime({ offset: true });
const answer = z.object({
  success: z.literal(true),
  list: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      createdAt: moment,
      usedAt: moment,
      current: z.boolean(),
    }),
  ),
});

export const ownSessionsAnswer: Codec<OwnSession[]> = {
  schema: answer,
  encode: (list) => ({ success: true, list }),
  decode: (raw) => answer.parse(raw).list,
};
