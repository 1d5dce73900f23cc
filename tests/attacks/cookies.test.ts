import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { adminId, adminPassword } from '#tests/support/site.ts';

const guarded = endpoints.filter(({ access }) => access !== 'open');
const minuteMs = 60_000;

/** The whole server with a clock to turn; session.routes.test.ts has the session's own rules. */
describe.each(engines)('a cookie (%s)', (engine) => {
  let site: TestApp;
  let now = Date.parse('2026-05-04T00:00:00Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now), env: { LOGIN_LIMIT: '0' } });
  });
  afterAll(() => site.close());

  /** How each guarded call answers this cookie, with a body that none of them can read. */
  async function answers(cookie: string): Promise<Set<number>> {
    const statuses = await Promise.all(
      guarded.map(async ({ method, path }) => {
        const url = fillPath(path, { id: 1, category: 0, industry: 0 });
        const answer = await site.app.inject({
          method,
          url,
          headers: { cookie, 'content-type': 'application/json' },
          // One of the answers is a stream that does not end.
          payloadAsStream: true,
          ...(method === 'GET' ? {} : { payload: '{broken' }),
        });
        answer.stream().destroy();
        return answer.statusCode;
      }),
    );
    return new Set(statuses);
  }
  const refused = new Set([401]);
  const isIn = async (cookie: string) => !(await answers(cookie)).has(401);

  it('that lives opens every guarded call, so that the refusals below mean something', async () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(await isIn((await site.login()).cookie)).toBe(true);
  });

  it('replayed after logout opens none', async () => {
    const { cookie } = await site.login();
    await site.post('/admin/logout', undefined, { headers: { cookie } });
    expect(await answers(cookie)).toEqual(refused);
  });

  it('of another device replayed after a password change opens none', async () => {
    const [mine, stolen] = [await site.login(), await site.login()];
    const change = (currentPassword: string, newPassword: string, cookie: string) =>
      site.post(
        '/api/admin/password',
        { currentPassword, newPassword, confirmPassword: newPassword },
        { headers: { cookie } },
      );
    const changed = await change(adminPassword, '나루 바꾼 비밀번호 26', mine.cookie);
    expect(changed.statusCode).toBe(200);
    expect(await answers(stolen.cookie)).toEqual(refused);
    expect(await answers(mine.cookie)).toEqual(refused);
    const [fresh = ''] = String(changed.headers['set-cookie']).split(';');
    expect(await isIn(fresh)).toBe(true);
    expect((await change('나루 바꾼 비밀번호 26', adminPassword, fresh)).statusCode).toBe(200);
  });

  it('planted before the login is not the one that the login gives, and opens none', async () => {
    const planted = `naru_session=${'A'.repeat(43)}`;
    const answer = await site.post(
      '/admin/loginProc',
      { id: adminId, pw: adminPassword },
      { headers: { cookie: planted } },
    );
    const [given = ''] = String(answer.headers['set-cookie']).split(';');
    expect(given).not.toBe(planted);
    expect(await answers(planted)).toEqual(refused);
    expect(await isIn(given)).toBe(true);
  });

  it('expires after 30 idle minutes, and after 12 hours however busy', async () => {
    const idle = await site.login();
    now += 30 * minuteMs + 1;
    expect(await answers(idle.cookie)).toEqual(refused);
    const busy = await site.login();
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      const used = await site.get('/api/admin/accessLog', { headers: busy });
      expect(used.statusCode).toBe(200);
      now += 20 * minuteMs;
    }
    now += 1;
    expect(await answers(busy.cookie)).toEqual(refused);
  });

  it('made of what the database holds, or bent in any way, opens none', async () => {
    const { cookie } = await site.login();
    const id = cookie.slice(cookie.indexOf('=') + 1);
    const rows = await site.services.connection.db.selectFrom('session').select('id_hash').execute();
    const bent = [
      ...rows.map((row) => row.id_hash),
      createHash('sha256').update(id).digest('hex'),
      `${id}x`,
      id.slice(1),
      `"${id}"`,
      `${id}%00`,
      "' or '1'='1",
      '',
      '../admin',
      '__proto__',
    ];
    for (const value of bent)
      expect([value, await answers(`naru_session=${value}`)]).toEqual([value, refused]);
    for (const name of ['NARU_SESSION', '__Host-naru_session', 'session', 'naru_session2']) {
      expect([name, await answers(`${name}=${id}`)]).toEqual([name, refused]);
    }
    expect(await isIn(`other=1; naru_session=${id}`)).toBe(true);
  });
});
