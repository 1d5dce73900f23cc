import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};
const [working, done, onHold, spam] = [1, 2, 3, 4];

describe.each(engines)('the figures of the desk (%s)', (engine) => {
  let site: TestApp;
  let now = 0;
  const ids: Record<string, number> = {};

  let session = { begun: Number.NaN, headers: { cookie: '' } };
  /** A session outlives neither half an hour nor a clock that is set back. */
  async function headers(): Promise<{ cookie: string }> {
    if (session.begun !== now) session = { begun: now, headers: await site.login() };
    return session.headers;
  }
  async function read(query = ''): Promise<Dashboard> {
    const answer = await site.get(`/api/admin/dashboard?${query}`, { headers: await headers() });
    return answer.json<{ data: Dashboard }>().data;
  }
  async function submit(at: string, company: string, change: object = {}): Promise<void> {
    now = Date.parse(at);
    const answer = await site.post('/api/contact', { ...good, c_company_name: company, ...change });
    ids[company] = answer.json<{ id: number }>().id;
  }
  async function patch(at: string, company: string, status: number): Promise<void> {
    now = Date.parse(at);
    await site.app.inject({
      method: 'PATCH',
      url: `/api/admin/contact/${ids[company]}`,
      payload: { status },
      headers: await headers(),
    });
  }

  beforeAll(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    site = await createTestApp(engine, { clock: () => new Date(now) });
  });
  afterAll(() => site.close());

  it('are all there when nothing has come yet', async () => {
    const { daily, ...rest } = await read();
    expect(daily).toHaveLength(30);
    expect([daily[0]?.day, daily.at(-1)?.day]).toEqual(['2026-01-31', '2026-03-01']);
    expect(rest).toEqual({
      days: 30,
      byStatus: [0, 0, 0, 0],
      byModel: [],
      byRegion: [],
      firstAnswer: { answers: 0, medianMinutes: null, slowestTenthMinutes: null },
      waiting: [],
      week: [],
    });
  });

  it('tell what came by day in Seoul, status, model and region, how long answers took and who waits', async () => {
    const t10 = { c_prd: 'serving', c_prdname: 'T10' };
    await submit('2026-01-01T03:00:00Z', '옛날', { ...t10, c_addr1: 'jeju' });
    // 23:59 and 00:00 in Seoul.
    await submit('2026-03-01T14:59:59.999Z', '가람', { ...t10, c_addr1: 'seoul' });
    await submit('2026-03-01T15:00:00.000Z', '나래', { c_category1: 1, c_addr1: 'seoul' });
    await submit('2026-03-02T03:00:00Z', '다솜', { c_prd: 'cleaning', c_prdname: 'C30' });
    await submit('2026-03-02T03:00:00Z', '라온', t10);
    await submit('2026-03-02T03:00:00Z', '스팸', { ...t10, c_website: 'spam.example' });
    await patch('2026-03-01T15:09:59.999Z', '가람', done);
    await patch('2026-03-01T16:40:00Z', '나래', done);
    await patch('2026-03-02T04:00:00Z', '다솜', working);
    await patch('2026-03-02T04:00:00Z', '라온', onHold);
    now = Date.parse('2026-03-03T00:00:00Z');
    const { daily, waiting, week: _, ...rest } = await read();
    expect(daily.filter(({ partnership, support }) => partnership + support > 0)).toEqual([
      { day: '2026-03-01', partnership: 1, support: 0 },
      { day: '2026-03-02', partnership: 2, support: 1 },
    ]);
    expect(rest).toEqual({
      days: 30,
      byStatus: [0, 1, 2, 1],
      byModel: [
        { choice: 'T10', inquiries: 2 },
        { choice: '', inquiries: 1 },
        { choice: 'C30', inquiries: 1 },
      ],
      byRegion: [
        { choice: '', inquiries: 2 },
        { choice: 'seoul', inquiries: 2 },
      ],
      // 10 and 100 minutes.
      firstAnswer: { answers: 2, medianMinutes: 55, slowestTenthMinutes: 91 },
    });
    expect(waiting.map(({ title, status }) => [title, status])).toEqual([
      ['옛날 제휴문의', 0],
      ['다솜 제휴문의', 1],
    ]);
  });

  it('reckon with answers of their days, and with none to spam', async () => {
    await patch('2026-01-02T03:00:00Z', '옛날', done);
    await submit('2026-03-02T05:00:00Z', '나중에 스팸');
    await patch('2026-03-02T09:00:00Z', '나중에 스팸', done);
    await patch('2026-03-02T10:00:00Z', '나중에 스팸', spam);
    now = Date.parse('2026-03-03T00:00:00Z');
    expect((await read()).firstAnswer).toMatchObject({ answers: 2, medianMinutes: 55 });
    expect((await read('days=90')).firstAnswer).toMatchObject({ answers: 3, medianMinutes: 100 });
  });

  it('name the posts and popups that start or end this week, from Monday to Sunday in Seoul', async () => {
    now = Date.parse('2026-03-03T00:00:00Z');
    const event = async (title: string, moments: Record<string, string>) =>
      site.post(
        '/api/admin/insertEvent',
        ...form({ title, content: '내용', url: '', category1: '0', ...moments }, undefined, await headers()),
      );
    await event('목요일부터', { publish_at: '2026-03-05T00:00:00Z', unpublish_at: '2026-03-20T00:00:00Z' });
    await event('일요일까지', { unpublish_at: '2026-03-08T14:59:59Z' });
    await event('다음 월요일부터', { publish_at: '2026-03-08T15:00:00Z' });
    await event('쓰다 만 글', { publish_at: '2026-03-06T00:00:00Z', state: 'draft' });
    const picture = { name: '봄.png', bytes: await jpeg('teal', 'png') };
    const popup = { link: '', alt: '봄맞이', to: '2026-03-06T00:00:00Z' };
    await site.post('/api/admin/popups', ...form(popup, picture, await headers()));
    expect((await read()).week.map(({ board, title, turn, at }) => [board, title, turn, at])).toEqual([
      ['event', '목요일부터', 'start', '2026-03-05T00:00:00.000Z'],
      ['popup', '봄맞이', 'end', '2026-03-06T00:00:00.000Z'],
      ['event', '일요일까지', 'end', '2026-03-08T14:59:59.000Z'],
    ]);
  });

  it('reach back 30, 90 or 365 days', async () => {
    const lengths = [];
    for (const query of ['', 'days=90', 'days=365', 'days=7', 'days=x']) {
      const { days, daily, byStatus } = await read(query);
      lengths.push([days, daily.length, byStatus[done]]);
    }
    expect(lengths).toEqual([
      [30, 30, 2],
      [90, 90, 3],
      [365, 365, 3],
      [30, 30, 2],
      [30, 30, 2],
    ]);
  });

  it('follow what becomes spam, is brought back or deleted', async () => {
    const models = async () =>
      Object.fromEntries((await read()).byModel.map(({ choice, inquiries }) => [choice, inquiries]));
    await patch('2026-03-03T00:00:00Z', '다솜', spam);
    expect(await models()).toEqual({ T10: 2, '': 1 });
    await patch('2026-03-03T00:00:00Z', '다솜', working);
    expect(await models()).toEqual({ T10: 2, '': 1, C30: 1 });
    await site.post('/api/admin/contact/delete', { ids: [ids['라온']] }, { headers: await headers() });
    expect(await models()).toEqual({ T10: 1, '': 1, C30: 1 });
  });

  it('are written down with who looked', async () => {
    const entries = await site.services.connection.db
      .selectFrom('access_log')
      .select(['actor', 'target'])
      .where('action', '=', 'dashboardView')
      .execute();
    expect(entries).toContainEqual({ actor: 'admin', target: '최근 365일' });
  });
});
