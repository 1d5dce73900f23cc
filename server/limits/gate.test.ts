import { expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { createGate } from './gate.ts';

function stopwatch() {
  const state = { running: 0, most: 0, release: [] as (() => void)[] };
  const task = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((resolve) => state.release.push(resolve));
    state.running -= 1;
  };
  return { state, task };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('never runs more than its number at once, and everyone gets a turn', async () => {
  const gate = createGate(2, 10);
  const { state, task } = stopwatch();
  const all = Promise.all(Array.from({ length: 7 }, () => gate.run(task)));
  for (let turn = 0; turn < 7; turn += 1) {
    await settle();
    state.release.shift()?.();
  }
  await all;
  expect(state.most).toBe(2);
});

it('refuses with 503 who finds the line full, and lets others in again afterwards', async () => {
  const gate = createGate(1, 2);
  const { state, task } = stopwatch();
  const three = [gate.run(task), gate.run(task), gate.run(task)];
  await expect(gate.run(task)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    state.release.shift()?.();
  }
  await Promise.all(three);
  await expect(gate.run(async () => 'in')).resolves.toBe('in');
});

it('gives the place of a task that failed to the next one', async () => {
  const gate = createGate(1, 1);
  const failing = gate.run(async () => {
    throw new AppError('invalid', '틀렸습니다.');
  });
  const next = gate.run(async () => 'next');
  await expect(failing).rejects.toThrow('틀렸습니다.');
  await expect(next).resolves.toBe('next');
});

it('lets those of a lower rank go first, and gives each rank a line of its own', async () => {
  const gate = createGate(1, 2);
  const { state, task } = stopwatch();
  const order: string[] = [];
  const enter = (name: string, rank: number) =>
    gate.run(async () => {
      order.push(name);
      await task();
    }, rank);
  const all = [enter('at work', 2), enter('last', 2), enter('very last', 2), enter('second', 1)];
  await expect(enter('too late', 2)).rejects.toMatchObject({ code: 'unavailable' });
  all.push(enter('first', 0), enter('third', 1));
  for (let turn = 0; turn < 6; turn += 1) {
    await settle();
    state.release.shift()?.();
  }
  await Promise.all(all);
  expect(order).toEqual(['at work', 'first', 'second', 'third', 'last', 'very last']);
});
