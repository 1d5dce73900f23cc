import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { passkeyFields, passkeyOptionsAnswer } from './passkey.wire.ts';
import { loginAnswer } from './session.wire.ts';

const timeoutMs = limits.listTimeoutMs;
const path = '/admin/loginStep/passkey';

/** Apart from the other calls of a login: few logins need them. */
export const passkeyLoginApi = {
  options: defineEndpoint({
    method: 'POST',
    path: `${path}/options`,
    access: 'open',
    summary: '패스키로 로그인 마치기: 기기에 물어볼 내용',
    answer: passkeyOptionsAnswer,
    timeoutMs,
  }),
  finish: defineEndpoint({
    method: 'POST',
    path,
    access: 'open',
    summary: '패스키로 로그인 마치기',
    body: passkeyFields,
    answer: loginAnswer,
    timeoutMs,
  }),
};
