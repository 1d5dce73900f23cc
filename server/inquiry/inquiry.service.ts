import { everyInquiryCategory, type InquirySearchField } from '#contract/choices.ts';
import { maskEmail, maskPhone, type Inquiry, type InquiryInput } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import type { ListQuery, Page } from '#contract/page.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import { idempotentCreateAll } from '#server/idempotency/idempotent-create.ts';
import { checkedPlan } from './checked-plan.ts';
import { createGroupCommit } from './group-commit.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';

interface InquiryDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
}

interface Submission {
  input: InquiryInput;
  key: string | null;
}

export function createInquiryService({ db, clock, accessLog }: InquiryDependencies) {
  const commit = createGroupCommit((submissions: Submission[]) =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      const requests = submissions.map(({ input, key }) => ({
        key,
        create: () => repository.insert(trx, input, now.toISOString()),
      }));
      const made = await idempotentCreateAll(trx, 'inquiry', now, requests);
      return made.map(({ id }) => id);
    }),
  );

  function checkCategory(category: number): void {
    if (category >= everyInquiryCategory.length) throw notFound(messages.wire.unknownCategory);
  }

  return {
    /** Resolves when the inquiry is on disk. The same key within a day is the same inquiry. */
    submit: async (input: InquiryInput, key: string | null): Promise<number> =>
      commit({ input: { ...input, plan: checkedPlan(input.plan) }, key }),

    /** A page of inquiries with phone and e-mail masked and without plans, which are large; who looked is written down. */
    async list(category: number, query: ListQuery<InquirySearchField>, actor: Actor): Promise<Page<Inquiry>> {
      checkCategory(category);
      const page = await repository.list(db, category, query);
      const searching = query.keyword !== '';
      await accessLog.write(
        actor,
        searching ? 'inquirySearch' : 'inquiryList',
        `${everyInquiryCategory[category]?.name} ${page.page}쪽 ${page.items.length}건`,
      );
      const masked = page.items.map((inquiry) => ({
        ...inquiry,
        phone: maskPhone(inquiry.phone),
        email: maskEmail(inquiry.email),
        plan: '',
      }));
      return { ...page, items: masked };
    },

    async view(id: number, actor: Actor): Promise<Inquiry> {
      const inquiry = await repository.find(db, id);
      if (inquiry === null) throw new AppError('notFound', messages.admin.inquiryMissing);
      await accessLog.write(actor, 'inquiryView', `문의 ${id}번`);
      return inquiry;
    },

    async remove(ids: readonly number[], actor: Actor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const removed = await repository.remove(trx, ids);
        if (removed.length > 0)
          await accessLog.writeIn(trx, actor, 'inquiryDelete', `문의 ${removed.join(', ')}번`);
      });
    },
  };
}

export type InquiryService = ReturnType<typeof createInquiryService>;
