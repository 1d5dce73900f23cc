import { categoryName, inquiryStatuses } from '#contract/choices.ts';
import type { InquiryDetail, InquiryPage, InquiryQuery } from '#contract/inquiry-desk.ts';
import { inquiryFieldNames } from '#contract/inquiry-fields.ts';
import {
  isSpam,
  maskEmail,
  maskPhone,
  phoneDigits,
  type Inquiry,
  type InquiryInput,
} from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/errors.ts';
import { idempotentCreateAll } from '#server/idempotency/idempotent-create.ts';
import type { MailService } from '#server/mail/mail.service.ts';
import { checkedPlan } from './checked-plan.ts';
import { createGroupCommit } from './group-commit.ts';
import type { PutInTrash } from './inquiry-bin.ts';
import { countInquiries } from './inquiry-counts.ts';
import { lockedRows, lockInquiries } from './inquiry-lock.ts';
import { listInquiries } from './inquiry-list.repository.ts';
import { neighboursIn } from './inquiry-neighbours.ts';
import { selectionOf } from './inquiry-selection.ts';
import { numbered } from './inquiry-words.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository, type Arrival, type Taken } from './inquiry.repository.ts';
import { addToTimeline, timelineOf } from './timeline.repository.ts';

interface InquiryDependencies {
  db: Db;
  write: WriteInquiries;
  clock: Clock;
  accessLog: AccessLogService;
  mails: MailService;
  putInTrash: PutInTrash;
}

interface Submission {
  input: InquiryInput;
  key: string | null;
}

/** Somebody of the staff, and the number under which inquiries are theirs. */
export interface Staff extends Actor {
  adminId: number;
}

/** What a person wrote. */
const wordsOf = (inquiry: Inquiry | InquiryInput): string =>
  JSON.stringify([inquiry.category, ...inquiryFieldNames.map((name) => inquiry[name])]);

const firstStatus = (input: InquiryInput) =>
  (isSpam(input) ? inquiryStatuses.spam : inquiryStatuses.received).number;

export function createInquiryService(dependencies: InquiryDependencies) {
  const { db, write, clock, accessLog, mails, putInTrash } = dependencies;

  const commit = createGroupCommit((submissions: Submission[]) =>
    write(async (trx, tally) => {
      const now = clock();
      const storedWords = async (id: number) => {
        const stored = await repository.find(trx, id);
        return stored && wordsOf(stored);
      };
      const requests = submissions.map(({ input, key }) => ({
        input,
        key,
        // Nobody is handed the receipt of what somebody else wrote.
        words: { text: wordsOf(input), of: storedWords },
      }));
      /** All that inquiries begin with is written here, in their own transaction. */
      const receive = async (fresh: readonly { input: InquiryInput }[]) => {
        const createdAt = now.toISOString();
        const arrivals = fresh.map(({ input }) => ({ input, status: firstStatus(input), createdAt }));
        const taken = await repository.insertAll(trx, tally, arrivals);
        const mailed = taken.flatMap((one, index) => {
          const { input, status } = arrivals[index] as Arrival;
          return status === inquiryStatuses.spam.number ? [] : [{ ...input, ...one }];
        });
        await mails.writeForInquiries(trx, mailed);
        return taken.map(({ id }) => id);
      };
      const made = await idempotentCreateAll(trx, 'inquiry', now, requests, receive);
      const ids = made.map(({ id }) => id);
      const receipts = await repository.receiptsOf(trx, ids);
      return ids.map((id): Taken => ({ id, receipt: receipts.get(id) ?? '' }));
    }),
  );

  /** Whoever opens it first is written down; a message of its sender makes it unread again. */
  async function markRead(id: number, { login }: Actor): Promise<void> {
    await write(async (trx, tally) => {
      const [row] = await lockedRows(trx, [id]);
      if (row === undefined || row.unread === 0) return;
      await repository.update(trx, tally, row, { unread: 0 });
      await addToTimeline(trx, id, { kind: 'read', at: clock().toISOString(), by: login, text: '' });
    });
  }

  async function mustFind(id: number) {
    const inquiry = await repository.find(db, id);
    if (inquiry === null) throw new AppError('notFound', messages.admin.inquiryMissing);
    return inquiry;
  }

  return {
    /**
     * Resolves when the inquiry is on disk. The same words under the same key within a day are the same inquiry while
     * it is there. `admit` may
     * refuse one in which all is right: what is wrong with one uses up nobody's limit.
     */
    async submit(input: InquiryInput, key: string | null, admit?: () => Promise<void>): Promise<Taken> {
      const checked = { ...input, plan: checkedPlan(input.plan) };
      await admit?.();
      const taken = await commit({ input: checked, key });
      mails.wake();
      return taken;
    },

    /** A page of inquiries with phone and e-mail masked and without plans, which are large; who looked is written down. */
    async list(category: number, query: InquiryQuery, staff: Staff): Promise<InquiryPage> {
      const selection = await selectionOf(db, category, query);
      // First: what comes meanwhile is told as new, not passed over.
      const counts = await countInquiries(db, category, staff.adminId);
      const page = await listInquiries(db, selection, query);
      const searching = query.keyword !== '';
      await accessLog.write(
        staff,
        searching ? 'inquirySearch' : 'inquiryList',
        `${categoryName(category)} ${page.page}쪽 ${page.items.length}건`,
      );
      const masked = page.items.map((inquiry) => ({
        ...inquiry,
        phone: maskPhone(inquiry.phone),
        email: maskEmail(inquiry.email),
      }));
      return { ...page, items: masked, counts };
    },

    /** `query`: the list that it was opened from, in which it has its neighbours. */
    async view(id: number, query: InquiryQuery, actor: Actor): Promise<InquiryDetail> {
      const unopened = await mustFind(id);
      await accessLog.write(actor, 'inquiryView', numbered(id));
      if (!unopened.isRead) await markRead(id, actor);
      const inquiry = unopened.isRead ? unopened : await mustFind(id);
      const received = { kind: 'received', at: inquiry.createdAt, by: '', text: '' } as const;
      return {
        ...inquiry,
        ...(await neighboursIn(db, await selectionOf(db, inquiry.category, query), query, inquiry)),
        timeline: [received, ...(await timelineOf(db, id))],
        others: await repository.others(db, id, phoneDigits(inquiry.phone), inquiry.email),
        isMailOn: mails.isOn,
      };
    },

    /** Into the trash. */
    async remove(ids: readonly number[], actor: Actor): Promise<void> {
      await write(async (trx, tally) => {
        await lockInquiries(trx, ids);
        const removed = await repository.remove(trx, tally, ids);
        if (removed.length === 0) return;
        await putInTrash(trx, removed, { at: clock(), by: actor.login });
        const numbers = removed.map(({ inquiry }) => inquiry.id).toSorted((one, other) => one - other);
        await accessLog.writeIn(trx, actor, 'inquiryDelete', numbered(...numbers));
      });
    },
  };
}

export type InquiryService = ReturnType<typeof createInquiryService>;
