import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import type { CategoryCounts } from './live.ts';

const counts = z.object({ partnership: z.number(), support: z.number() });

/** What an event carries. */
const countsAnswer: Codec<CategoryCounts> = {
  schema: counts,
  encode: (figures) => figures,
  decode: (raw) => counts.parse(raw),
};

export const liveApi = {
  follow: defineEndpoint({
    method: 'GET',
    path: '/api/admin/live',
    access: 'sales',
    summary: '읽지 않은 문의 수와 접수된 문의 수 (Server-Sent Events의 inquiries, arrived 이벤트)',
    answer: countsAnswer,
    answers: 'events',
    timeoutMs: limits.listTimeoutMs,
  }),
};
