import { inquiryStatuses } from '#contract/choices.ts';
import { maskWord } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import type { Receipt } from '#contract/receipt.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import type { RateLimiter } from '#server/limits/rate-limiter.ts';
import type { Tally } from './inquiry-counts.ts';
import { lockedRow } from './inquiry-lock.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';
import { maskSender } from './mask-sender.ts';
import { addToTimeline, timelineOf, timelineText } from './timeline.repository.ts';

interface ReceiptDependencies {
  db: Db;
  write: WriteInquiries;
  clock: Clock;
  /** Counts what was asked for under receipts that nobody has. */
  wrongReceipts: RateLimiter;
}

interface Message {
  text: string;
  at: string;
}

/** One inquiry takes so many messages: who has more to say has something else to say. */
const mostMessages = 50;
const { received, spam } = inquiryStatuses;

/** What whoever has a receipt may see and do. `network` is where they ask from: wrong ones are limited. */
export function createReceiptService({ db, write, clock, wrongReceipts }: ReceiptDependencies) {
  async function mustFind(receipt: string, network: string): Promise<InquiryRow> {
    await wrongReceipts.check(network);
    const row = await repository.findByReceipt(db, receipt);
    if (row !== null) return row;
    await wrongReceipts.take(network);
    throw notFound(messages.public.receiptMissing);
  }

  async function append(trx: Db, tally: Tally, id: number, message: Message): Promise<number> {
    const { text, at } = message;
    const row = await lockedRow(trx, id, messages.public.receiptMissing);
    const sent = (await timelineOf(trx, id)).filter(({ kind }) => kind === 'message');
    if (sent.length >= mostMessages) throw new AppError('tooMany', messages.public.tooManyMessages);
    if (row.unread === 0) await repository.update(trx, tally, row, { unread: 1 });
    return addToTimeline(trx, id, { kind: 'message', at, by: '', text });
  }

  return {
    async find(receipt: string, network: string): Promise<Receipt> {
      const row = await mustFind(receipt, network);
      const timeline = await timelineOf(db, row.id);
      return {
        receipt,
        category: row.category,
        company: maskWord(row.company),
        name: maskWord(row.name),
        status: row.status === spam.number ? received.number : row.status,
        receivedAt: row.created_at,
        entries: timeline.flatMap(({ kind, at, text }) =>
          kind === 'reply' || kind === 'message' ? [{ kind, at, text: maskSender(text, row) }] : [],
        ),
      };
    },

    /** Adds what its sender has to say and marks the inquiry unread; the same words under the same key within a day are the same message. */
    async addMessage(receipt: string, text: string, key: string | null, network: string): Promise<void> {
      const { id } = await mustFind(receipt, network);
      await write(async (trx, tally) => {
        const now = clock();
        const create = () => append(trx, tally, id, { text, at: now.toISOString() });
        const words = { text, of: (entry: number) => timelineText(trx, entry) };
        await idempotentCreate(trx, `message ${id}`, now, { key, words, create });
      });
    },
  };
}

export type ReceiptService = ReturnType<typeof createReceiptService>;
