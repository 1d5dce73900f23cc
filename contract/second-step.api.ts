import * as z from 'zod/mini';
import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { passkeyFields, passkeyOptionsAnswer } from './passkey.wire.ts';
import {
  ownPasswordFields,
  recoveryCodesAnswer,
  secondStepAnswer,
  proofFields,
  totpSecretAnswer,
} from './second-step.wire.ts';
import { codeFields } from './session.wire.ts';

const timeoutMs = limits.listTimeoutMs;
const path = '/api/admin/second-step';

/** How somebody sets up the second step of their own logins. */
export const secondStepApi = {
  state: defineEndpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: '내 추가 인증 상태',
    answer: secondStepAnswer,
    timeoutMs,
  }),
  beginTotp: defineEndpoint({
    method: 'POST',
    path: `${path}/totp`,
    access: 'staff',
    summary: '인증 앱 등록 시작 (확인하기 전에는 적용되지 않음)',
    body: ownPasswordFields,
    answer: totpSecretAnswer,
    timeoutMs,
  }),
  confirmTotp: defineEndpoint({
    method: 'POST',
    path: `${path}/totp/confirm`,
    access: 'staff',
    summary: '인증 앱의 코드를 확인하고 추가 인증 사용',
    body: codeFields,
    answer: recoveryCodesAnswer,
    timeoutMs,
  }),
  removeTotp: defineEndpoint({
    method: 'DELETE',
    path: `${path}/totp`,
    access: 'staff',
    summary: '인증 앱 해제',
    body: proofFields,
    answer: doneAnswer,
    timeoutMs,
  }),
  passkeyOptions: defineEndpoint({
    method: 'POST',
    path: `${path}/passkey/options`,
    access: 'staff',
    summary: '패스키 등록 시작',
    body: ownPasswordFields,
    answer: passkeyOptionsAnswer,
    timeoutMs,
  }),
  addPasskey: defineEndpoint({
    method: 'POST',
    path: `${path}/passkey`,
    access: 'staff',
    summary: '패스키 등록',
    body: passkeyFields,
    answer: recoveryCodesAnswer,
    timeoutMs,
  }),
  removePasskey: defineEndpoint({
    method: 'DELETE',
    path: `${path}/passkey/{id}`,
    access: 'staff',
    summary: '패스키 삭제',
    params: z.object({ id: z.string() }),
    body: proofFields,
    answer: doneAnswer,
    timeoutMs,
  }),
};
