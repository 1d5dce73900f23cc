import { passkeyLoginApi } from '#contract/passkey-login.api.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { answerWithPasskey } from './passkey-reply.ts';
import { enter } from './session-calls.ts';

/** The second step of a login, by a passkey. */
export async function finishWithPasskey(): Promise<AdminIdentity | null> {
  const reply = await answerWithPasskey(await call(passkeyLoginApi.options));
  return (await enter(await call(passkeyLoginApi.finish, { body: { reply } }))).admin;
}
