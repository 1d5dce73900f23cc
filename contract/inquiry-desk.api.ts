import * as z from 'zod/mini';
import { changedAnswer, createdAnswer, doneAnswer, fileAnswer, recordAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  assigneesAnswer,
  inquiryBulkFields,
  inquiryChangeFields,
  inquiryDetailCodec,
  inquiryExportFields,
  inquiryListAnswer,
  inquiryQueryFields,
  memoFields,
} from './inquiry-desk.wire.ts';
import { limits } from './limits.ts';
import { deleteFields } from './list.api.ts';
import { replyFields } from './mail.wire.ts';
import { wholeNumber } from './text.ts';

const timeoutMs = limits.listTimeoutMs;
const one = z.object({ id: wholeNumber() });

/** What staff do with inquiries. */
export const inquiryDeskApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact/cateId/{category}',
    access: 'sales',
    summary: '문의 목록 (연락처와 이메일은 가려서, 배치도는 빼고)',
    params: z.object({ category: wholeNumber() }),
    query: inquiryQueryFields,
    answer: inquiryListAnswer,
    timeoutMs,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact_d/{id}',
    access: 'sales',
    summary: '문의 상세 (이전과 다음 문의는 목록의 조건에 따라)',
    params: one,
    query: inquiryQueryFields,
    answer: recordAnswer(inquiryDetailCodec),
    timeoutMs,
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/contact/{id}',
    access: 'sales',
    summary: '문의 상태와 담당 관리자 변경',
    params: one,
    body: inquiryChangeFields,
    answer: changedAnswer,
    timeoutMs,
  }),
  changeAll: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/bulk',
    access: 'sales',
    summary: '문의 여러 건의 상태 또는 담당 관리자 변경',
    body: inquiryBulkFields,
    answer: doneAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  memo: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/{id}/memo',
    access: 'sales',
    summary: '문의 메모 등록',
    params: one,
    body: memoFields,
    answer: createdAnswer,
    timeoutMs,
  }),
  reply: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/{id}/reply',
    access: 'sales',
    summary: '문의에 메일로 답변',
    params: one,
    body: replyFields,
    answer: createdAnswer,
    timeoutMs,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact/export',
    access: 'sales',
    summary: '문의 목록을 엑셀 파일로 (연락처와 이메일을 가리지 않고, 50,000건까지)',
    query: inquiryExportFields,
    answer: fileAnswer,
    answers: 'spreadsheet',
    timeoutMs: limits.exportTimeoutMs,
  }),
  assignees: defineEndpoint({
    method: 'GET',
    path: '/api/admin/contact/assignees',
    access: 'sales',
    summary: '문의 담당 관리자로 지정할 수 있는 관리자',
    answer: assigneesAnswer,
    timeoutMs,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/admin/contact/delete',
    access: 'sales',
    summary: '문의 삭제',
    body: deleteFields,
    answer: doneAnswer,
    timeoutMs,
  }),
};
