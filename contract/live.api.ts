import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import type { UnreadCounts } from './live.ts';

const counts = z.object({ partnership: z.number(), support: z.number() });

/** What an event carries. */
const unreadAnswer: Codec<UnreadCounts> = {
  schema: counts,
  encode: (unread) => unread,
  decode: (raw) => counts.parse(raw),
};

export const liveApi = {
  follow: defineEndpoint({
    method: 'GET',
    path: '/api/admin/live',
    access: 'sales',
    summary: '읽지 않은 문의 수 (Server-Sent Events의 inquiries 이벤트)',
    answer: unreadAnswer,
    answers: 'events',
    timeoutMs: limits.listTimeoutMs,
  }),
};
