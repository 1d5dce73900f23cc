import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { createSessionApp, type SessionApp } from '#tests/support/session-app.ts';

let database: TestDatabase;
let site: SessionApp;

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  site = await createSessionApp(database.connection.db, { publicUrl: 'https://www.naru-robotics.example' });
});
afterAll(() => database.drop());

const send = (url: string, headers: Record<string, string>) =>
  site.app.inject({ method: 'POST', url, headers: { host: 'localhost:3000', ...headers } });

const forged: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'anything' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { origin: '' },
  { origin: 'http://localhost' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://www.naru-robotics.example.evil.example' },
  // Only a trusted proxy may say under which name the site was asked for.
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { origin: 'http://local host', host: 'local host' },
];

const ours: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://www.naru-robotics.example' },
  { origin: 'http://localhost', host: 'LOCALHOST:80' },
];

it.each(forged)('refuses a login, a logout and a guarded write with %o', async (headers) => {
  for (const url of ['/admin/loginProc', '/admin/logout', '/api/admin/password']) {
    const answer = await send(url, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, error: messages.wire.forgedOrigin });
  }
  expect((await send('/admin/loginProc', headers)).json()).toMatchObject({
    result: messages.wire.forgedOrigin,
  });
});

it.each(ours)('lets a logout with %o pass', async (headers) => {
  expect((await send('/admin/logout', headers)).statusCode).toBe(200);
});

it('believes a trusted proxy about the name and the protocol', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/admin/logout',
    remoteAddress: '10.0.0.1',
    headers: {
      origin: 'https://other.example',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
    },
  });
  expect(answer.statusCode).toBe(200);
});

it('lets anyone read', async () => {
  const answer = await site.app.inject({
    url: '/admin/checkSession',
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.statusCode).toBe(200);
});
