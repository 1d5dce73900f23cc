import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { createSessionApp, type SessionApp } from '#tests/support/session-app.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const password = '나룻배를 타고 7';
const { wire } = messages;
const limit = 2;
/** How many failures of one address are taken, whatever IDs it tries. */
const addressLimit = 5 * limit;

/** Passwords that say how many were checked. */
function countingPasswords(waiting?: number): Passwords & { checked: () => number } {
  const real = createPasswords(1, waiting);
  let checks = 0;
  return {
    ...real,
    verify: (stored, typed, turn) =>
      real.verify(stored, typed, {
        ...turn,
        async check() {
          await turn.check();
          checks += 1;
        },
      }),
    checked: () => checks,
  };
}

describeOnBoth('a flood of logins with invented IDs', (database) => {
  let sites = 0;
  /** Each test has an admin and a network of its own. */
  async function open(loginLimit = limit, waiting?: number) {
    sites += 1;
    const passwords = countingPasswords(waiting);
    const site = await createSessionApp(database().connection.db, { loginLimit, passwords });
    const id = `staff${sites}`;
    await site.admins.create(id, password);
    return { site, passwords, id, address: (host: number) => `198.51.${sites}.${host}` };
  }
  const login = (site: SessionApp, id: string, pw: string, remoteAddress: string) =>
    site.app.inject({ method: 'POST', url: '/admin/loginProc', payload: { id, pw }, remoteAddress });
  async function flood(site: SessionApp, remoteAddress: string, times = addressLimit): Promise<number[]> {
    const statuses: number[] = [];
    for (let number = 0; number < times; number += 1)
      statuses.push((await login(site, `nobody${number}`, 'wrong', remoteAddress)).statusCode);
    return statuses;
  }

  it('is refused after five times the limit, without checking another password, and only from that address', async () => {
    const { site, passwords, address } = await open();
    expect(new Set(await flood(site, address(1)))).toEqual(new Set([401]));
    const before = passwords.checked();
    const refused = await login(site, 'yet-another', 'wrong', address(1));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect(refused.json()).toMatchObject({ result: wire.tooManyLogins });
    expect(passwords.checked()).toBe(before);
    expect((await login(site, 'yet-another', 'wrong', address(2))).statusCode).toBe(401);
    site.pass(15);
    expect((await login(site, 'yet-another', 'wrong', address(1))).statusCode).toBe(401);
  });

  it('keeps out nobody who has the right password, also at the same address', async () => {
    const { site, id, address } = await open();
    await flood(site, address(1));
    const others = Array.from({ length: 200 }, (_, number) =>
      login(site, `crowd${number}`, 'wrong', address(1)),
    );
    const staff = await login(site, id, password, address(1));
    expect(staff.statusCode).toBe(200);
    expect(new Set((await Promise.all(others)).map((answer) => answer.statusCode))).toEqual(new Set([429]));
  });

  it('learns from its refusals nothing about which IDs exist: same words, same time, as often as it asks', async () => {
    const { site, id, address } = await open();
    await flood(site, address(1));
    const ask = async (asked: string) => {
      const begun = performance.now();
      const { statusCode, headers, body } = await login(site, asked, 'wrong', address(1));
      const { requestId: _, ...said } = JSON.parse(body) as Record<string, unknown>;
      const isSlow = performance.now() - begun >= 990;
      return { statusCode, said, retryAfter: headers['retry-after'], isSlow };
    };
    for (let round = 0; round <= limit; round += 1) {
      const [known, unknown] = await Promise.all([ask(id), ask('nobody-at-all')]);
      expect(known).toEqual(unknown);
      expect(known.isSlow).toBe(true);
    }
    site.pass(15);
    const statuses = [id, 'nobody-at-all'].map(
      async (asked) => (await login(site, asked, 'wrong', address(1))).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401]);
  });

  it('gives no more tries at an account than its limit', async () => {
    const { site, id, passwords, address } = await open();
    await flood(site, address(1));
    const before = passwords.checked();
    for (let round = 0; round < limit + 3; round += 1) await login(site, id, 'wrong', address(1));
    expect(passwords.checked() - before).toBe(limit);
    expect((await login(site, id, password, address(1))).statusCode).toBe(429);
  });

  it('opens no account again that its limit has closed', async () => {
    const { site, id, address } = await open();
    for (let round = 0; round < limit; round += 1) await login(site, id, 'wrong', address(1));
    await flood(site, address(1), addressLimit - limit);
    expect((await login(site, id, password, address(1))).statusCode).toBe(429);
  });

  it('waits behind an address that has not failed, when it comes from many', async () => {
    const { site, id, address } = await open(10, 3);
    const attackers = [1, 2, 3].map(address);
    for (const from of attackers) await login(site, 'nobody', 'wrong', from);
    const crowd = [...attackers, ...attackers, ...attackers].map((from, number) =>
      login(site, `crowd${number}`, 'wrong', from),
    );
    expect((await login(site, id, password, address(200))).statusCode).toBe(200);
    expect((await Promise.all(crowd)).map((answer) => answer.statusCode)).toContain(503);
  });

  it('has no more than one try at a time before an address that has not failed', async () => {
    const { site, id, address } = await open(10, 3);
    const crowd = Array.from({ length: 9 }, (_, number) =>
      login(site, `crowd${number}`, 'wrong', address(1)),
    );
    expect((await login(site, id, password, address(200))).statusCode).toBe(200);
    expect((await Promise.all(crowd)).map((answer) => answer.statusCode)).toContain(503);
  });

  it('waits behind staff where they have logged in before, even when it comes from ever new addresses', async () => {
    const { site, id, address } = await open(0, 3);
    expect((await login(site, id, password, address(250))).statusCode).toBe(200);
    site.pass(29 * 24 * 60);
    const crowd = Array.from({ length: 9 }, (_, host) => login(site, 'nobody', 'wrong', address(host + 1)));
    expect((await login(site, id, password, address(250))).statusCode).toBe(200);
    expect((await Promise.all(crowd)).map((answer) => answer.statusCode)).toContain(503);
  });

  it.each([limit, 0])('is summed up in the access log, with a limit of %i', async (loginLimit) => {
    const { site, id, address } = await open(loginLimit);
    await flood(site, address(1), 12);
    await login(site, id, 'wrong', address(1));
    const rows = await database()
      .connection.db.selectFrom('access_log')
      .selectAll()
      .where('address', '=', address(1))
      .orderBy('id')
      .execute();
    const invented = rows.filter(({ actor }) => actor !== id);
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['loginFailed']));
    const summed = invented.filter(({ target }) => target !== '').map(({ target }) => target);
    expect(summed).toEqual([
      '이후 15분간의 실패는 기록 생략',
      ...(loginLimit > 0 ? ['같은 주소에서 15분간 10회 실패, 이후 시도 거절'] : []),
    ]);
    expect(invented).toHaveLength(10 + (loginLimit > 0 ? 1 : 0));
    // Nobody hides tries at an account behind a crowd of invented IDs.
    expect(rows.filter(({ actor }) => actor === id)).toHaveLength(1);
  });
});
