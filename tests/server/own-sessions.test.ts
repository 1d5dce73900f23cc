import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague, colleaguePassword as pw, cookieOf } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

describe.each(engines)('own sessions (%s)', (engine) => {
  let site: TestApp;
  let now = Date.parse('2026-05-04T03:00:00Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
  });
  afterAll(() => site.close());

  interface Session {
    id: string;
    device: string;
    current: boolean;
    createdAt: string;
  }
  const list = async (headers: { cookie: string }) =>
    (await site.get('/api/admin/sessions', { headers })).json<{ list: Session[] }>().list;
  const end = (id: string, headers: { cookie: string }) =>
    site.app.inject({ method: 'DELETE', url: `/api/admin/sessions/${id}`, headers });

  it('are listed with device and time, and each can be ended', async () => {
    const desk = await addColleague(site, 'kim', 'editor');
    now += 60_000;
    const login = { headers: { 'user-agent': phone } };
    const pocket = { cookie: cookieOf(await site.post('/admin/loginProc', { id: 'kim', pw }, login)) };
    const [first, second] = await list(desk);
    expect(first).toMatchObject({
      device: 'Safari, iPhone',
      address: '127.0.0.1',
      createdAt: '2026-05-04T03:01:00.000Z',
      current: false,
    });
    expect(second).toMatchObject({ current: true });
    expect((await end(first?.id ?? '', desk)).statusCode).toBe(200);
    expect((await site.get('/api/admin/sessions', { headers: pocket })).statusCode).toBe(401);
    expect(await list(desk)).toHaveLength(1);
    const { items } = await site.services.accessLog.list({ span: null, actor: 'kim' }, 1);
    expect(items.map(({ action }) => action)).toContain('sessionEnd');
  });

  it('are nobody else’s to see or to end', async () => {
    const lee = await addColleague(site, 'lee', 'editor');
    const park = await addColleague(site, 'park', 'editor');
    const [own] = await list(lee);
    const answer = await end(own?.id ?? '', park);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      messages.admin.sessionMissing,
    ]);
    expect(await list(lee)).toHaveLength(1);
  });

  it('that have ended by themselves are not listed', async () => {
    await addColleague(site, 'choi', 'editor');
    now += 40 * 60_000;
    const later = { cookie: cookieOf(await site.post('/admin/loginProc', { id: 'choi', pw })) };
    expect(await list(later)).toHaveLength(1);
  });
});
