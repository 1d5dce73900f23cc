import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createVersions } from '#server/versions.ts';
import { createAnswerCache, type MadeAnswer } from './answer-cache.ts';
import { createAnswerForms } from './answer-form.ts';
import { bodyIn, bytesOf } from '#server/http/ready-answer.ts';

/** Room for about so many answers of the kitchen. */
const answers = (count: number) => count * 6_000;

function createKitchen(wanted = 10) {
  const versions = createVersions(['event', 'faq']);
  const cache = createAnswerCache(versions, {
    most: { wanted: answers(wanted), newcomers: answers(4) },
  });
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

it('holds no more bytes than it may, every compressed form included', async () => {
  const versions = createVersions(['event', 'faq']);
  const most = { wanted: 600_000, newcomers: 200_000 };
  const cache = createAnswerCache(versions, { most });
  const names = Array.from({ length: 30 }, (_, count) => `page ${count}`);
  const body = Array.from({ length: 5_000 }, (_, count) => `${(count * 7_919) % 10_007} `).join('');
  const make = async (): Promise<MadeAnswer> => ({ status: 200, body, headers: {}, used: [] });
  for (const name of names) {
    for (const encoding of ['identity', 'br', 'gzip', 'br', 'gzip'] as const)
      bodyIn(encoding, await cache.get(name, make));
    expect(cache.bytes).toBeLessThanOrEqual(most.wanted + most.newcomers);
  }
  const kept = names.flatMap((name) => cache.peek(name) ?? []);
  const held = kept.reduce((sum, answer) => sum + bytesOf(answer), 0);
  expect(kept.every(({ bodies }) => Object.keys(bodies).length === 3)).toBe(true);
  expect(kept.length).toBeGreaterThan(3);
  expect(cache.bytes).toBeGreaterThanOrEqual(held);
  expect(held).toBeGreaterThan(kept.length * body.length);
});

it('holds no piece of memory that is larger than what it keeps of it', async () => {
  const cache = createAnswerCache(createVersions(['event', 'faq']));
  const formOf = createAnswerForms({});
  const pieces = new Set<ArrayBufferLike>();
  for (let count = 0; count < 50; count += 1) {
    const make = async () => ({ status: 200, body: `answer ${count}`, headers: {}, used: [] });
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip'] as const) {
      const answer = await cache.get(String(count), make);
      bodyIn(encoding, answer);
      formOf(answer, encoding)?.wire();
      await turn();
    }
    for (const { buffer } of Object.values(cache.peek(String(count))?.bodies ?? {})) pieces.add(buffer);
  }
  const held = [...pieces].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(pieces.size).toBe(150);
  expect(held).toBeLessThan(cache.bytes);
});

it('keeps nothing that is larger than all of its room', async () => {
  const { cache } = createKitchen();
  const body = 'a'.repeat(answers(20));
  const answer = await cache.get('huge', async () => ({ status: 200, body, headers: {}, used: [] }));
  await turn();
  expect([answer.bodies.identity.length, cache.size]).toEqual([body.length, 0]);
});
