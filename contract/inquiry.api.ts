import { defineEndpoint } from './endpoint.ts';
import { inquiryBody, takenAnswer } from './inquiry.wire.ts';
import { limits } from './limits.ts';

/** What visitors do with inquiries; what staff do stands apart, because pages carry this one. */
export const inquiryApi = {
  submit: defineEndpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'open',
    summary: '문의 접수',
    body: inquiryBody,
    answer: takenAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
};
