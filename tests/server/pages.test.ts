import { expect, test } from 'vitest';
import { boards } from '#contract/boards.ts';
import { createTestApp } from '#tests/support/app.ts';

test('a page that needs a post is 503 with a time to come back while the database is away, and the log says why', async () => {
  const site = await createTestApp('sqlite', {
    render: async (_request, services) => {
      const thrown: unknown = await services
        .post({ board: boards.event, category: 0 }, 1)
        .catch((error: unknown) => error);
      return thrown instanceof Response ? thrown : new Response('no response was thrown', { status: 500 });
    },
  });
  const away = Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
  site.services.boards.of('event').findShown = () => Promise.reject(away);
  const answer = await site.get('/somewhere');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(site.log()).toContain('storage is away from a page');
  await site.close();
});

test('a page that stands although its list could not be had says when to come back', async () => {
  const site = await createTestApp('sqlite', {
    render: async () => new Response('no list', { status: 503 }),
  });
  const answer = await site.get('/somewhere');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  await site.close();
});

test('a page that is kept for everyone is made of its address alone', async () => {
  const site = await createTestApp('sqlite', {
    render: async ({ url, headers }) => new Response(JSON.stringify([url, Object.fromEntries(headers)])),
  });
  const answer = await site.get('/somewhere?page=2&from=elsewhere', {
    headers: { cookie: 'sid=staff', 'x-forwarded-host': 'evil.example', 'accept-language': 'en' },
  });
  const [url, headers] = answer.json<[string, Record<string, string>]>();
  expect(new URL(url).pathname + new URL(url).search).toBe('/somewhere');
  expect(headers).toEqual({});
  await site.close();
});

test('a page that is made for one visitor is made each time, of its whole address, and kept nowhere', async () => {
  let made = 0;
  const site = await createTestApp('sqlite', {
    pages: {
      render: async ({ url }) => new Response(`${(made += 1)} ${new URL(url).search}`),
      addressOf: () => null,
    },
  });
  const first = await site.get('/somewhere?note=1');
  const second = await site.get('/somewhere?note=1');
  expect([first.body, second.body]).toEqual(['1 ?note=1', '2 ?note=1']);
  expect(second.headers['cache-control']).toBe('no-store');
  await site.close();
});

test('two addresses of one household share its part of the places, and leave room for everybody else', async () => {
  const begun: (() => void)[] = [];
  const site = await createTestApp('sqlite', {
    render: () => new Promise((resolve) => begun.push(() => resolve(new Response('done')))),
  });
  const inside = Array.from({ length: 200 }, (_, number) =>
    site.get(`/page-${number}`, { remoteAddress: `2001:db8::${number % 2}` }),
  );
  await expect.poll(() => begun.length).toBe(200);
  const from = async (remoteAddress: string) =>
    (await site.get('/api/event/cateId/0', { remoteAddress })).statusCode;
  expect([await from('2001:db8::1'), await from('2001:db8:0:1::1')]).toEqual([503, 200]);
  for (const finish of begun) finish();
  await Promise.all(inside);
  await site.close();
});

test('while as many requests are worked on as may be, the next is told to come back and the health is still told', async () => {
  const begun: (() => void)[] = [];
  const site = await createTestApp('sqlite', {
    render: () => new Promise((resolve) => begun.push(() => resolve(new Response('done')))),
  });
  const inside = Array.from({ length: 300 }, (_, number) =>
    site.get(`/page-${number}`, { remoteAddress: `192.0.2.${number % 2}` }),
  );
  await expect.poll(() => begun.length).toBe(300);
  expect((await site.get('/api/event/cateId/0')).statusCode).toBe(503);
  expect((await site.get('/healthz')).statusCode).toBe(200);
  for (const finish of begun) finish();
  expect(new Set((await Promise.all(inside)).map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect((await site.get('/api/event/cateId/0')).statusCode).toBe(200);
  await site.close();
});
