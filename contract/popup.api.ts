import * as z from 'zod/mini';
import { currentPopupPath } from './current-popup.api.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { doneAnswer } from './list.wire.ts';
import { messages } from './messages.ts';
import { createdAnswer } from './post.api.ts';
import { popupDeleteFields, popupFields, popupLinkFields, popupSchema } from './popup.wire.ts';
import { wholeNumber } from './text.ts';
import { optionalLink } from './web-address.ts';

const id = wholeNumber(messages.admin.popupNone);

export const popupApi = {
  current: defineEndpoint({
    method: 'GET',
    path: currentPopupPath,
    access: 'open',
    summary: '현재 팝업 (로그인한 관리자에게는 번호와 원본 이름도)',
    answer: popupSchema,
    timeoutMs: limits.listTimeoutMs,
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popup',
    access: 'admin',
    summary: '팝업 등록 또는 교체',
    body: { fields: popupFields, schema: z.object({ link: optionalLink }) },
    carries: 'multipart',
    file: 'file',
    answer: createdAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  changeLink: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popup/link',
    access: 'admin',
    summary: '팝업의 링크만 수정',
    body: { fields: popupLinkFields, schema: z.object({ id, link: optionalLink }) },
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/popup',
    access: 'admin',
    summary: '팝업 삭제',
    query: popupDeleteFields,
    body: { fields: popupDeleteFields, schema: z.object({ id }) },
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
};
