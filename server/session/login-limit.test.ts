import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { createSessionApp, type SessionApp } from '#tests/support/session-app.ts';

const password = '나룻배를 타고 7';
const { wire } = messages;

describeOnBoth('failed logins', (database) => {
  async function open(id: string, loginLimit: number) {
    const site = await createSessionApp(database().connection.db, { loginLimit });
    await site.admins.create(id, password);
    return site;
  }
  const login = (site: SessionApp, id: string, pw: string, remoteAddress = '203.0.113.1') =>
    site.app.inject({ method: 'POST', url: '/admin/loginProc', payload: { id, pw }, remoteAddress });

  it('are refused after exactly the limit, for that account from that address only, with the time to wait', async () => {
    const site = await open('limited', 3);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await login(site, 'limited', 'wrong')).statusCode).toBe(401);
    }
    const refused = await login(site, 'limited', password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toMatchObject({ result: wire.tooManyLogins, error: wire.tooManyLogins });
    expect((await login(site, 'limited', password, '203.0.113.2')).statusCode).toBe(200);
    expect((await login(site, 'another', 'wrong')).statusCode).toBe(401);
    site.pass(15);
    expect((await login(site, 'limited', password)).statusCode).toBe(200);
  });

  it('are counted for an unknown ID just the same', async () => {
    const site = await open('known', 2);
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      statuses.push((await login(site, 'unknown', 'wrong')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('are forgotten by a login that succeeds', async () => {
    const site = await open('forgetful', 3);
    for (let round = 0; round < 3; round += 1) {
      for (const pw of ['wrong', 'wrong again']) {
        expect((await login(site, 'forgetful', pw)).statusCode).toBe(401);
      }
      expect((await login(site, 'forgetful', password)).statusCode).toBe(200);
    }
  });

  it('cannot pass the limit together by coming at once', async () => {
    const site = await open('crowded', 4);
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(site, 'crowded', 'wrong')));
    const statuses = answers.map((answer) => answer.statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([401, 401, 401, 401, ...Array.from({ length: 11 }, () => 429)]);
  });

  it('are what counts: right passwords at the same moment are not held against anyone', async () => {
    const site = await open('busy', 4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(site, 'busy', password)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  it('are not limited by 0, but a crowd is told to come back, and that counts against no one', async () => {
    const site = await open('open', 0);
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(site, 'open', 'wrong')));
    const busy = answers.filter((answer) => answer.statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const answer of busy) {
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ result: wire.unavailable });
    }
    expect(answers.filter((answer) => answer.statusCode === 401).length + busy.length).toBe(60);
    expect((await login(site, 'open', password)).statusCode).toBe(200);
  });
});
