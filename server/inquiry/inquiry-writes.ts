import { announce } from '#server/db/version-feed.ts';
import type { Db } from '#server/db/schema.ts';
import { createTally, type Tally } from './inquiry-counts.ts';

/** Under which name other servers hear that there is more or less to be opened. */
export const unreadScope = 'inquiries';

/** Writes inquiries: in one transaction, with the counts last, and those who watch the desk are told. */
export type WriteInquiries = <Result>(work: (trx: Db, tally: Tally) => Promise<Result>) => Promise<Result>;

export function createInquiryWrites(db: Db, tellWatchers: () => void): WriteInquiries {
  return async (work) => {
    const tally = createTally();
    const result = await db.transaction().execute(async (trx) => {
      const done = await work(trx, tally);
      await tally.write(trx);
      if (tally.changesUnread()) await announce(trx, unreadScope);
      return done;
    });
    if (tally.changesUnread()) tellWatchers();
    return result;
  };
}
