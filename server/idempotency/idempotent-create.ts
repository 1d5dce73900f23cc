import { hash } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { idempotencyRepository as keys } from './idempotency.repository.ts';

/** A record to be created, once for each key; without a key, always. */
export interface CreateRequest {
  key: string | null;
  /** What it says, and what a record says (null: it is gone). The same key with other words, or after that, is another record. */
  words?: { text: string; of: (id: number) => Promise<string | null> };
}

export interface CreateResult {
  id: number;
  isNew: boolean;
}

/** What a key stands for: a record that is there, or the one that a request of the same crowd makes. */
type Earlier = { id: number } | { request: CreateRequest };

async function saysOther(earlier: Earlier | undefined, words: CreateRequest['words']): Promise<boolean> {
  if (earlier === undefined || words === undefined) return false;
  const said = 'id' in earlier ? await words.of(earlier.id) : earlier.request.words?.text;
  return said !== words.text;
}

/**
 * The one way to create records that may be sent again: for a day the same key is the same record, however many servers
 * are sent it at once. `call` keeps the keys of one call apart from those of another. Comes first in its transaction.
 * `createAll` makes those that are new, in their order, and gives their numbers.
 */
export async function idempotentCreateAll<Request extends CreateRequest>(
  trx: Db,
  call: string,
  now: Date,
  requests: readonly Request[],
  createAll: (fresh: readonly Request[]) => Promise<readonly number[]>,
): Promise<CreateResult[]> {
  const nameOf = (key: string) => `${call}:${key}`;
  const names = requests.flatMap(({ key }) => (key === null ? [] : [nameOf(key)]));
  await takeAdvisoryLock(trx, ...names);
  const stored = await keys.find(trx, names, now);
  const made = new Map<string, Request>();
  const earlierOf = (name: string): Earlier | undefined => {
    const request = made.get(name);
    const id = stored.get(name);
    return request === undefined ? (id === undefined ? undefined : { id }) : { request };
  };

  const fresh: Request[] = [];
  const standFor: Earlier[] = [];
  for (const request of requests) {
    const { key, words } = request;
    let name = key === null ? null : nameOf(key);
    let earlier = name === null ? undefined : earlierOf(name);
    if (words && (await saysOther(earlier, words))) {
      name = `${name} ${hash('sha256', words.text)}`;
      for (const [other, id] of await keys.find(trx, [name], now)) stored.set(other, id);
      earlier = earlierOf(name);
      if (await saysOther(earlier, words)) earlier = undefined;
    }
    if (earlier === undefined) fresh.push(request);
    if (earlier === undefined && name !== null) made.set(name, request);
    standFor.push(earlier ?? { request });
  }

  const ids = fresh.length === 0 ? [] : await createAll(fresh);
  const idOf = new Map(fresh.map((request, index) => [request, ids[index] as number]));
  await keys.remember(
    trx,
    new Map(Array.from(made, ([name, request]) => [name, idOf.get(request) as number])),
    now,
  );
  return standFor.map((earlier, index) =>
    'id' in earlier
      ? { id: earlier.id, isNew: false }
      : { id: idOf.get(earlier.request as Request) as number, isNew: earlier.request === requests[index] },
  );
}

export async function idempotentCreate(
  trx: Db,
  call: string,
  now: Date,
  request: CreateRequest & { create: () => Promise<number> },
): Promise<CreateResult> {
  const [result] = await idempotentCreateAll(trx, call, now, [request], async () => [await request.create()]);
  if (result === undefined) throw new Error('one request has one result');
  return result;
}
