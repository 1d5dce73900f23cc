import { connect } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { createRateLimiter, type RateLimit } from '#server/limits/rate-limiter.ts';

/** What a second server process does in the rate limiter's test: takes as often as it can, and prints how often. */
export interface TakeMany {
  dataDir: string;
  databaseUrl: string | null;
  rule: RateLimit;
  at: string;
  times: number;
}

export async function takeMany({ rule, at, times, ...database }: TakeMany): Promise<number> {
  const connection = connect(database);
  const limiter = createRateLimiter(connection.db, () => new Date(at), rule);
  const outcomes = await Promise.allSettled(Array.from({ length: times }, () => limiter.take('crowd')));
  await connection.close();
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) throw outcome.reason;
  }
  return outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
}

if (import.meta.main) {
  console.log(await takeMany(JSON.parse(process.argv[2] ?? '') as TakeMany));
}
