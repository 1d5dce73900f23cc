import * as z from 'zod/mini';
import { doneAnswer } from './answer.wire.ts';
import type { Board } from './boards.ts';
import type { Codec } from './codec.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { orderFields } from './order.api.ts';
import { postStages, type DeskPost, type PostStage } from './publication.ts';

/** What staff see of a post that they put in order: visitors may not see it, or before all others. */
export type OrderedPost = Pick<DeskPost, 'id' | 'title' | 'stage' | 'pinned'>;

const stages = Object.keys(postStages) as [PostStage, ...PostStage[]];

const answer = z.object({
  success: z.literal(true),
  list: z.array(z.object({ id: z.number(), title: z.string(), stage: z.enum(stages), pinned: z.number() })),
});

const posts: Codec<OrderedPost[]> = {
  schema: answer,
  encode: (ordered) => ({
    success: true,
    list: ordered.map(({ id, title, stage, pinned }) => ({ id, title, stage, pinned: Number(pinned) })),
  }),
  decode: (raw) =>
    answer
      .parse(raw)
      .list.map(({ id, title, stage, pinned }) => ({ id, title, stage, pinned: pinned === 1 })),
};

/** The calls of a board that has a part which comes whole: staff put that in order. */
export function postOrderApi({ name, label }: Board) {
  const shared = {
    path: `/api/admin/${name}/order`,
    access: 'editor',
    timeoutMs: limits.listTimeoutMs,
  } as const;
  return {
    read: defineEndpoint({ ...shared, method: 'GET', summary: `${label} 순서`, answer: posts }),
    change: defineEndpoint({
      ...shared,
      method: 'PUT',
      summary: `${label} 순서 변경`,
      body: orderFields,
      answer: doneAnswer,
    }),
  };
}
