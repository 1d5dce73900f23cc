import { hash } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { idempotencyRepository as keys } from './idempotency.repository.ts';

/** A record to be created, once for each key; without a key, always. */
export interface CreateRequest {
  key: string | null;
  /** What it says, and what a record says (null: it is gone). The same key with other words, or after that, is another record. */
  words?: { text: string; of: (id: number) => Promise<string | null> };
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
  for (const { key, words, create } of requests) {
    let name = key === null ? null : nameOf(key);
    let earlier = name === null ? null : await keys.find(trx, name, now);
    const saysOther = async (id: number) => words !== undefined && (await words.of(id)) !== words.text;
    if (words && earlier !== null && (await saysOther(earlier))) {
      name = `${name} ${hash('sha256', words.text)}`;
      earlier = await keys.find(trx, name, now);
      if (earlier !== null && (await saysOther(earlier))) earlier = null;
    }
    const id = earlier ?? (await create());
    if (name !== null && earlier === null) await keys.remember(trx, name, id, now);
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
