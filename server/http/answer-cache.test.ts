import { expect, it } from 'vitest';
import { createVersions } from '#server/versions.ts';
import { createAnswerCache, type MadeAnswer } from './answer-cache.ts';

function createKitchen(most = 10) {
  const versions = createVersions();
  const cache = createAnswerCache(versions, most, 4);
  let made = 0;
  const make = async (status = 200): Promise<MadeAnswer> => {
    made += 1;
    return { status, body: `answer ${made}`, headers: {}, used: ['event'] };
  };
  const ask = async (name: string, status?: number) =>
    (await cache.get(name, () => make(status))).bodies.identity.toString();
  return { versions, cache, ask, made: () => made };
}

it('makes an answer once', async () => {
  const { cache, ask, made } = createKitchen();
  expect([await ask('a'), await ask('a'), made()]).toEqual(['answer 1', 'answer 1', 1]);
  expect(cache.peek('a')?.bodies.identity.toString()).toBe('answer 1');
});

it('keeps what is asked for again, whatever else is asked for once', async () => {
  const { cache, ask } = createKitchen();
  await ask('a');
  await ask('a');
  for (let count = 0; count < 50; count += 1) await ask(`search ${count}`);
  expect(cache.peek('a')).not.toBeNull();
  expect(cache.size).toBeLessThanOrEqual(5);
});

it('compresses well what is asked for again', async () => {
  const { cache, ask } = createKitchen();
  await ask('a');
  await ask('a');
  await Promise.all([ask('b'), ask('b')]);
  expect([cache.peek('a')?.effort, cache.peek('b')?.effort]).toEqual(['thorough', 'thorough']);
});

it('makes an answer once for all who ask at the same time, and keeps it', async () => {
  const { cache, ask, made } = createKitchen();
  await Promise.all([ask('a'), ask('a'), ask('a')]);
  expect([made(), cache.size]).toEqual([1, 1]);
});

it('makes an answer anew after a write to what it was made of, and only then', async () => {
  const { versions, cache, ask } = createKitchen();
  await ask('a');
  await ask('a');
  versions.bump('faq');
  expect(await ask('a')).toBe('answer 1');
  versions.bump('event');
  expect(cache.peek('a')).toBeNull();
  expect([await ask('a'), await ask('a')]).toEqual(['answer 2', 'answer 2']);
});

it('keeps no failure', async () => {
  const { cache, ask } = createKitchen();
  await ask('a', 404);
  await ask('a', 404);
  expect(cache.size).toBe(0);
});

it('lets what was not asked for the longest make room', async () => {
  const { cache, ask } = createKitchen(2);
  for (const name of ['a', 'a', 'b', 'b', 'a', 'c', 'c']) await ask(name);
  expect(['a', 'b', 'c'].map((name) => cache.peek(name) !== null)).toEqual([true, false, true]);
});
