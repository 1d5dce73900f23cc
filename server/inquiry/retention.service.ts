import { everyInquiryCategory, everyInquiryStatus } from '#contract/choices.ts';
import { dayMs } from '#contract/seoul-day.ts';
import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { lockInquiries } from './inquiry-lock.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';

interface RetentionDependencies {
  db: Db;
  write: WriteInquiries;
  clock: Clock;
  accessLog: AccessLogService;
  /** How long an inquiry is kept. */
  days: number;
}

/** In one transaction: others have their turn in between. */
const batch = 200;
/** Who does it, in the access log. */
const site = { login: '자동 파기', address: '' };

/** Destroys inquiries whose time is over. */
export function createRetentionService({ db, write, clock, accessLog, days }: RetentionDependencies) {
  /** Another server may be at it too: what it has destroyed is neither there nor counted again. */
  async function destroy(ids: readonly number[]): Promise<void> {
    await write(async (trx, tally) => {
      await lockInquiries(trx, ids);
      const removed = await repository.remove(trx, tally, ids);
      if (removed.length > 0) await accessLog.writeIn(trx, site, 'inquiryExpire', `문의 ${removed.length}건`);
    });
  }

  return {
    async destroyExpired(): Promise<void> {
      const before = new Date(clock().getTime() - days * dayMs).toISOString();
      for (const { number: category } of everyInquiryCategory) {
        for (const { number: status } of everyInquiryStatus) {
          for (;;) {
            const ids = await repository.receivedBefore(db, { category, status, before, limit: batch });
            if (ids.length === 0) break;
            await destroy(ids);
          }
        }
      }
    },
  };
}
