import { mailApi } from '#contract/mail.api.ts';
import type { MailPage, MailQuery } from '#contract/mail.ts';
import { adminCall } from '../session/admin-call.ts';

export const mailStart = { page: 1, state: '' };
export type MailAddress = typeof mailStart;

/** What is no state in an address asks for all of them, here as on the server. */
export function readMails({ page, state }: MailAddress, signal: AbortSignal): Promise<MailPage> {
  return adminCall(mailApi.list, { query: { page, state: state as MailQuery['state'] }, signal });
}

export function retryMail(id: number): Promise<string> {
  return adminCall(mailApi.retry, { params: { id } });
}
