import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { clockSkewMs, type Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { skipLocked } from '#server/db/skip-locked.ts';

export interface RecentEventsSetup {
  clock: Clock;
  /** Keeps the events of several of these apart. */
  name: string;
  windowMs: number;
}

/** What somebody did within the last while, kept in the database for all server processes. */
export interface RecentEvents {
  /** One name for what they have in common, fit for a lock. Hashed: the table must not tell who did what from where. */
  bucketOf(who: string): string;
  /** When the `nth` newest one was; null when there are fewer. */
  nthNewest(from: Db, who: string, nth: number): Promise<Date | null>;
  add(trx: Db, who: string): Promise<void>;
  forget(db: Db, who: string): Promise<void>;
}

export function createRecentEvents({ clock, name, windowMs }: RecentEventsSetup): RecentEvents {
  let lastSweep = 0;

  const bucketOf = (who: string) => `${name}:${createHash('sha256').update(who).digest('base64url')}`;

  /** An event counts if it was after the first and not after the second of these moments. */
  function window(): { after: string; until: string } {
    const now = clock().getTime();
    return {
      after: new Date(now - windowMs).toISOString(),
      until: new Date(now + clockSkewMs).toISOString(),
    };
  }

  /** Once a window, everybody's rows that no longer count. */
  async function sweep(trx: Db): Promise<void> {
    const now = clock().getTime();
    if (Math.abs(now - lastSweep) < windowMs) return;
    lastSweep = now;
    const { after, until } = window();
    await sql`delete from attempt where id in (
      select id from attempt where bucket like ${`${name}:%`} and (at <= ${after} or at > ${until}) ${skipLocked(trx)}
    )`.execute(trx);
  }

  return {
    bucketOf,

    async nthNewest(from, who, nth) {
      const { after, until } = window();
      const row = await from
        .selectFrom('attempt')
        .select('at')
        .where('bucket', '=', bucketOf(who))
        .where('at', '>', after)
        .where('at', '<=', until)
        .orderBy('at', 'desc')
        .offset(nth - 1)
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : new Date(row.at);
    },

    async add(trx, who) {
      await trx
        .insertInto('attempt')
        .values({ bucket: bucketOf(who), at: clock().toISOString() })
        .execute();
      await sweep(trx);
    },

    async forget(db, who) {
      await db.deleteFrom('attempt').where('bucket', '=', bucketOf(who)).execute();
    },
  };
}
