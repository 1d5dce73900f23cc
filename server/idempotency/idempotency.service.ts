import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

/** Keys whose day is over stand for nothing any more. */
export function createIdempotencyService({ db, clock }: { db: Db; clock: Clock }) {
  return { forgetOldKeys: () => idempotencyRepository.forgetOld(db, clock()) };
}
