import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandling } from './error-handler.ts';
import { capInFlight } from './in-flight.ts';

it('refuses what is beyond the cap at once, and takes the next when there is room again', async () => {
  const app = Fastify();
  registerErrorHandling(app, { publicUrl: null });
  capInFlight(app, 2);
  const waiting: (() => void)[] = [];
  app.get('/', () => new Promise((resolve) => waiting.push(() => resolve({ success: true }))));
  const inside = [app.inject('/'), app.inject('/')];
  await expect.poll(() => waiting.length).toBe(2);

  const refused = await app.inject('/');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '1',
    { success: false },
  ]);

  for (const finish of waiting.splice(0)) finish();
  expect((await Promise.all(inside)).map((answer) => answer.statusCode)).toEqual([200, 200]);
  const next = app.inject('/');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect((await next).statusCode).toBe(200);
  await app.close();
});
