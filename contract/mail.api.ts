import * as z from 'zod/mini';
import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { mailListAnswer, mailQueryFields } from './mail.wire.ts';
import { wholeNumber } from './text.ts';

const timeoutMs = limits.listTimeoutMs;

export const mailApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mail',
    access: 'sales',
    summary: '메일 목록 (고객의 주소는 가려서, 본문은 빼고)',
    query: mailQueryFields,
    answer: mailListAnswer,
    timeoutMs,
  }),
  retry: defineEndpoint({
    method: 'POST',
    path: '/api/admin/mail/{id}/retry',
    access: 'sales',
    summary: '보내지 못한 메일 다시 보내기',
    params: z.object({ id: wholeNumber() }),
    answer: doneAnswer,
    timeoutMs,
  }),
};
