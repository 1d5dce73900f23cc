import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveApi } from '#contract/live.api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague, logInAs } from '#tests/support/colleague.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { startSite } from '#tests/support/site.ts';
import { logInStaff } from '#tests/support/staff.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};
const unread = (partnership: number, support: number) => ({
  name: 'inquiries',
  data: { partnership, support },
});
/** What a window was told of one figure. */
const told = ({ events }: EventStream, name = 'inquiries') => events.filter((event) => event.name === name);
const minuteMs = 60_000;

describe.each(engines)('what staff are told while they look (%s)', (engine) => {
  let site: TestApp;
  let origin = '';
  let now = Date.parse('2026-05-04T03:00:00Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  const follow = (cookie: string) => openEventStream(origin + liveApi.follow.path, cookie);
  async function submit(change: object = {}) {
    const answer = await site.post('/api/contact', { ...good, ...change });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ id: number; receipt: string }>();
  }

  it('is how much is unread and how much has come, at once and whenever it changes, and never spam', async () => {
    const staff = await site.login();
    const window = await follow(staff.cookie);
    await expect.poll(() => told(window)).toEqual([unread(0, 0)]);
    const { id, receipt } = await submit();
    await expect.poll(() => told(window).at(-1)).toEqual(unread(1, 0));
    await submit({ c_website: 'spam.example' });
    await submit({ c_category1: 1 });
    await expect.poll(() => told(window).at(-1)).toEqual(unread(1, 1));
    await site.get(`/api/admin/contact_d/${id}`, { headers: staff });
    await expect.poll(() => told(window).at(-1)).toEqual(unread(0, 1));
    await site.post(`/api/inquiry/${receipt}/message`, { text: '언제 되나요?' });
    await expect.poll(() => told(window).at(-1)).toEqual(unread(1, 1));
    await site.post('/api/admin/contact/delete', { ids: [id] }, { headers: staff });
    await expect.poll(() => told(window).at(-1)).toEqual(unread(0, 1));
    expect(told(window)).toHaveLength(6);
    // Neither who opens one nor a message, a deletion or spam makes it more or fewer.
    const came = told(window, 'arrived').map(({ data }) => data);
    expect(came).toEqual([
      { partnership: 0, support: 0 },
      { partnership: 1, support: 0 },
      { partnership: 1, support: 1 },
    ]);
    window.close();
  });

  it('passes proxies as it comes, and holds no place among the requests in work', async () => {
    const { cookie } = await site.login();
    const windows = await Promise.all(Array.from({ length: 50 }, () => follow(cookie)));
    await expect.poll(() => windows.every((window) => told(window).length === 1)).toBe(true);
    const [{ headers } = { headers: new Headers() }] = windows;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect((await site.get('/metrics')).body).toContain('naru_http_in_flight 0');
    windows.forEach((window) => window.close());
  });

  it('ends with a logout', async () => {
    const { cookie } = await site.login();
    const other = await site.login();
    const [leaver, stayer] = await Promise.all([follow(cookie), follow(other.cookie)]);
    await site.post('/admin/logout', {}, { headers: { cookie } });
    await leaver.ended;
    expect(leaver.events.at(-1)).toEqual({ name: 'end', data: {} });
    const before = told(stayer).length;
    await submit();
    await expect.poll(() => told(stayer).length).toBe(before + 1);
    expect(leaver.events.at(-1)?.name).toBe('end');
    stayer.close();
  });

  it('ends with the role that may hear it', async () => {
    const window = await follow((await addColleague(site, 'listener', 'sales')).cookie);
    await site.app.inject({
      method: 'PATCH',
      url: '/api/admin/admins/listener',
      payload: { role: 'editor' },
      headers: await site.login(),
    });
    await window.ended;
    expect(window.events.at(-1)).toEqual({ name: 'end', data: {} });
    const { cookie } = await logInAs(site, 'listener');
    expect((await follow(cookie)).status).toBe(403);
  });

  it('ends with a session that nobody has used, for listening is no use', async () => {
    const window = await follow((await site.login()).cookie);
    now += 31 * minuteMs;
    await window.ended;
    expect(window.events.at(-1)?.name).toBe('end');
  });
});

it('ends when the server stops, without a word: whoever listens comes back', async () => {
  const site = await createTestApp();
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const window = await openEventStream(origin + liveApi.follow.path, (await site.login()).cookie);
  await expect.poll(() => told(window)).toEqual([unread(0, 0)]);
  await site.close();
  await window.ended;
  expect(window.events.map(({ name }) => name)).toEqual(['inquiries', 'arrived']);
});

it.each(engines)('an inquiry at one server is told by another within two seconds (%s)', async (engine) => {
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const env = { SAMPLE_CONTENT: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const first = await startSite({ env });
  const second = await startSite({ env, dataDir: first.dataDir });
  const staff = await logInStaff(second);
  const window = await openEventStream(second.origin + liveApi.follow.path, staff.cookie);
  await expect.poll(() => told(window)).toEqual([unread(0, 0)]);
  await (await logInStaff(first)).inquiry({ c_company_name: '나루식당', c_name: '홍길동' });
  const sentAt = performance.now();
  await expect.poll(() => told(window).at(-1), { interval: 20 }).toEqual(unread(1, 0));
  const took = performance.now() - sentAt;
  await second.kill();
  await window.ended.catch(() => undefined);
  await first.close();
  await postgres?.drop();
  expect(took).toBeLessThan(2_000);
});
