import { createdAnswer, doneAnswer } from './answer.wire.ts';
import { currentPopupPath } from './current-popup.api.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { popupAnswer, popupBody, popupChangeBody, popupDeleteBody } from './popup.wire.ts';
import { popupUpload } from './upload.ts';

export const popupApi = {
  current: defineEndpoint({
    method: 'GET',
    path: currentPopupPath,
    access: 'open',
    summary: '현재 팝업 (로그인한 관리자에게는 번호와 원본 이름도)',
    answer: popupAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popup',
    access: 'editor',
    summary: '팝업 등록 또는 교체',
    body: popupBody,
    carries: 'multipart',
    file: popupUpload,
    answer: createdAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  change: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popup/link',
    access: 'editor',
    summary: '팝업의 링크만 수정',
    body: popupChangeBody,
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/popup',
    access: 'editor',
    summary: '팝업 삭제',
    body: popupDeleteBody,
    answer: doneAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
};
