import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { createPasswords } from './passwords.ts';
import { createSessionApp, type SessionApp } from '#tests/support/session-app.ts';

const password = '나룻배를 타고 7';
const { wire, valid } = messages;

function cookieOf(answer: LightMyRequestResponse): string {
  const [first = ''] = [answer.headers['set-cookie'] ?? ''].flat();
  return first.split(';')[0] ?? '';
}

describeOnBoth('session calls', (database) => {
  let site: SessionApp;
  let count = 0;
  let id = '';

  beforeEach(async () => {
    site = await createSessionApp(database().connection.db);
    count += 1;
    id = `staff${count}`;
    await site.admins.create(id, password);
  });

  const login = (payload: object, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'POST', url: '/admin/loginProc', payload, headers });
  const enter = async (headers: Record<string, string> = {}) =>
    cookieOf(await login({ id, pw: password }, headers));
  const guarded = async (cookie: string) =>
    (await site.app.inject({ url: '/guarded', headers: { cookie } })).statusCode;
  const logout = (cookie: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'POST', url: '/admin/logout', headers: { cookie, ...headers } });
  const change = (cookie: string, payload: object) =>
    site.app.inject({ method: 'POST', url: '/api/admin/password', headers: { cookie }, payload });
  const actions = async () =>
    (await site.accessLog.list({ span: null, actor: id }, 1)).items.map((entry) => entry.action);

  it('lets staff in by JSON and by form, with a cookie that scripts and other sites cannot use', async () => {
    const byJson = await login({ id, pw: password });
    expect(byJson.statusCode).toBe(200);
    expect(byJson.json()).toMatchObject({ success: true, result: '성공' });
    expect(byJson.headers['set-cookie']).toMatch(/^naru_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const byForm = await site.app.inject({
      method: 'POST',
      url: '/admin/loginProc',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload: new URLSearchParams({ id, pw: password }).toString(),
    });
    expect(byForm.json()).toMatchObject({ result: '성공' });
    expect(await guarded(cookieOf(byForm))).toBe(200);
  });

  it('says who is logged in, and that nobody is', async () => {
    const check = async (cookie: string) =>
      (await site.app.inject({ url: '/admin/checkSession', headers: { cookie } })).json<unknown>();
    expect(await check(await enter())).toMatchObject({ isAuthenticated: true, ad_name: '관리자' });
    expect(await check('')).toEqual({ success: true, isAuthenticated: false, ad_no: null, ad_name: null });
  });

  it('answers a wrong password and an unknown ID alike', async () => {
    const wrong = await login({ id, pw: 'something else' });
    const unknown = await login({ id: 'nobody', pw: 'something else' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
      const { requestId: _, ...body } = answer.json<Record<string, unknown>>();
      const text = wire.wrongCredentials;
      expect(body).toEqual({ success: false, result: text, message: text, error: text });
    }
  });

  it('gives every refusal as `result` too: missing fields, broken JSON, a type it does not read', async () => {
    const missing = await login({ id });
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ result: valid.credentials, error: valid.credentials });
    const send = (type: string, payload: string) =>
      site.app.inject({
        method: 'POST',
        url: '/admin/loginProc',
        headers: { 'content-type': type },
        payload,
      });
    const broken = await send('application/json', '{"id":');
    expect([broken.statusCode, broken.json<{ result: string }>().result]).toEqual([400, wire.invalid]);
    const xml = await send('application/xml', '<id/>');
    expect([xml.statusCode, xml.json<{ result: string }>().result]).toEqual([415, wire.unsupportedType]);
  });

  it('treats an ID that no database stores as an unknown one', async () => {
    for (const odd of ['\u0000', 'a\uD800', "' or 1=1 --", '%']) {
      expect((await login({ id: odd, pw: 'something else' })).statusCode).toBe(401);
    }
  });

  it('reads forms at login only', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { cookie: await enter(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: `currentPassword=${password}&newPassword=a&confirmPassword=a`,
    });
    expect(answer.statusCode).toBe(415);
  });

  it('gives a new id at every login and ends the one the browser had; a planted id is worth nothing', async () => {
    const planted = `naru_session=${'x'.repeat(43)}`;
    const first = await enter({ cookie: planted });
    expect(first).not.toBe(planted);
    const second = await enter({ cookie: first });
    expect(await guarded(planted)).toBe(401);
    expect(await guarded(first)).toBe(401);
    expect(await guarded(second)).toBe(200);
  });

  it('lets no one keep what it answers', async () => {
    const cookie = await enter();
    const answers = [
      await login({ id, pw: password }),
      await site.app.inject({ url: '/admin/checkSession', headers: { cookie } }),
      await site.app.inject({ url: '/guarded', headers: { cookie } }),
      await logout(cookie),
    ];
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('stores the hash of the id, never the id', async () => {
    const cookie = await enter();
    const rows = await database().connection.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('makes the cookie useless at logout, which answers 200 whatever is sent along', async () => {
    const cookie = await enter();
    const bodies = ['', 'application/json', 'application/x-www-form-urlencoded', 'text/plain'];
    for (const type of bodies) {
      const answer = await logout(cookie, type === '' ? {} : { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 200]);
      expect(answer.json()).toMatchObject({ success: true, message: messages.admin.loggedOut });
      expect(answer.headers['set-cookie']).toBe('naru_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
      expect(await guarded(cookie)).toBe(401);
    }
    expect(await actions()).toEqual(['logout', 'login', 'adminCreate']);
  });

  it('ends a session after 30 minutes without use, and after 12 hours in any case', async () => {
    const idle = await enter();
    site.pass(30);
    expect(await guarded(idle)).toBe(401);
    const busy = await enter();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      expect(await guarded(busy)).toBe(200);
      site.pass(20);
    }
    expect(await guarded(busy)).toBe(200);
    site.pass(20);
    expect(await guarded(busy)).toBe(401);
  });

  it('ends, for good, a session that was used before the clock was set back', async () => {
    const cookie = await enter();
    site.pass(-24 * 60);
    expect(await guarded(cookie)).toBe(401);
    const fresh = await enter();
    expect(await guarded(fresh)).toBe(200);
    site.pass(30);
    expect(await guarded(fresh)).toBe(401);
    site.pass(23 * 60 + 40);
    expect(await guarded(cookie)).toBe(401);
  });

  it('keeps a session that a server whose clock is some seconds ahead has begun', async () => {
    const cookie = await enter();
    site.pass(-0.5);
    expect(await guarded(cookie)).toBe(200);
  });

  it('counts every use, but writes it down at most once a minute', async () => {
    const cookie = await enter();
    const usedAt = async () => {
      const row = await database()
        .connection.db.selectFrom('session')
        .innerJoin('admin', 'admin.id', 'session.admin_id')
        .select('used_at')
        .where('login', '=', id)
        .executeTakeFirstOrThrow();
      return row.used_at;
    };
    const atLogin = await usedAt();
    site.pass(0.5);
    await guarded(cookie);
    expect(await usedAt()).toBe(atLogin);
    site.pass(0.5);
    await guarded(cookie);
    expect(await usedAt()).toBe('2026-05-04T00:01:00.000Z');
  });

  it('ends every session on a password change, and gives the one who changed it a new one', async () => {
    const [office, home] = [await enter(), await enter()];
    const next = '강을 건너는 배 8';
    const answer = await change(office, {
      currentPassword: password,
      newPassword: next,
      confirmPassword: next,
    });
    expect(answer.json()).toEqual({ success: true, message: messages.admin.passwordChanged });
    expect(await guarded(office)).toBe(401);
    expect(await guarded(home)).toBe(401);
    expect(await guarded(cookieOf(answer))).toBe(200);
    expect((await login({ id, pw: password })).statusCode).toBe(401);
    expect((await login({ id, pw: next })).statusCode).toBe(200);
    expect(await actions()).toEqual([
      'login',
      'loginFailed',
      'passwordChange',
      'login',
      'login',
      'adminCreate',
    ]);
  });

  it('reads the legacy names of a password change', async () => {
    const answer = await change(await enter(), { ad_pw: password, new_pw: 'short', confirm_pw: 'short' });
    expect(answer.json()).toMatchObject({ message: valid.passwordShort });
  });

  it('tells what is wrong with a new password in order, and changes nothing', async () => {
    const cookie = await enter();
    const cases: [string, string, string, string][] = [
      ['', 'a', 'b', valid.allFields],
      ['wrong', 'a', 'b', valid.passwordMismatch],
      ['wrong', 'short', 'short', valid.passwordShort],
      ['wrong', 'x9'.repeat(65), 'x9'.repeat(65), valid.passwordLong],
      ['wrong', 'qwerty123', 'qwerty123', valid.passwordCommon],
      ['wrong', '강을 건너는 배 8', '강을 건너는 배 8', valid.currentPassword],
    ];
    for (const [currentPassword, newPassword, confirmPassword, message] of cases) {
      const answer = await change(cookie, { currentPassword, newPassword, confirmPassword });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
    }
    expect(await guarded(cookie)).toBe(200);
    expect((await login({ id, pw: password })).statusCode).toBe(200);
  });

  it('changes nothing without a session', async () => {
    const answer = await change('', { currentPassword: password, newPassword: 'x', confirmPassword: 'x' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, error: wire.loginRequired });
  });

  it('begins no session for a password that is changed between its check and the login', async () => {
    const cookie = await enter();
    const next = '강을 건너는 배 8';
    const quick = createPasswords();
    const slow = await createSessionApp(database().connection.db, {
      passwords: {
        ...quick,
        async verify(stored, typed, tries) {
          const right = await quick.verify(stored, typed, tries);
          await change(cookie, { currentPassword: password, newPassword: next, confirmPassword: next });
          return right;
        },
      },
    });
    const payload = { id, pw: password };
    const late = await slow.app.inject({ method: 'POST', url: '/admin/loginProc', payload });
    expect(late.statusCode).toBe(401);
    expect((await login({ id, pw: next })).statusCode).toBe(200);
  });

  it('marks the cookie for https alone where the site or the trusted proxy is on https', async () => {
    const { db } = database().connection;
    const secure = await createSessionApp(db, { publicUrl: 'https://www.naru-robotics.example' });
    const form = /^__Host-naru_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/;
    const payload = { id, pw: password };
    const here = await secure.app.inject({ method: 'POST', url: '/admin/loginProc', payload });
    expect(here.headers['set-cookie']).toMatch(form);
    const headers = { 'x-forwarded-proto': 'https' };
    const request = { method: 'POST', url: '/admin/loginProc', payload, headers } as const;
    const proxied = await site.app.inject({ ...request, remoteAddress: '10.0.0.1' });
    expect(proxied.headers['set-cookie']).toMatch(form);
    const pretended = await site.app.inject({ ...request, remoteAddress: '203.0.113.5' });
    expect(cookieOf(pretended)).toMatch(/^naru_session=/);
    const planted = cookieOf(here).replace('__Host-', '');
    const answer = await secure.app.inject({ url: '/guarded', headers: { cookie: planted } });
    expect(answer.statusCode).toBe(401);
  });
});
