import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { messages } from '#contract/messages.ts';
import type { PasskeyOptions, PasskeyReply } from '#contract/passkey.ts';
import { CallError } from '#web/api/call-error.ts';

/** The reasons of browsers are in English and for developers; two of them are told apart. */
function refusedBy(error: unknown): CallError {
  const isAborted = error instanceof Error && /NotAllowed|Abort/.test(error.name);
  const serverMessage = isAborted ? messages.admin.passkeyAborted : messages.admin.passkeyImpossible;
  return new CallError('refused', { status: 400, serverMessage, cause: error });
}

export async function makePasskey(options: PasskeyOptions): Promise<PasskeyReply> {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const reply = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw refusedBy(error);
  });
  return { ...reply };
}

export async function answerWithPasskey(options: PasskeyOptions): Promise<PasskeyReply> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const reply = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw refusedBy(error);
  });
  return { ...reply };
}
