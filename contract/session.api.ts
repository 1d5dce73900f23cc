import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { codeFields, loginAnswer, loginFields, passwordFields, sessionAnswer } from './session.wire.ts';

const timeoutMs = limits.listTimeoutMs;

export const sessionApi = {
  check: defineEndpoint({
    method: 'GET',
    path: '/admin/checkSession',
    access: 'open',
    summary: '로그인 상태',
    answer: sessionAnswer,
    timeoutMs,
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/admin/loginProc',
    access: 'open',
    summary: '로그인',
    body: loginFields,
    carries: 'json-or-form',
    answer: loginAnswer,
    timeoutMs,
  }),
  loginStep: defineEndpoint({
    method: 'POST',
    path: '/admin/loginStep',
    access: 'open',
    summary: '인증 코드로 로그인 마치기',
    body: codeFields,
    carries: 'json-or-form',
    answer: loginAnswer,
    timeoutMs,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/admin/logout',
    access: 'open',
    summary: '로그아웃',
    answer: doneAnswer,
    timeoutMs,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/admin/password',
    access: 'staff',
    summary: '비밀번호 변경',
    body: passwordFields,
    answer: doneAnswer,
    timeoutMs,
  }),
};
