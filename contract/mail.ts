import { company } from './company.ts';
import type { Page } from './page.ts';

/** What becomes of a mail; rows name it by its word. */
export const mailStates = { waiting: '대기', sent: '발송', failed: '실패' } as const;
export type MailState = keyof typeof mailStates;

/** Why a mail was written: to tell staff of an inquiry, to tell its sender, to answer, to invite somebody of the staff. */
export const mailKinds = {
  notice: '접수 알림',
  receipt: '접수 확인',
  reply: '답변',
  invite: '관리자 초대',
} as const;
export type MailKind = keyof typeof mailKinds;

/** A mail of the outbox, without its text. */
export interface Mail {
  id: number;
  kind: MailKind;
  state: MailState;
  /** Masked where it is a customer's. */
  to: string;
  subject: string;
  /** The number of the inquiry that it is about; 0 where it is about none. */
  inquiry: number;
  tries: number;
  /** Why it was not sent, the last time that it was tried; in the mail server's words where it said any. */
  reason: string;
  createdAt: string;
  /** When a waiting mail is tried next, and when a sent one was taken by the mail server. */
  dueAt: string;
  sentAt: string | null;
}

export interface MailQuery {
  page: number;
  /** Nothing: all of them. */
  state: MailState | '';
}

export interface MailPage extends Page<Mail> {
  counts: Record<MailState, number>;
  /** Whether there is a mail server to send by. */
  isOn: boolean;
}

export const replyLimits = { subject: 200, text: 10_000 } as const;

/** What stands below every answer that is mailed; `address` is that of the receipt's page. */
export const replySignature = (receiptNumber: string, address: string) =>
  ['--', company.name, company.phone, `접수번호: ${receiptNumber}`, `문의 진행 상황: ${address}`].join('\n');
