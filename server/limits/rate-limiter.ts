import { createHash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { takeTurn } from '#server/db/take-turn.ts';
import { AppError } from '#server/errors.ts';

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
  forget(who: string): Promise<void>;
}

/** Counts in the database, so that the limit holds for several server processes together and after a restart. */
export function createRateLimiter(
  db: Db,
  clock: Clock,
  { name, limit, windowMs, message }: RateLimit,
): RateLimiter {
  let lastSweep = 0;

  // Hashed: the table must not tell who tried to log in from where.
  const bucketOf = (who: string) => `${name}:${createHash('sha256').update(who).digest('base64url')}`;
  const windowStart = (now: Date) => new Date(now.getTime() - windowMs).toISOString();

  /** Full when the attempt that came `limit` attempts ago is still in the window. */
  async function refuseIfFull(from: Db, bucket: string, now: Date): Promise<void> {
    const blocking = await from
      .selectFrom('attempt')
      .select('at')
      .where('bucket', '=', bucket)
      .where('at', '>', windowStart(now))
      .orderBy('at', 'desc')
      .offset(limit - 1)
      .limit(1)
      .executeTakeFirst();
    if (blocking === undefined) return;
    const waitMs = Date.parse(blocking.at) + windowMs - now.getTime();
    throw new AppError('tooMany', message, Math.max(1, Math.ceil(waitMs / 1000)));
  }

  /** Old rows of those who never came back go too, once a window. */
  async function sweep(trx: Db, now: Date): Promise<void> {
    if (now.getTime() - lastSweep < windowMs) return;
    lastSweep = now.getTime();
    await trx
      .deleteFrom('attempt')
      .where('bucket', 'like', `${name}:%`)
      .where('at', '<=', windowStart(now))
      .execute();
  }

  return {
    async take(who) {
      if (limit === 0) return;
      const bucket = bucketOf(who);
      const now = clock();
      // A refusal under attack should cost a look, not a write.
      await refuseIfFull(db, bucket, now);
      await db.transaction().execute(async (trx) => {
        await takeTurn(trx, bucket);
        await trx
          .deleteFrom('attempt')
          .where('bucket', '=', bucket)
          .where('at', '<=', windowStart(now))
          .execute();
        await refuseIfFull(trx, bucket, now);
        await trx.insertInto('attempt').values({ bucket, at: now.toISOString() }).execute();
        await sweep(trx, now);
      });
    },

    async check(who) {
      if (limit > 0) await refuseIfFull(db, bucketOf(who), clock());
    },

    async forget(who) {
      if (limit === 0) return;
      await db.deleteFrom('attempt').where('bucket', '=', bucketOf(who)).execute();
    },
  };
}
