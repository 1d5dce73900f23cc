import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { adminId, adminPassword } from '#tests/support/site.ts';

const inquiry = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};
const proxy = '10.0.0.1';

/** Headers by which a client may claim to be someone else, one new someone for each number. */
const disguises: Record<string, (number: number) => Record<string, string>> = {
  'X-Forwarded-For': (number) => ({ 'x-forwarded-for': `198.51.100.${number}` }),
  'a chain of X-Forwarded-For': (number) => ({ 'x-forwarded-for': `198.51.100.${number}, ${proxy}` }),
  Forwarded: (number) => ({ forwarded: `for=198.51.100.${number}` }),
  'X-Real-IP and its kin': (number) => ({
    'x-real-ip': `198.51.100.${number}`,
    'x-client-ip': `198.51.100.${number}`,
    'cf-connecting-ip': `198.51.100.${number}`,
    'true-client-ip': `198.51.100.${number}`,
  }),
  'another host, agent and origin': (number) => ({
    host: `h${number}.example`,
    'user-agent': `agent ${number}`,
    'x-forwarded-host': `h${number}.example`,
  }),
  'a session of its own': (number) => ({ cookie: `naru_session=${number}` }),
  'a key of its own': (number) => ({ 'idempotency-key': `another-key-${number}` }),
};

/** Sends five inquiries; with a limit of 3, the last two are refused. */
async function fiveInquiries(
  site: TestApp,
  headers: (number: number) => Record<string, string>,
  remoteAddress: (number: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const answer = await site.post('/api/contact', inquiry, {
      headers: headers(number),
      remoteAddress: remoteAddress(number),
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}
const limited = [200, 200, 200, 429, 429];

describe.each([
  ['without a proxy', ''],
  ['behind a trusted proxy', proxy],
])('limits, %s', (_where, trusted) => {
  let site: TestApp;
  let visitors = 0;
  beforeAll(async () => {
    site = await createTestApp('sqlite', {
      env: { INQUIRY_LIMIT: '3', LOGIN_LIMIT: '3', TRUST_PROXY: trusted },
    });
  });
  afterAll(() => site.close());

  it.each(Object.entries(disguises))('hold for a client that sends %s', async (_name, headers) => {
    visitors += 1;
    const address = `203.0.113.${visitors}`;
    expect(await fiveInquiries(site, headers, () => address)).toEqual(limited);
  });

  it('hold for a client that takes another address of its own network each time (IPv6)', async () => {
    expect(
      await fiveInquiries(
        site,
        () => ({}),
        (number) => `2001:db8:1:2::${number}`,
      ),
    ).toEqual(limited);
  });

  it('hold for failed logins however the request is dressed', async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const headers = Object.assign({}, ...Object.values(disguises).map((make) => make(number))) as Record<
        string,
        string
      >;
      const payload = { id: adminId, pw: number === 5 ? adminPassword : 'wrong' };
      const answer = await site.post('/admin/loginProc', payload, {
        headers,
        remoteAddress: '203.0.113.200',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('give no more tries for an ID that is written another way', async () => {
    for (const id of ['Admin', ' admin', 'admin ', 'ADMIN', 'ａｄｍｉｎ', 'admin\u200b']) {
      const answer = await site.post(
        '/admin/loginProc',
        { id, pw: adminPassword },
        { remoteAddress: '203.0.113.201' },
      );
      // Either it is somebody else, and the right password opens nothing, or it is counted with the account.
      expect([id, answer.statusCode]).toEqual([id, 401]);
    }
  });
});

describe('behind a trusted proxy', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp('sqlite', { env: { INQUIRY_LIMIT: '3', TRUST_PROXY: proxy } });
  });
  afterAll(() => site.close());
  const through = (claimed: (number: number) => string, real: string) =>
    fiveInquiries(
      site,
      (number) => ({ 'x-forwarded-for': `${claimed(number)}${real}` }),
      () => proxy,
    );

  it('a visitor is who the proxy says, whatever the visitor wrote before it', async () => {
    expect(await through((number) => `198.51.100.${number}, `, '203.0.113.9')).toEqual(limited);
    expect(await through((number) => `${proxy}, 198.51.100.${number}, ${proxy}, `, '203.0.113.10')).toEqual(
      limited,
    );
    expect(await through((number) => `x${number}${'y'.repeat(500)}, `, '203.0.113.11')).toEqual(limited);
  });

  it('visitors have their own counts', async () => {
    const statuses = await fiveInquiries(
      site,
      (number) => ({ 'x-forwarded-for': `203.0.113.${20 + number}` }),
      () => proxy,
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});

describe.each([
  ['from elsewhere', '203.0.113.2'],
  ['from the same address', '203.0.113.1'],
])('a crowd that logs in with invented IDs %s', (_where, attacker) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp('sqlite', { env: { LOGIN_LIMIT: '2' } });
  });
  afterAll(() => site.close());

  it('keeps no staff out, and fills no log', async () => {
    const over = new AbortController();
    let tries = 0;
    const statuses = new Set<number>();
    const crowd = Array.from({ length: 30 }, async () => {
      while (!over.signal.aborted) {
        const id = `nobody${(tries += 1)}`;
        const answer = await site.post('/admin/loginProc', { id, pw: 'wrong' }, { remoteAddress: attacker });
        statuses.add(answer.statusCode);
      }
    });
    const staff: number[] = [];
    while (staff.length < 5 || !statuses.has(429)) {
      const credentials = { id: adminId, pw: adminPassword };
      const answer = await site.post('/admin/loginProc', credentials, { remoteAddress: '203.0.113.1' });
      staff.push(answer.statusCode);
    }
    over.abort();
    await Promise.all(crowd);
    expect(new Set(staff)).toEqual(new Set([200]));
    const { db } = site.services.connection;
    const failures = await db
      .selectFrom('access_log')
      .select('id')
      .where('action', '=', 'loginFailed')
      .execute();
    expect(failures.length).toBeLessThanOrEqual(11);
  });
});
