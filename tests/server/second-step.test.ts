import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague, colleaguePassword as pw, cookieOf } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';
import { lockWaits } from '#tests/support/lock-waits.ts';

const { admin, valid, wire } = messages;
const second = 1_000;
const secretOfNobody = 'A'.repeat(32);

describe.each(engines)('the second step of a login (%s)', (engine) => {
  let site: TestApp;
  let now = Date.parse('2026-05-04T03:00:10Z');
  let count = 0;
  let id = '';
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now += 3_600 * second;
    count += 1;
    id = `staff-${count}`;
    headers = await addColleague(site, id, 'sales');
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/api/admin/second-step${path}`,
      headers,
      ...(payload && { payload }),
    });
  const codeAt = (secret: string, at = now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const said = (answer: { statusCode: number; json(): { message: string } }) => [
    answer.statusCode,
    answer.json().message,
  ];
  const begin = async () => (await call('POST', '/totp', { pw })).json<{ secret: string; uri: string }>();
  async function turnOn() {
    const { secret } = await begin();
    const answer = await call('POST', '/totp/confirm', { code: codeAt(secret) });
    return { secret, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }
  const logIn = () => site.post('/admin/loginProc', { id, pw });
  const finish = (cookie: string, code: string) =>
    site.post('/admin/loginStep', { code }, { headers: { cookie } });
  /** A whole login by a code. */
  const enter = async (code: string) => finish(cookieOf(await logIn()), code);
  const isIn = async (cookie: string) =>
    (await site.get('/api/admin/mail', { headers: { cookie } })).statusCode === 200;
  const actions = async () => {
    const { items } = await site.services.accessLog.list({ span: null, actor: id }, 1);
    return items.map(({ action }) => action);
  };

  it('is begun with the password and counts once a code is confirmed', async () => {
    expect(said(await call('POST', '/totp', { pw: 'something else' }))).toEqual([400, valid.currentPassword]);
    const { secret, uri } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await logIn()).json()).toMatchObject({ result: wire.success });
    expect(said(await call('POST', '/totp/confirm', { code: '000000' }))).toEqual([400, valid.code]);
    const confirmed = await call('POST', '/totp/confirm', { code: codeAt(secret) });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call('GET', '')).json()).toMatchObject({ totp: true, recoveryCodes: 10 });
    expect(said(await call('POST', '/totp', { pw }))).toEqual([409, admin.totpIsOn]);
    expect(await actions()).toContain('secondStepOn');
    const list = await site.get('/api/admin/admins', { headers: await site.login() });
    expect(list.json<{ list: object[] }>().list).toContainEqual(
      expect.objectContaining({ id, secondStep: true }),
    );
  });

  it('ends the sessions that were begun without it, and none but those', async () => {
    const elsewhere = cookieOf(await logIn());
    const { secret } = await turnOn();
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(headers.cookie)).toBe(true);
    expect((await enter(codeAt(secret))).statusCode).toBe(200);
  });

  it('is guessed by nobody who has found an open window: wrong codes are limited there too', async () => {
    await begin();
    const guesses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push((await call('POST', '/totp/confirm', { code: '000000' })).statusCode);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    now += 16 * 60 * second;
    headers = { cookie: cookieOf(await logIn()) };
    await turnOn();
    const removals: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      removals.push((await call('DELETE', '/totp', { pw, code: '000000' })).statusCode);
    expect(removals).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('comes after the password, which alone opens nothing', async () => {
    const { secret } = await turnOn();
    const half = await logIn();
    expect(half.statusCode).toBe(200);
    expect(half.json()).toMatchObject({ result: '추가 인증', step: 'totp' });
    const cookie = cookieOf(half);
    expect(await isIn(cookie)).toBe(false);
    const check = await site.get('/admin/checkSession', { headers: { cookie } });
    expect(check.json()).toMatchObject({ isAuthenticated: false });
    const whole = await finish(cookie, codeAt(secret));
    expect(whole.json()).toMatchObject({ result: wire.success });
    expect(await isIn(cookieOf(whole))).toBe(true);
    expect(await isIn(cookie)).toBe(false);
    expect(said(await finish(cookie, codeAt(secret, now + 30 * second)))).toEqual([401, wire.loginAgain]);
  });

  it('takes a code once, also when it is sent twice at once, and half a minute early or late', async () => {
    const { secret } = await turnOn();
    const code = codeAt(secret);
    const cookies = [cookieOf(await logIn()), cookieOf(await logIn())];
    const answers = await Promise.all(cookies.map((cookie) => finish(cookie, code)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '401']);
    expect((await enter(code)).statusCode).toBe(401);
    expect((await enter(codeAt(secret, now + 30 * second))).statusCode).toBe(200);
    expect((await enter(codeAt(secret, now + 90 * second))).statusCode).toBe(401);
    now += 90 * second;
    expect((await enter(codeAt(secret, now - 60 * second))).statusCode).toBe(401);
    expect((await enter(codeAt(secret, now - 30 * second))).statusCode).toBe(200);
  });

  it('is confirmed once: who sends it twice at once gets one list of codes to fall back on', async () => {
    const { secret } = await begin();
    const code = codeAt(secret);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/totp/confirm', { code })));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
    const given = answers.flatMap(
      (answer) => answer.json<{ recoveryCodes?: string[] }>().recoveryCodes ?? [],
    );
    expect((await enter(given[0] ?? '')).statusCode).toBe(200);
  });

  it('takes a code though one was used before the clock was set back, and it too only once', async () => {
    const { secret } = await turnOn();
    const day = 24 * 3_600 * second;
    now += day;
    expect((await enter(codeAt(secret))).statusCode).toBe(200);
    now -= day;
    expect((await enter(codeAt(secret))).statusCode).toBe(200);
    expect((await enter(codeAt(secret))).statusCode).toBe(401);
  });

  it('takes each code to fall back on once, however it is typed', async () => {
    const { codes } = await turnOn();
    const [first = '', next = ''] = codes;
    expect((await enter(first)).statusCode).toBe(200);
    expect(said(await enter(first))).toEqual([401, valid.code]);
    expect((await enter(` ${next.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
    expect((await call('GET', '')).json()).toMatchObject({ recoveryCodes: 8 });
    const stored = await site.services.connection.db.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(codes[2]);
    expect(await actions()).toContain('recoveryCodeUse');
  });

  it('gives five tries and five minutes, then it is from the start', async () => {
    const { secret } = await turnOn();
    const cookie = cookieOf(await logIn());
    for (let tries = 0; tries < 5; tries += 1)
      expect(said(await finish(cookie, '000000'))).toEqual([401, valid.code]);
    expect(said(await finish(cookie, codeAt(secret)))).toEqual([401, wire.loginAgain]);
    expect((await enter(codeAt(secret))).statusCode).toBe(200);
    const slow = cookieOf(await logIn());
    now += 5 * 60 * second;
    expect(said(await finish(slow, codeAt(secret)))).toEqual([401, wire.loginAgain]);
    expect(await actions()).toContain('secondStepFailed');
  });

  it('is limited as logins are, however often one starts again', async () => {
    const { secret } = await turnOn();
    for (let tries = 0; tries < 10; tries += 1) expect((await enter('000000')).statusCode).toBe(401);
    const refused = await enter(codeAt(secret));
    expect(said(refused)).toEqual([429, wire.tooManyLogins]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    now += 15 * 60 * second;
    expect((await enter(codeAt(secret))).statusCode).toBe(200);
  });

  it('ends with the password that it came after', async () => {
    const { secret } = await turnOn();
    const cookie = cookieOf(await logIn());
    const owner = await site.login();
    await site.post(`/api/admin/admins/${id}/end-sessions`, undefined, { headers: owner });
    expect(said(await finish(cookie, codeAt(secret)))).toEqual([401, wire.loginAgain]);
  });

  it('is switched off with the password and a code', async () => {
    const { secret } = await turnOn();
    const code = codeAt(secret);
    expect(said(await call('DELETE', '/totp', { pw: 'wrong', code }))).toEqual([400, valid.currentPassword]);
    expect(said(await call('DELETE', '/totp', { pw, code: '000000' }))).toEqual([400, valid.code]);
    expect((await call('DELETE', '/totp', { pw, code })).statusCode).toBe(200);
    expect((await logIn()).json()).toMatchObject({ result: wire.success });
    expect((await call('GET', '')).json()).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect(await actions()).toContain('secondStepOff');
  });

  it('is taken away by who runs the server, which ends the sessions', async () => {
    await turnOn();
    const { cookie } = headers;
    await site.services.serverAccounts.resetSecondStep(id);
    expect(await isIn(cookie)).toBe(false);
    expect((await logIn()).json()).toMatchObject({ result: wire.success });
  });

  it('asks for nothing of who gives no code, and knows no half login without one', async () => {
    expect(said(await site.post('/admin/loginStep', {}))).toEqual([400, valid.codeMissing]);
    expect(said(await site.post('/admin/loginStep', { code: '123456' }))).toEqual([401, wire.loginAgain]);
    expect(said(await finish(headers.cookie, '123456'))).toEqual([401, wire.loginAgain]);
  });
});

