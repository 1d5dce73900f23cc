import { secondStepApi } from '#contract/second-step.api.ts';
import type { SecondStepState, TotpSecret } from '#contract/second-step.ts';
import { ownSessionsApi } from '#contract/own-sessions.api.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import { adminCall } from '../session/admin-call.ts';
import { makePasskey } from '../session/passkey-reply.ts';

export function readSecondStep(signal: AbortSignal): Promise<SecondStepState> {
  return adminCall(secondStepApi.state, { signal });
}

export function beginTotp(password: string): Promise<TotpSecret> {
  return adminCall(secondStepApi.beginTotp, { body: { password } });
}

export async function confirmTotp(code: string): Promise<readonly string[]> {
  return (await adminCall(secondStepApi.confirmTotp, { body: { code } })).recoveryCodes;
}

export async function removeTotp(password: string, code: string): Promise<void> {
  await adminCall(secondStepApi.removeTotp, { body: { password, code } });
}

/** The codes to fall back on, where there were none yet. */
export async function addPasskey(password: string): Promise<readonly string[]> {
  const reply = await makePasskey(await adminCall(secondStepApi.passkeyOptions, { body: { password } }));
  return (await adminCall(secondStepApi.addPasskey, { body: { reply } })).recoveryCodes;
}

export async function removePasskey(id: string, password: string, code: string): Promise<void> {
  await adminCall(secondStepApi.removePasskey, { params: { id }, body: { password, code } });
}

export function readSessions(signal: AbortSignal): Promise<OwnSession[]> {
  return adminCall(ownSessionsApi.list, { signal });
}

export async function endSession(id: string): Promise<void> {
  await adminCall(ownSessionsApi.end, { params: { id } });
}
