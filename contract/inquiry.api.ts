import * as z from 'zod/mini';
import { createdAnswer, doneAnswer, recordAnswer } from './answer.wire.ts';
import { inquirySearchFields } from './choices.ts';
import { defineEndpoint } from './endpoint.ts';
import { inquiryBody, inquiryCodec } from './inquiry.wire.ts';
import { limits } from './limits.ts';
import { deleteFields, listFields } from './list.api.ts';
import { listAnswer } from './list.wire.ts';
import { wholeNumber } from './text.ts';

export const inquiryApi = {
  submit: defineEndpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'open',
    summary: '문의 접수',
    body: inquiryBody,
    answer: createdAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact/cateId/{category}',
    access: 'admin',
    summary: '문의 목록 (연락처와 이메일은 가려서, 배치도는 빼고)',
    params: z.object({ category: wholeNumber() }),
    query: listFields(inquirySearchFields),
    answer: listAnswer(inquiryCodec),
    timeoutMs: limits.listTimeoutMs,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact_d/{id}',
    access: 'admin',
    summary: '문의 상세',
    params: z.object({ id: wholeNumber() }),
    answer: recordAnswer(inquiryCodec),
    timeoutMs: limits.listTimeoutMs,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/delete',
    access: 'admin',
    summary: '문의 삭제',
    body: deleteFields,
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
};
