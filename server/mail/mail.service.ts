import { inquiryCategories } from '#contract/choices.ts';
import { maskEmail } from '#contract/inquiry.ts';
import { limits } from '#contract/limits.ts';
import type { Mail, MailKind, MailPage, MailQuery, MailState } from '#contract/mail.ts';
import { messages } from '#contract/messages.ts';
import { dayMs } from '#contract/seoul-day.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { MailConfig } from '#server/config.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import {
  inviteText,
  noticeText,
  receiptText,
  replyText,
  type Invited,
  type MailedInquiry,
} from './mail-texts.ts';
import { outboxRepository as outbox, type NewMail, type OutboxRow } from './outbox.repository.ts';

interface MailDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  config: MailConfig | null;
  /** Where links in mails lead. */
  origin: string;
  /** Tells the worker that something is due. */
  wake: () => void;
}

/** Sent and failed mails are copies of what the inquiry has; nobody asks for them after so long. */
const keptMs = 90 * dayMs;

function toMail(row: OutboxRow): Mail {
  const kind = row.kind as MailKind;
  return {
    id: row.id,
    kind,
    state: row.state as MailState,
    to: kind === 'notice' ? row.recipient : maskEmail(row.recipient),
    subject: row.subject,
    inquiry: row.inquiry_id,
    tries: row.tries,
    reason: row.reason,
    createdAt: row.created_at,
    dueAt: row.due_at,
    sentAt: row.sent_at,
  };
}

/** The outbox: mails are written in the transaction of what they are about, and sent afterwards. */
export function createMailService({ db, clock, accessLog, config, origin, wake }: MailDependencies) {
  /** Without a mail server they stand there all the same, and say why they were not sent. */
  async function write(trx: Db, mails: readonly NewMail[]): Promise<void> {
    const fate =
      config === null
        ? { state: 'failed' as const, reason: messages.mail.off }
        : { state: 'waiting' as const, reason: '' };
    await outbox.insert(trx, mails, { ...fate, at: clock().toISOString() });
  }

  function staffFor(category: number): readonly string[] {
    if (config === null) return [];
    const { partnership, support } = config.to;
    return category === inquiryCategories.partnership.number ? partnership : support;
  }

  function mailsFor(inquiry: MailedInquiry): NewMail[] {
    const { id: inquiryId, email } = inquiry;
    const { subject, text } = noticeText(inquiry, origin);
    return [
      ...staffFor(inquiry.category).map((to): NewMail => ({ inquiryId, kind: 'notice', to, subject, text })),
      { inquiryId, kind: 'receipt', to: email, ...receiptText(inquiry, origin) },
    ];
  }

  return {
    isOn: config !== null,
    wake,

    /** Tells staff and the sender of each of these inquiries. */
    writeForInquiries: (trx: Db, inquiries: readonly MailedInquiry[]): Promise<void> =>
      write(trx, inquiries.flatMap(mailsFor)),

    writeReply: (trx: Db, inquiry: MailedInquiry, reply: { subject: string; text: string }): Promise<void> =>
      write(trx, [
        { inquiryId: inquiry.id, kind: 'reply', to: inquiry.email, ...replyText(inquiry, reply, origin) },
      ]),

    /** Without a mail server nothing is written: the link that it would carry is no use to who reads the outbox. */
    async writeInvite(trx: Db, to: string, invited: Invited): Promise<void> {
      if (config === null) return;
      await write(trx, [{ inquiryId: 0, kind: 'invite', to, ...inviteText(invited, origin) }]);
    },

    async list(query: MailQuery, actor: Actor): Promise<MailPage> {
      const counts = await outbox.counts(db);
      const { waiting, sent, failed } = counts;
      const total = query.state === '' ? waiting + sent + failed : counts[query.state];
      const page = await outbox.list(db, query, total, limits.adminPageSize);
      await accessLog.write(actor, 'mailList', `${page.page}쪽 ${page.items.length}건`);
      return { ...page, items: page.items.map(toMail), counts, isOn: config !== null };
    },

    /** Tries a mail that was not sent again, at once and for another three days. */
    async retry(id: number, actor: Actor): Promise<void> {
      const mail = await outbox.find(db, id);
      if (mail === null) throw notFound(messages.admin.mailMissing);
      if (mail.state === 'sent') throw new AppError('conflict', messages.admin.mailAlreadySent);
      if (config === null) throw new AppError('conflict', messages.mail.off);
      if (mail.text === '') throw new AppError('conflict', messages.admin.inviteMailGone);
      await db.transaction().execute(async (trx) => {
        await outbox.requeue(trx, id, clock().toISOString());
        await accessLog.writeIn(trx, actor, 'mailRetry', `메일 ${id}번`);
      });
      wake();
    },

    forgetOld: (): Promise<void> =>
      outbox.removeBefore(db, new Date(clock().getTime() - keptMs).toISOString()),
  };
}

export type MailService = ReturnType<typeof createMailService>;
