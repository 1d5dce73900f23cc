import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/databases.ts';
import type { TakeMany } from '#tests/support/take-many.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';

const rule: RateLimit = { name: 'test', limit: 5, windowMs: 60_000, message: '너무 많습니다.' };

const script = fileURLToPath(import.meta.resolve('#tests/support/take-many.ts'));

async function takeElsewhere(crowd: TakeMany): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(crowd)]);
  return Number(stdout);
}

function clockAt(start: string) {
  let now = Date.parse(start);
  return { clock: () => new Date(now), pass: (ms: number) => (now += ms) };
}

describeOnBoth('rate limiter', (database) => {
  const db = () => database().connection.db;
  const attempts = () => db().selectFrom('attempt').selectAll().execute();

  it('lets exactly its number through, then says how long to wait, and lets in again as the window moves', async () => {
    const { clock, pass } = clockAt('2026-03-01T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, rule);
    for (let take = 0; take < rule.limit; take += 1) {
      await limiter.take('a');
      pass(1_000);
    }
    await expect(limiter.take('a')).rejects.toMatchObject({
      code: 'tooMany',
      message: '너무 많습니다.',
      retryAfterSeconds: 55,
    });
    await limiter.take('b');
    pass(54_999);
    await expect(limiter.take('a')).rejects.toMatchObject({ retryAfterSeconds: 1 });
    pass(1);
    await limiter.take('a');
    await expect(limiter.take('a')).rejects.toMatchObject({ code: 'tooMany' });
  });

  it('holds for several server processes together, also when all come at once', async () => {
    const { dataDir, databaseUrl } = database();
    const crowd: TakeMany = { dataDir, databaseUrl, rule, at: '2026-03-02T00:00:00Z', times: 20 };
    const admitted = await Promise.all([takeElsewhere(crowd), takeElsewhere(crowd), takeElsewhere(crowd)]);
    expect(admitted.reduce((sum, count) => sum + count)).toBe(rule.limit);
  });

  it('looks without counting, forgets on request, and never refuses when it is off', async () => {
    const { clock } = clockAt('2026-03-03T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, { ...rule, limit: 2 });
    for (let look = 0; look < 5; look += 1) await limiter.check('c');
    await limiter.take('c');
    await limiter.take('c');
    await expect(limiter.check('c')).rejects.toMatchObject({ code: 'tooMany' });
    await expect(limiter.take('c')).rejects.toMatchObject({ code: 'tooMany' });
    await limiter.forget('c');
    await limiter.take('c');
    const off = createRateLimiter(db(), clock, { ...rule, limit: 0 });
    for (let take = 0; take < 50; take += 1) await off.take('c');
  });

  it('keeps no names, and removes what is older than its window', async () => {
    const { clock, pass } = clockAt('2026-03-04T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, rule);
    await limiter.take('kim 203.0.113.7');
    expect(JSON.stringify(await attempts())).not.toMatch(/kim|203\.0/);
    pass(rule.windowMs + 1);
    await limiter.take('someone else');
    expect(await attempts()).toHaveLength(1);
  });

  it('clears away old rows of many at once without anyone waiting for the other', async () => {
    const { clock, pass } = clockAt('2026-03-05T00:00:00Z');
    const visitors = ['one', 'two', 'three', 'four'];
    for (let round = 0; round < 10; round += 1) {
      // Each limiter is a server of its own: all of them clear away at the same moment.
      await Promise.all(visitors.map((who) => createRateLimiter(db(), clock, rule).take(who)));
      pass(rule.windowMs + 1);
    }
    expect(await attempts()).toHaveLength(visitors.length);
  });

  it('forgets what it counted before the clock was set back, and goes on counting', async () => {
    const { clock, pass } = clockAt('2026-03-06T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, rule);
    const fill = async () => {
      for (let take = 0; take < rule.limit; take += 1) await limiter.take('d');
    };
    await fill();
    pass(-24 * 60 * 60_000);
    await limiter.check('d');
    await fill();
    await expect(limiter.take('d')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    pass(24 * 60 * 60_000);
    await fill();
    await expect(limiter.take('d')).rejects.toMatchObject({ code: 'tooMany' });
  });

  it('counts what a server whose clock is some seconds ahead has written, and lets nobody wait longer for it', async () => {
    const { clock, pass } = clockAt('2026-03-08T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, rule);
    for (let take = 0; take < rule.limit; take += 1) await limiter.take('e');
    pass(-20_000);
    await expect(limiter.take('e')).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });

  it('removes what is left of others after the clock was set back', async () => {
    const { clock, pass } = clockAt('2026-03-10T00:00:00Z');
    const limiter = createRateLimiter(db(), clock, { ...rule, name: 'swept' });
    await limiter.take('someone');
    pass(-24 * 60 * 60_000);
    await limiter.take('another');
    expect((await attempts()).filter(({ bucket }) => bucket.startsWith('swept:'))).toHaveLength(1);
  });
});
