import { createdAnswer, doneAnswer } from './answer.wire.ts';
import * as z from 'zod/mini';
import { currentPopupPath, shownPopupsPath } from './current-popup.api.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { orderFields } from './order.api.ts';
import {
  popupAnswer,
  popupBody,
  popupChangesBody,
  popupDeleteBody,
  popupLinkBody,
  popupsAnswer,
} from './popup.wire.ts';
import { wholeNumber } from './text.ts';
import { popupUpload } from './upload.ts';

/** An older system's calls, which know one popup: the first. */
export const popupApi = {
  current: defineEndpoint({
    method: 'GET',
    path: currentPopupPath,
    access: 'open',
    summary: '게시 중인 첫 팝업 (로그인한 콘텐츠 담당에게는 순서상 첫 팝업과 그 번호, 원본 이름)',
    answer: popupAnswer,
    timeoutMs: limits.listTimeoutMs,
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popup',
    access: 'editor',
    summary: '첫 팝업 등록 또는 교체',
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
    body: popupLinkBody,
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

const timeoutMs = limits.listTimeoutMs;
const one = z.object({ id: wholeNumber() });

/** The calls that know several. */
export const popupsApi = {
  shown: defineEndpoint({
    method: 'GET',
    path: shownPopupsPath,
    access: 'open',
    summary: '게시 중인 팝업, 순서대로',
    answer: popupsAnswer,
    timeoutMs,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/popups',
    access: 'editor',
    summary: '모든 팝업, 순서대로',
    answer: popupsAnswer,
    timeoutMs,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/admin/popups',
    access: 'editor',
    summary: '팝업 추가 (맨 뒤에 놓임)',
    body: popupBody,
    carries: 'multipart',
    file: popupUpload,
    answer: createdAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/popups/{id}',
    access: 'editor',
    summary: '팝업 수정 (보내지 않은 항목은 그대로 둠)',
    params: one,
    body: popupChangesBody,
    carries: 'json-or-multipart',
    file: popupUpload,
    answer: doneAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/popups/{id}',
    access: 'editor',
    summary: '팝업 하나를 삭제',
    params: one,
    answer: doneAnswer,
    timeoutMs,
  }),
  order: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/popups/order',
    access: 'editor',
    summary: '팝업 순서 변경',
    body: orderFields,
    answer: doneAnswer,
    timeoutMs,
  }),
};
