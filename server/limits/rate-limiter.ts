import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { AppError } from '#server/errors.ts';
import { createRecentEvents } from './recent-events.ts';

export interface RateLimit {
  /** Keeps the counts of several limiters apart. */
  name: string;
  /** How many in one window; 0 means: no limit. */
  limit: number;
  windowMs: number;
  /** What the one who is refused reads. */
  message: string;
}

export interface RateLimiter {
  /** Counts one attempt, or refuses it with the time after which the next one may come. */
  take(who: string): Promise<void>;
  /** Refuses just as `take` does, but counts nothing. */
  check(who: string): Promise<void>;
  /** What `check` would throw. */
  refusal(who: string): Promise<AppError | null>;
  /** Whether anything was counted within the window. */
  hasAny(who: string): Promise<boolean>;
  forget(who: string): Promise<void>;
}

/** Counts in the database, so that the limit holds for several server processes together and after a restart. */
export function createRateLimiter(
  db: Db,
  clock: Clock,
  { name, limit, windowMs, message }: RateLimit,
): RateLimiter {
  const events = createRecentEvents({ clock, name, windowMs });

  /** Full when the attempt that came `limit` attempts ago is still in the window. */
  async function refusal(from: Db, who: string): Promise<AppError | null> {
    const blocking = limit === 0 ? null : await events.nthNewest(from, who, limit);
    if (blocking === null) return null;
    const waitMs = Math.min(blocking.getTime() + windowMs - clock().getTime(), windowMs);
    return new AppError('tooMany', message, Math.max(1, Math.ceil(waitMs / 1000)));
  }

  async function check(from: Db, who: string): Promise<void> {
    const refused = await refusal(from, who);
    if (refused !== null) throw refused;
  }

  return {
    async take(who) {
      if (limit === 0) return;
      // A refusal under attack should cost a look, not a write.
      await check(db, who);
      await db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, events.bucketOf(who));
        await check(trx, who);
        await events.add(trx, who);
      });
    },

    check: (who) => check(db, who),
    refusal: (who) => refusal(db, who),

    async hasAny(who) {
      return limit > 0 && (await events.nthNewest(db, who, 1)) !== null;
    },

    async forget(who) {
      if (limit > 0) await events.forget(db, who);
    },
  };
}
