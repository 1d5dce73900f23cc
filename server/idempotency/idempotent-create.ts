import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { idempotencyRepository as keys } from './idempotency.repository.ts';

/** Something to be made, once for each key; without a key, always. */
export interface Making {
  key: string | null;
  make: () => Promise<number>;
}

export interface Made {
  id: number;
  isNew: boolean;
}

/**
 * The one way to make a record that may be sent again: for a day the same key is the same record, however many servers
 * are sent it at once. `call` keeps the keys of one call apart from those of another. Comes first in its transaction.
 */
export async function onceEach(
  trx: Db,
  call: string,
  now: Date,
  makings: readonly Making[],
): Promise<Made[]> {
  const nameOf = (key: string) => `${call}:${key}`;
  await takeAdvisoryLock(trx, ...makings.flatMap(({ key }) => (key === null ? [] : [nameOf(key)])));
  const all: Made[] = [];
  for (const { key, make } of makings) {
    const earlier = key === null ? null : await keys.find(trx, nameOf(key), now);
    const id = earlier ?? (await make());
    if (key !== null && earlier === null) await keys.remember(trx, nameOf(key), id, now);
    all.push({ id, isNew: earlier === null });
  }
  return all;
}

export async function once(trx: Db, call: string, now: Date, making: Making): Promise<Made> {
  const [made] = await onceEach(trx, call, now, [making]);
  if (made === undefined) throw new Error('one making is one record');
  return made;
}
