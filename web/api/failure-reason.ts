import { messages } from '#contract/messages.ts';
import { CallError, type CallErrorKind } from './call-error.ts';

const knownReasons: Record<CallErrorKind, string> = {
  offline: messages.admin.offline,
  timeout: messages.admin.offline,
  garbage: messages.admin.invalidAnswer,
  refused: messages.public.unknownError,
};

/** Why a call failed, for people: what the server said, else what is known, else that nothing is. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return messages.public.unknownError;
  return error.serverMessage === '' ? knownReasons[error.kind] : error.serverMessage;
}
