import { accessLogCodec, accessLogFields } from './access-log.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { listAnswer } from './list.wire.ts';

export const accessLogApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/accessLog',
    access: 'owner',
    summary: '개인정보 접속기록',
    query: accessLogFields,
    answer: listAnswer(accessLogCodec),
    timeoutMs: limits.listTimeoutMs,
  }),
};
