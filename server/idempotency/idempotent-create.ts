import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { idempotencyRepository as keys } from './idempotency.repository.ts';

/** A record to be created, once for each key; without a key, always. */
export interface CreateRequest {
  key: string | null;
  create: () => Promise<number>;
}

export interface CreateResult {
  id: number;
  isNew: boolean;
}

/**
 * The one way to create a record that may be sent again: for a day the same key is the same record, however many servers
 * are sent it at once. `call` keeps the keys of one call apart from those of another. Comes first in its transaction.
 */
export async function idempotentCreateAll(
  trx: Db,
  call: string,
  now: Date,
  requests: readonly CreateRequest[],
): Promise<CreateResult[]> {
  const nameOf = (key: string) => `${call}:${key}`;
  await takeAdvisoryLock(trx, ...requests.flatMap(({ key }) => (key === null ? [] : [nameOf(key)])));
  const results: CreateResult[] = [];
  for (const { key, create } of requests) {
    const earlier = key === null ? null : await keys.find(trx, nameOf(key), now);
    const id = earlier ?? (await create());
    if (key !== null && earlier === null) await keys.remember(trx, nameOf(key), id, now);
    results.push({ id, isNew: earlier === null });
  }
  return results;
}

export async function idempotentCreate(
  trx: Db,
  call: string,
  now: Date,
  request: CreateRequest,
): Promise<CreateResult> {
  const [result] = await idempotentCreateAll(trx, call, now, [request]);
  if (result === undefined) throw new Error('one request has one result');
  return result;
}
