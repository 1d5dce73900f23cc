import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { inquiryInput } from './inquiry.ts';
import { inquiryFields, inquirySchema } from './inquiry.wire.ts';
import { limits } from './limits.ts';
import { doneAnswer, listAnswer, listFields } from './list.wire.ts';
import { createdAnswer, deleteBody } from './post.api.ts';
import { wholeNumber } from './text.ts';

export const inquiryApi = {
  submit: defineEndpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'open',
    summary: '문의 접수',
    body: { fields: inquiryFields, schema: inquiryInput },
    answer: createdAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact/cateId/{category}',
    access: 'admin',
    summary: '문의 목록 (연락처와 이메일은 가려서)',
    params: z.object({ category: wholeNumber() }),
    query: listFields,
    answer: listAnswer(inquirySchema),
    timeoutMs: limits.listTimeoutMs,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact_d/{id}',
    access: 'admin',
    summary: '문의 상세',
    params: z.object({ id: wholeNumber() }),
    answer: z.object({ success: z.boolean(), data: inquirySchema }),
    timeoutMs: limits.listTimeoutMs,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/delete',
    access: 'admin',
    summary: '문의 삭제',
    body: deleteBody,
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
};
