import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { addColleague, colleaguePassword as pw, cookieOf } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';

const { admin, valid, wire } = messages;
const origin = 'https://www.naru-robotics.example';

describe.each(engines)('passkeys (%s)', (engine) => {
  let site: TestApp;
  let count = 0;
  let id = '';
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { env: { PUBLIC_URL: origin } });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    count += 1;
    id = `staff-${count}`;
    headers = await addColleague(site, id, 'sales');
  });

  type Options = { challenge: string; rpId?: string; rp?: { id: string } };
  const path = '/api/admin/second-step/passkey';
  const said = (answer: { statusCode: number; json(): { message: string } }) => [
    answer.statusCode,
    answer.json().message,
  ];
  const ask = async () =>
    (await site.post(`${path}/options`, { pw }, { headers })).json<{ options: Options }>().options;
  const add = async (device = createAuthenticator(origin)) => {
    const answer = await site.post(path, { response: device.register(await ask()) }, { headers });
    return { device, answer };
  };
  const logIn = async () => cookieOf(await site.post('/admin/loginProc', { id, pw }));
  const askAtLogin = async (cookie: string) => {
    const answer = await site.post('/admin/loginStep/passkey/options', undefined, { headers: { cookie } });
    return answer.json<{ options: Options }>().options;
  };
  const finish = (cookie: string, response: object) =>
    site.post('/admin/loginStep/passkey', { response }, { headers: { cookie } });
  const isIn = async (cookie: string) =>
    (await site.get('/api/admin/mail', { headers: { cookie } })).statusCode === 200;

  it('are registered after the password, with codes to fall back on the first time', async () => {
    expect(said(await site.post(`${path}/options`, { pw: 'wrong' }, { headers }))).toEqual([
      400,
      valid.currentPassword,
    ]);
    expect((await ask()).rp?.id).toBe('www.naru-robotics.example');
    const elsewhere = await logIn();
    const first = await add();
    expect(said(first.answer)).toEqual([200, admin.passkeyAdded]);
    // What was begun by the password alone ends, but where the passkey was made.
    expect([await isIn(elsewhere), await isIn(headers.cookie)]).toEqual([false, true]);
    expect(first.answer.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await add()).answer.json()).toMatchObject({ recoveryCodes: [] });
    expect(said((await add(first.device)).answer)).toEqual([409, admin.passkeyExists]);
    const state = await site.get('/api/admin/second-step', { headers });
    expect(state.json<{ passkeys: object[] }>().passkeys).toHaveLength(2);
  });

  it('finish a login, each challenge once', async () => {
    const { device } = await add();
    const half = await site.post('/admin/loginProc', { id, pw });
    expect(half.json()).toMatchObject({ result: wire.secondStep, step: 'passkey' });
    const cookie = cookieOf(half);
    const reply = device.logIn(await askAtLogin(cookie));
    const whole = await finish(cookie, reply);
    expect(whole.json()).toMatchObject({ result: wire.success });
    expect(await isIn(cookieOf(whole))).toBe(true);
    const again = await logIn();
    await askAtLogin(again);
    expect(said(await finish(again, reply))).toEqual([401, valid.passkey]);
  });

  it('that were copied are told by their counter', async () => {
    const { device } = await add();
    const enter = async (uses?: number) => {
      const cookie = await logIn();
      return finish(cookie, device.logIn(await askAtLogin(cookie), uses));
    };
    expect((await enter(7)).statusCode).toBe(200);
    expect(said(await enter(7))).toEqual([401, valid.passkey]);
    expect((await enter(8)).statusCode).toBe(200);
  });

  it('of another site, or of somebody else, are refused with a sentence', async () => {
    const evil = 'https://www.naru-robotics.evil';
    for (const foreign of [createAuthenticator(evil), createAuthenticator(evil, origin)])
      expect(said((await add(foreign)).answer)).toEqual([400, valid.passkey]);
    const { device } = await add();
    const cookie = await logIn();
    const stranger = createAuthenticator(origin);
    expect(said(await finish(cookie, stranger.logIn(await askAtLogin(cookie))))).toEqual([
      401,
      valid.passkey,
    ]);
    expect(said(await finish(cookie, device.logIn({ challenge: 'made-up' })))).toEqual([401, valid.passkey]);
    expect((await finish(cookie, device.logIn(await askAtLogin(cookie)))).statusCode).toBe(200);
  });

  it('that were asked nothing, or answer with nonsense, are refused', async () => {
    const device = createAuthenticator(origin);
    const unasked = await site.post(path, { response: device.register({ challenge: 'x' }) }, { headers });
    expect(said(unasked)).toEqual([400, valid.passkey]);
    await ask();
    for (const response of [undefined, null, 'text', [], {}, { id: 1 }, { id: 'x', response: null }])
      expect(said(await site.post(path, { response }, { headers }))).toEqual([400, valid.passkey]);
    const half = await site.post('/admin/loginStep/passkey/options');
    expect(said(half)).toEqual([401, wire.loginAgain]);
  });

  it('are removed with the password and a code; without any the password is enough again', async () => {
    const { device, answer } = await add();
    const { recoveryCodes: codes } = answer.json<{ recoveryCodes: string[] }>();
    const { id: passkey } = device.register({ challenge: '' });
    const remove = (password: string, code?: string) =>
      site.app.inject({
        method: 'DELETE',
        url: `${path}/${passkey}`,
        payload: { pw: password, ...(code !== undefined && { code }) },
        headers,
      });
    expect(said(await remove('wrong', codes[0]))).toEqual([400, valid.currentPassword]);
    expect(said(await remove(pw))).toEqual([400, valid.codeMissing]);
    expect(said(await remove(pw, 'AAAA-AAAA'))).toEqual([400, valid.code]);
    expect(said(await remove(pw, codes[0]))).toEqual([200, admin.passkeyRemoved]);
    expect(said(await remove(pw, codes[1]))).toEqual([404, admin.passkeyMissing]);
    expect((await site.post('/admin/loginProc', { id, pw })).json()).toMatchObject({ result: wire.success });
    const state = await site.get('/api/admin/second-step', { headers });
    expect(state.json()).toMatchObject({ recoveryCodes: 0, passkeys: [] });
  });

  it('leave the codes to fall back on to a telephone that is a second step too, and the other way round', async () => {
    const { answer, device } = await add();
    const { recoveryCodes: codes } = answer.json<{ recoveryCodes: string[] }>();
    const call = (method: 'POST' | 'DELETE', url: string, payload: object) =>
      site.app.inject({ method, url, payload, headers });
    const telephone = '/api/admin/second-step/totp';
    const turnOn = async () => {
      const { secret } = (await call('POST', telephone, { pw })).json<{ secret: string }>();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      return (await call('POST', `${telephone}/confirm`, { code })).json<{ recoveryCodes: string[] }>();
    };
    const left = async () => (await site.get('/api/admin/second-step', { headers })).json<object>();
    // A telephone brings new codes, in the place of those before.
    const { recoveryCodes: newer } = await turnOn();
    expect(said(await call('DELETE', telephone, { pw, code: codes[0] }))).toEqual([400, valid.code]);
    expect((await call('DELETE', telephone, { pw, code: newer[0] })).statusCode).toBe(200);
    expect(await left()).toMatchObject({ totp: false, recoveryCodes: 9 });
    const { recoveryCodes: newest } = await turnOn();
    const { id: passkey } = device.register({ challenge: '' });
    expect((await call('DELETE', `${path}/${passkey}`, { pw, code: newest[0] })).statusCode).toBe(200);
    expect(await left()).toMatchObject({ totp: true, recoveryCodes: 9, passkeys: [] });
  });
});
