import * as z from 'zod/mini';
import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ownSessionsAnswer } from './own-sessions.wire.ts';

const timeoutMs = limits.listTimeoutMs;
const path = '/api/admin/sessions';

export const ownSessionsApi = {
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: '내 로그인 목록',
    answer: ownSessionsAnswer,
    timeoutMs,
  }),
  end: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'staff',
    summary: '내 로그인 하나를 끝내기',
    params: z.object({ id: z.string() }),
    answer: doneAnswer,
    timeoutMs,
  }),
};
