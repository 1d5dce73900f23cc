import { secondStepApi } from '#contract/second-step.api.ts';
import type { SecondStepState, TotpSecret } from '#contract/second-step.ts';
import { adminCall } from '../session/admin-call.ts';

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
