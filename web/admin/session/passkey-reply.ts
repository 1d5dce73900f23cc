import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { messages } from '#contract/messages.ts';
import type { PasskeyOptions, PasskeyReply } from '#contract/passkey.ts';
import { CallError } from '#web/api/call-error.ts';

const { passkeyAborted, passkeyExists, passkeyImpossible } = messages.admin;

/** The reasons of browsers are in English and for developers; some of them are told apart. */
const reasons: readonly [name: RegExp, message: string][] = [
  [/NotAllowed|Abort/, passkeyAborted],
  // The device has one of this account already.
  [/InvalidState/, passkeyExists],
];

function refusedBy(error: unknown): CallError {
  const name = error instanceof Error ? error.name : '';
  const serverMessage = reasons.find(([reason]) => reason.test(name))?.[1] ?? passkeyImpossible;
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
