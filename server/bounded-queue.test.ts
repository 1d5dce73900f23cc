import { expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** Work that runs until it is told to end. */
function heldWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    work: () => {
      log.push(name);
      return promise;
    },
    end: () => resolve(name),
  };
}

test('no more than its places run at a time, and the rest in order', async () => {
  const queue = createBoundedQueue(2, 10);
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => heldWork(log, name));
  const results = [a, b, c].map((held) => queue.run(held!.work));
  expect(log).toEqual(['a', 'b']);
  b!.end();
  expect(await results[1]).toBe('b');
  await expect.poll(() => log).toEqual(['a', 'b', 'c']);
  a!.end();
  c!.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('a full line is refused as a 503 that says when to come again', async () => {
  const queue = createBoundedQueue(1, 1);
  const held = heldWork([], 'a');
  const first = queue.run(held.work);
  const second = queue.run(async () => 'b');
  const third = await queue.run(async () => 'c').catch((error: unknown) => error);
  expect(third).toBeInstanceOf(AppError);
  expect(third).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  held.end();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});

test('work that can wait lets everybody else go first', async () => {
  const queue = createBoundedQueue(1, 10);
  const log: string[] = [];
  const held = heldWork(log, 'first');
  const first = queue.run(held.work);
  const later = queue.runLater(async () => void log.push('later'));
  const second = queue.run(async () => void log.push('second'));
  held.end();
  await Promise.all([first, second, later]);
  expect(log).toEqual(['first', 'second', 'later']);
});

test('work that can wait never takes more than one place', async () => {
  const queue = createBoundedQueue(2, 10);
  const log: string[] = [];
  const held = heldWork(log, 'later 1');
  const slow = queue.runLater(held.work);
  const next = queue.runLater(async () => void log.push('later 2'));
  await queue.run(async () => void log.push('visitor'));
  expect(log).toEqual(['later 1', 'visitor']);
  held.end();
  await Promise.all([slow, next]);
  expect(log).toEqual(['later 1', 'visitor', 'later 2']);
});

test('work that fails frees its place', async () => {
  const queue = createBoundedQueue(1, 10);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('those of a higher priority go first, and each priority has a line of its own', async () => {
  const queue = createBoundedQueue(1, 2);
  const release: (() => void)[] = [];
  const order: string[] = [];
  const enter = (name: string, priority: number) =>
    queue.run(async () => {
      order.push(name);
      await new Promise<void>((resolve) => release.push(resolve));
    }, priority);
  const all = [enter('at work', 0), enter('last', 0), enter('very last', 0), enter('second', 1)];
  await expect(enter('too late', 0)).rejects.toMatchObject({ code: 'unavailable' });
  all.push(enter('first', 2), enter('third', 1));
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    release.shift()?.();
  }
  await Promise.all(all);
  expect(order).toEqual(['at work', 'first', 'second', 'third', 'last', 'very last']);
});
