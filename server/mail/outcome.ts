import { maskEmail } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import { oneLine } from './mail-texts.ts';

/** What came of trying to send a mail. `isFinal`: trying again would come to the same. */
export type Outcome = { isSent: true } | { isSent: false; isFinal: boolean; reason: string };

const { mail } = messages;
const longestReason = 300;
/** The session was in the wrong state, whatever was to be sent. */
const badSequence = 503;

/** What nodemailer says of a failure. */
interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

/** Short, on one line, and with no address whole: it is shown and logged. Cut first: a server may say anything. */
function told(said: unknown): string {
  const text = typeof said === 'string' ? said.slice(0, 2 * longestReason) : '';
  return Array.from(oneLine(text).replaceAll(/[^\s<>@]+@[^\s<>@]+/g, maskEmail))
    .slice(0, longestReason)
    .join('');
}

function reasonOf({ code, response, responseCode, message }: SmtpFailure): string {
  const said = told(response || message);
  switch (code) {
    case 'ETIMEDOUT':
      return mail.slow;
    case 'EAUTH':
    case 'ENOAUTH':
      return mail.loginRefused(said);
    case 'EENVELOPE':
    case 'EMESSAGE':
      // An answer without a number is none.
      return response !== undefined && responseCode === undefined ? mail.garbled(said) : mail.refused(said);
    case 'EPROTOCOL':
      return mail.garbled(said);
    default:
      return mail.unreachable(said);
  }
}

/** A server that refuses this address or this text will do so again; anything else may pass. */
function isFinal({ code, command, responseCode }: SmtpFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== badSequence;
  return isRefusal && (command === 'RCPT TO' || command === 'DATA');
}

export function failureOutcome(error: unknown): Outcome {
  const failure = error as SmtpFailure;
  return { isSent: false, isFinal: isFinal(failure), reason: reasonOf(failure) };
}
