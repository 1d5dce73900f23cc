import * as z from 'zod/mini';
import {
  adminChangeFields,
  adminsAnswer,
  inviteAnswerFields,
  invitedAnswer,
  inviteFields,
  newLinkFields,
} from './admins.wire.ts';
import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const timeoutMs = limits.listTimeoutMs;
const path = '/api/admin/admins';
const one = z.object({ id: z.string() });

export const adminsApi = {
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'owner',
    summary: '관리자 목록',
    answer: adminsAnswer,
    timeoutMs,
  }),
  invite: defineEndpoint({
    method: 'POST',
    path,
    access: 'owner',
    summary: '관리자 초대 (비밀번호를 설정하는 24시간짜리 링크)',
    body: inviteFields,
    answer: invitedAnswer,
    timeoutMs,
  }),
  newLink: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/invite`,
    access: 'owner',
    summary: '비밀번호를 설정하는 새 링크',
    params: one,
    body: newLinkFields,
    answer: invitedAnswer,
    timeoutMs,
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: 'owner',
    summary: '관리자의 역할, 사용 여부, 이름 변경',
    params: one,
    body: adminChangeFields,
    answer: doneAnswer,
    timeoutMs,
  }),
  endSessions: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/end-sessions`,
    access: 'owner',
    summary: '관리자를 모든 기기에서 로그아웃',
    params: one,
    answer: doneAnswer,
    timeoutMs,
  }),
  acceptInvite: defineEndpoint({
    method: 'POST',
    path: '/admin/invite',
    access: 'open',
    summary: '초대 링크로 비밀번호 설정 (한 번)',
    body: inviteAnswerFields,
    carries: 'json-or-form',
    answer: doneAnswer,
    timeoutMs,
  }),
};
