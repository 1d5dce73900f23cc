import * as z from 'zod/mini';
import { doneAnswer, recordAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messageFields, receiptCodec } from './receipt.wire.ts';

const params = z.object({ receipt: z.string() });

/** What whoever has the receipt of an inquiry may do. */
export const receiptApi = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/inquiry/{receipt}',
    access: 'open',
    summary: '접수번호로 문의 상태 확인',
    params,
    answer: recordAnswer(receiptCodec),
    timeoutMs: limits.listTimeoutMs,
  }),
  message: defineEndpoint({
    method: 'POST',
    path: '/api/inquiry/{receipt}/message',
    access: 'open',
    summary: '접수한 문의에 메시지 추가',
    params,
    body: messageFields,
    answer: doneAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
};
