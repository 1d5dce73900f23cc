import * as z from 'zod/mini';
import { doneAnswer } from './answer.wire.ts';
import type { Board } from './boards.ts';
import type { Codec } from './codec.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { orderFields } from './order.api.ts';
import type { Post } from './post.ts';

type Titled = Pick<Post, 'id' | 'title'>;

const answer = z.object({
  success: z.literal(true),
  list: z.array(z.object({ id: z.number(), title: z.string() })),
});

const titles: Codec<Titled[]> = {
  schema: answer,
  encode: (posts) => ({ success: true, list: posts.map(({ id, title }) => ({ id, title })) }),
  decode: (raw) => answer.parse(raw).list,
};

/** The calls of a board that has a part which comes whole: staff put that in order. */
export function postOrderApi({ name, label }: Board) {
  const shared = {
    path: `/api/admin/${name}/order`,
    access: 'editor',
    timeoutMs: limits.listTimeoutMs,
  } as const;
  return {
    read: defineEndpoint({ ...shared, method: 'GET', summary: `${label} 순서`, answer: titles }),
    change: defineEndpoint({
      ...shared,
      method: 'PUT',
      summary: `${label} 순서 변경`,
      body: orderFields,
      answer: doneAnswer,
    }),
  };
}