it('a second step that is set up while a password is looked at counts for that login', async () => {
  const site = await createTestApp('postgres');
  const { db } = site.services.connection;
  await addColleague(site, 'staff', 'sales');
  const login = await db.transaction().execute(async (trx) => {
    await trx.updateTable('admin').set({ totp_on: 1 }).where('login', '=', 'staff').execute();
    const answer = site.post('/admin/loginProc', { id: 'staff', pw });
    await expect.poll(() => lockWaits(db)).toBe(1);
    return { answer };
  });
  const said = (await login.answer).json<object>();
  await site.close();
  expect(said).toMatchObject({ result: '추가 인증', step: 'totp' });
});

it('a second step is guessed from nowhere: wrong codes are counted by account, wherever they come from', async () => {
  const site = await createTestApp('sqlite', { env: { LOGIN_LIMIT: '2' } });
  await addColleague(site, 'staff', 'sales');
  const { db } = site.services.connection;
  await db.updateTable('admin').set({ totp_on: 1, totp_secret: secretOfNobody }).execute();
  const guess = async (remoteAddress: string) => {
    const half = await site.post('/admin/loginProc', { id: 'staff', pw }, { remoteAddress });
    const headers = { cookie: cookieOf(half) };
    return site.post('/admin/loginStep', { code: '000000' }, { headers, remoteAddress });
  };
  const statuses: number[] = [];
  for (let network = 1; network <= 6; network += 1)
    for (let tries = 0; tries < 2; tries += 1) statuses.push((await guess(`10.${network}.0.1`)).statusCode);
  await site.close();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});
