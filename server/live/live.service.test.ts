import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createLiveService } from './live.service.ts';

const log = createLog({ logLevel: 'silent' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The figures of a desk, and how often they were read. */
function openDesk() {
  const desk = { reads: 0, looks: 0, partnership: 0, arrived: 0, isAway: false };
  const live = createLiveService({
    async read() {
      if (desk.isAway) throw new Error('away');
      desk.reads += 1;
      const { partnership, arrived } = desk;
      return { unread: { partnership, support: 0 }, arrived: { partnership: arrived, support: 0 } };
    },
    async livingAmong(sessions) {
      desk.looks += 1;
      return new Set(sessions);
    },
    log,
  });
  return { desk, live };
}

const textOf = (stream: Readable) => String(stream.read() ?? '');

test('two hundred windows cost one look at the database for each change, not one each', async () => {
  const { desk, live } = openDesk();
  const windows = Array.from({ length: 200 }, () => live.follow('one session'));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk).toMatchObject({ reads: 1, looks: 1 });
  windows.forEach(textOf);
  desk.partnership = 3;
  for (let change = 0; change < 10; change += 1) live.changed();
  await vi.advanceTimersByTimeAsync(100);
  expect(desk).toMatchObject({ reads: 2, looks: 2 });
  expect(new Set(windows.map(textOf))).toEqual(
    new Set(['event: inquiries\ndata: {"partnership":3,"support":0}\n\n']),
  );
});

test('only the figure that changed is told again', async () => {
  const { desk, live } = openDesk();
  const window = live.follow('session');
  await vi.advanceTimersByTimeAsync(0);
  textOf(window);
  // One came while somebody opened another.
  desk.arrived = 1;
  live.changed();
  await vi.advanceTimersByTimeAsync(100);
  expect(textOf(window)).toBe('event: arrived\ndata: {"partnership":1,"support":0}\n\n');
});

test('a window hears something every twenty seconds', async () => {
  const { live } = openDesk();
  const window = live.follow('session');
  await vi.advanceTimersByTimeAsync(19_999);
  textOf(window);
  await vi.advanceTimersByTimeAsync(1);
  expect(textOf(window)).toBe(':\n\n');
});

test('what could not be read is told as soon as it can', async () => {
  const { desk, live } = openDesk();
  const window = live.follow('session');
  await vi.advanceTimersByTimeAsync(0);
  textOf(window);
  Object.assign(desk, { isAway: true, partnership: 1 });
  live.changed();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(textOf(window)).toBe('');
  desk.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(textOf(window)).toContain('{"partnership":1,"support":0}');
});

test('where nobody listens nothing is read', async () => {
  const { desk, live } = openDesk();
  const window = live.follow('session');
  await vi.advanceTimersByTimeAsync(0);
  window.destroy();
  await vi.advanceTimersByTimeAsync(0);
  live.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(desk.reads).toBe(1);
});

test('a window that opens while the sessions of the others are looked up is not taken for ended', async () => {
  const { live } = openDesk();
  live.follow('first session');
  const second = live.follow('second session');
  await vi.advanceTimersByTimeAsync(0);
  expect(textOf(second)).toContain('event: inquiries');
  expect(second.readableEnded || textOf(second).includes('event: end')).toBe(false);
});
