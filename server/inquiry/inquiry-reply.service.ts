import { inquiryStatuses } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import type { MailService } from '#server/mail/mail.service.ts';
import type { Tally } from './inquiry-counts.ts';
import { lockedRow } from './inquiry-lock.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { numbered, statusChange } from './inquiry-words.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';
import { addToTimeline, timelineText } from './timeline.repository.ts';

interface ReplyDependencies {
  write: WriteInquiries;
  clock: Clock;
  accessLog: AccessLogService;
  mails: MailService;
}

interface Reply {
  subject: string;
  text: string;
}

/** In which transaction, when and by whom. */
interface Answering {
  trx: Db;
  tally: Tally;
  at: string;
  actor: Actor;
}

const { received, working } = inquiryStatuses;
const entryText = ({ subject, text }: Reply) => `${subject}\n\n${text}`;

/** Answers to inquiries: on the timeline and, by mail, to the sender. */
export function createInquiryReplyService({ write, clock, accessLog, mails }: ReplyDependencies) {
  /** Whoever is answered is being attended to. */
  async function markAnswered({ trx, tally, at, actor: { login: by } }: Answering, row: InquiryRow) {
    const isFirst = row.status === received.number;
    const status = isFirst ? working.number : row.status;
    if (isFirst) {
      const text = statusChange(row.status, status);
      await addToTimeline(trx, row.id, { kind: 'status', at, by, text });
    }
    if (!isFirst && row.answered_at !== null) return;
    const change = { status, answered_at: row.answered_at ?? at, version: row.version + 1 };
    await repository.update(trx, tally, row, change);
  }

  async function answer(answering: Answering, id: number, reply: Reply): Promise<number> {
    const { trx, at, actor } = answering;
    const row = await lockedRow(trx, id);
    const by = actor.login;
    const entry = await addToTimeline(trx, id, { kind: 'reply', at, by, text: entryText(reply) });
    await markAnswered(answering, row);
    const inquiry = { ...row, robotType: row.robot_type, robotModel: row.robot_model };
    await mails.writeReply(trx, inquiry, reply);
    if (!mails.isOn) await addToTimeline(trx, id, { kind: 'mail', at, by: '', text: messages.mail.off });
    await accessLog.writeIn(trx, actor, 'inquiryReply', numbered(id));
    return entry;
  }

  return {
    /** Gives its number on the timeline and what to say; the same words under the same key within a day are the same answer. */
    async reply(
      id: number,
      reply: Reply,
      key: string | null,
      actor: Actor,
    ): Promise<{ id: number; message: string }> {
      const made = await write((trx, tally) => {
        const now = clock();
        const create = () => answer({ trx, tally, at: now.toISOString(), actor }, id, reply);
        const words = { text: entryText(reply), of: (entry: number) => timelineText(trx, entry) };
        return idempotentCreate(trx, `reply ${id}`, now, { key, words, create });
      });
      mails.wake();
      return {
        id: made.id,
        message: mails.isOn ? messages.admin.replied : messages.admin.repliedWithoutMail,
      };
    },
  };
}

export type InquiryReplyService = ReturnType<typeof createInquiryReplyService>;
