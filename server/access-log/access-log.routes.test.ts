import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { createSessionApp } from '#tests/support/session-app.ts';

describeOnBoth('access log call', (database) => {
  it('shows staff the lines of a day and a person, and writes down that they looked', async () => {
    const { app, admins } = await createSessionApp(database().connection.db);
    await admins.create('kim', '나룻배를 타고 7');
    const payload = { id: 'kim', pw: '나룻배를 타고 7' };
    const entered = await app.inject({ method: 'POST', url: '/admin/loginProc', payload });
    const cookie = String(entered.headers['set-cookie']);
    const read = (query: string) => app.inject({ url: `/api/admin/accessLog?${query}`, headers: { cookie } });

    const first = (await read('day=2026-05-04&actor=kim')).json<{ list: unknown[]; pagination: object }>();
    expect(first.list).toEqual([
      {
        al_no: expect.any(Number) as number,
        al_dt: '2026-05-04T00:00:00.000Z',
        al_actor: 'kim',
        al_ip: '127.0.0.1',
        al_action: 'login',
        al_target: '',
      },
      // By the command of whoever runs the server.
      expect.objectContaining({ al_action: 'adminCreate', al_ip: '-', al_target: 'kim' }),
    ]);
    expect(first.pagination).toMatchObject({ totalPages: 1, currentPage: 1, pageSize: 10, totalCount: 2 });
    const second = (await read('curPage=9e9')).json<{ list: { al_action: string; al_target: string }[] }>();
    expect(second.list[0]).toMatchObject({ al_action: 'accessLogView', al_target: '2026-05-04 1쪽' });
    expect((await read('day=2026-05-03')).json<{ list: unknown[] }>().list).toEqual([]);
    const noDay = await read('day=2026-02-30');
    expect([noDay.statusCode, noDay.json()]).toMatchObject([400, { message: messages.valid.day }]);
    expect((await read('actor=%00')).statusCode).toBe(400);
    expect((await read('actor=a&actor=b&curPage=x')).statusCode).toBe(200);
  });

  it('shows nothing to anyone else', async () => {
    const { app } = await createSessionApp(database().connection.db);
    expect((await app.inject({ url: '/api/admin/accessLog' })).statusCode).toBe(401);
  });
});
