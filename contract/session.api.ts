import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { doneAnswer } from './list.wire.ts';
import { credentials, passwordChange } from './session.ts';
import { loginFields, loginSchema, passwordFields, sessionSchema } from './session.wire.ts';

const timeoutMs = limits.listTimeoutMs;

export const sessionApi = {
  check: defineEndpoint({
    method: 'GET',
    path: '/admin/checkSession',
    access: 'open',
    summary: '로그인 상태',
    answer: sessionSchema,
    timeoutMs,
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/admin/loginProc',
    access: 'open',
    summary: '로그인',
    body: { fields: loginFields, schema: credentials },
    carries: 'json-or-form',
    answer: loginSchema,
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
    access: 'admin',
    summary: '비밀번호 변경',
    body: { fields: passwordFields, schema: passwordChange },
    answer: doneAnswer,
    timeoutMs,
  }),
};
