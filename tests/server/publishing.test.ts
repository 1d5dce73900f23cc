import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import { uploadAddress, variantName } from '#contract/upload-address.ts';
import { createServices } from '#server/services.ts';
import { adminPaths, previewPath } from '#web/content/admin-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { addColleague, logInAs } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

const hourMs = 60 * 60 * 1_000;
const word = '개관기념';
const post = { title: `${word} 소식`, content: '첫 줄', url: '', category1: '1' };
const silent = { warn() {} };

describe.each(engines)('what the public sees of a post (%s)', (engine) => {
  let now = Date.parse('2026-11-17T00:00:00Z');
  let site: TestApp;
  let headers: { cookie: string };
  const inHours = (hours: number) => new Date(now + hours * hourMs).toISOString();
  beforeAll(async () => {
    site = await createTestApp(engine, {
      clock: () => new Date(now),
      pages: await builtPages(),
      env: { SESSION_IDLE_MINUTES: '720' },
    });
    headers = await site.login();
    await addColleague(site, 'a-seller', 'sales');
  });
  afterAll(() => site.close());

  async function create(fields: Record<string, string> = {}) {
    const file = { name: '사진.jpg', bytes: await jpeg('teal') };
    const sent = form({ ...post, ...fields }, file, headers);
    const { id } = (await site.post('/api/admin/insertEvent', ...sent)).json<{ id: number }>();
    const { data } = (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
      data: { e_file1_s: string };
    }>();
    return { id, file: data.e_file1_s };
  }
  type Made = Awaited<ReturnType<typeof create>>;
  const update = async ({ id }: Made, fields: object) =>
    expect(
      (await site.post('/api/admin/event/update', { e_no: id, ...post, ...fields }, { headers })).statusCode,
    ).toBe(200);
  async function pass(hours: number) {
    now += hours * hourMs;
    await site.services.turner.turn();
  }

  /** By the kind of address: whether anything of the post is there. */
  async function seen({ id, file }: Made): Promise<Record<string, boolean>> {
    const page = itemPath(paths.news, id);
    const keyword = encodeURIComponent(word);
    const texts = {
      page,
      'page as data': `${page}.data`,
      'list page': paths.news,
      'found on the page': `${paths.news}?keyword=${keyword}`,
      'list in JSON': '/api/event/cateId/1',
      'found in JSON': `/api/event/cateId/1?keyword=${keyword}`,
      feed: '/rss.xml',
    };
    const found: Record<string, boolean> = {};
    for (const [name, address] of Object.entries(texts)) {
      const { statusCode, body } = await site.get(address);
      found[name] = statusCode === 200 && body.includes(post.title);
    }
    found['sitemap'] = (await site.get('/sitemap.xml')).body.includes(`${page}<`);
    for (const name of [file, variantName(file, 400, 'webp'), variantName(file, 400, 'avif')])
      found[`file ${name.slice(file.indexOf('.'))}`] =
        (await site.get(uploadAddress(name))).statusCode === 200;
    return found;
  }
  async function expectSeen(made: Made, isSeen: boolean) {
    const found = await seen(made);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, isSeen])));
    // Staff see its picture all the same.
    expect((await site.get(uploadAddress(made.file), { headers })).statusCode).toBe(200);
  }

  const items = ({ id }: Made) => ({ items: [{ board: boards.event.name, id }] });
  const waysToHide: [string, (made: Made) => Promise<void>, (made: Made) => Promise<void>][] = [
    ['a draft', (made) => update(made, { state: 'draft' }), (made) => update(made, { state: 'published' })],
    ['one that is planned', (made) => update(made, { publish_at: inHours(1) }), () => pass(1)],
    [
      'one that has ended',
      async (made) => {
        await update(made, { publish_at: '', unpublish_at: inHours(1) });
        await expectSeen(made, true);
        await pass(1);
      },
      (made) => update(made, { unpublish_at: '' }),
    ],
    [
      'one in the trash',
      async ({ id }) => void (await site.post('/api/admin/event/delete', { ids: [id] }, { headers })),
      async (made) => void (await site.post('/api/admin/trash/restore', items(made), { headers })),
    ],
  ];

  it.each(waysToHide)('nothing, at any address and from no cache, of %s', async (_, hide, show) => {
    const made = await create();
    await expectSeen(made, true);
    await hide(made);
    await expectSeen(made, false);
    await show(made);
    await expectSeen(made, true);
    await site.post('/api/admin/event/delete', { ids: [made.id] }, { headers });
    await expectSeen(made, false);
  });

  it('nothing of one that comes back from the trash after its end, before anything has turned', async () => {
    const made = await create({ unpublish_at: inHours(1) });
    await site.post('/api/admin/event/delete', { ids: [made.id] }, { headers });
    now += 2 * hourMs;
    await site.post('/api/admin/trash/restore', items(made), { headers });
    await expectSeen(made, false);
    await site.post('/api/admin/event/delete', { ids: [made.id] }, { headers });
  });

  it('nothing of what was never shown, until its moment comes; then it is the newest', async () => {
    const draft = await create({ state: 'draft' });
    const planned = await create({ publish_at: inHours(24), title: `${word} 예약` });
    const other = await create({ title: `${word} 다른 글` });
    await expectSeen(draft, false);
    const titles = async () =>
      (await site.get('/api/event/cateId/1'))
        .json<{ list: { title: string }[] }>()
        .list.map(({ title }) => title);
    expect(await titles()).toEqual([`${word} 다른 글`]);
    await pass(23.9);
    expect(await titles()).toEqual([`${word} 다른 글`]);
    await pass(0.2);
    headers = await site.login();
    expect(await titles()).toEqual([`${word} 예약`, `${word} 다른 글`]);
    await site.post('/api/admin/event/delete', { ids: [draft.id, planned.id, other.id] }, { headers });
  });

  it('the same when two servers turn at once, also after a clock was set forward by mistake', async () => {
    const made = await create({ publish_at: inHours(1), unpublish_at: inHours(3) });
    let ahead = 0;
    const other = createServices(site.config, site.services.connection, silent, {
      clock: () => new Date(now + ahead),
    });
    const titles = async () => (await site.services.boards.of('event').list(1, 0, whole, 10)).totalCount;
    const whole = { page: 1, keyword: '', field: 'title' } as const;
    const both = () => Promise.all([site.services.turner.turn(), other.turner.turn()]);
    await both();
    expect(await titles()).toBe(0);
    now += hourMs;
    await both();
    expect(await titles()).toBe(1);
    ahead = 10 * hourMs;
    await other.turner.turn();
    expect(await titles()).toBe(0);
    ahead = 0;
    await both();
    expect(await titles()).toBe(1);
    // A clock that is a little behind turns nothing back.
    ahead = -30_000;
    await other.turner.turn();
    expect(await titles()).toBe(1);
    const days = await site.services.connection.db
      .selectFrom('post_day')
      .select((row) => ['stage', row.fn.sum('posts').as('posts')])
      .groupBy('stage')
      .execute();
    const counts = Object.fromEntries(days.map(({ stage, posts }) => [stage, Number(posts)]));
    expect(counts).toEqual({ draft: 0, planned: 0, ended: 0, shown: 1 });
    await site.post('/api/admin/event/delete', { ids: [made.id] }, { headers });
  });

  it('its page before it is public only to those who write posts, kept by nobody', async () => {
    const seller = await logInAs(site, 'a-seller');
    const [draft, gone] = [await create({ state: 'draft' }), await create()];
    await site.post('/api/admin/event/delete', { ids: [gone.id] }, { headers });
    for (const { id, file } of [draft, gone]) {
      const address = previewPath(boards.event.name, id);
      const page = await site.get(address, { headers });
      expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'noindex, nofollow',
      ]);
      expect(page.body).toContain(`<h1 class="text-title">${post.title}</h1>`);
      expect(page.body).toContain(file);
      const outside = await site.get(address);
      expect([outside.statusCode, outside.headers.location]).toEqual([302, adminPaths.login]);
      const data = await site.get(`${address}.data`);
      expect(data.body).not.toContain(post.title);
      const sales = await site.get(address, { headers: seller });
      expect(sales.statusCode).toBe(403);
      expect(sales.body).not.toContain(post.title);
      for (const name of [file, variantName(file, 400, 'webp')]) {
        const statusFor = async (options = {}) => (await site.get(uploadAddress(name), options)).statusCode;
        expect([
          await statusFor(),
          await statusFor({ headers: seller }),
          await statusFor({ headers }),
        ]).toEqual([404, 404, 200]);
      }
    }
    const planned = await create({ publish_at: '2031-03-01T09:00' });
    // It has the date that it will have.
    const early = await site.get(previewPath(boards.event.name, planned.id), { headers });
    expect(early.body).toContain('2031');
    await site.post('/api/admin/event/delete', { ids: [planned.id] }, { headers });
    for (const address of ['event/999999', 'nowhere/1', 'event/x', 'event/0'])
      expect((await site.get(`/admin/preview/${address}`, { headers })).statusCode).toBe(404);
    await site.post('/api/admin/event/delete', { ids: [draft.id] }, { headers });
  });

  it('a question before it is public among the others, open, as their page shows them', async () => {
    const ask = async (fields: Record<string, string>) => {
      const sent = form({ title: '질문', content: '답', category1: '0', ...fields }, undefined, headers);
      return (await site.post('/api/admin/insertFaqVideo', ...sent)).json<{ id: number }>().id;
    };
    const asked = (fv_no: number) => ({ fv_no, title: '아직 숨긴 질문', content: '답', category1: 0 });
    const first = await ask({ title: '먼저 있던 질문' });
    const hidden = await ask({ title: '아직 숨긴 질문', state: 'draft' });
    const last = await ask({ title: '나중에 온 질문' });
    const ids = [first, hidden, last];
    const previewed = async () => {
      const page = await site.get(previewPath(boards.faq.name, hidden), { headers });
      expect(page.statusCode).toBe(200);
      const row = /<details([^>]*)><summary(?:(?!<\/summary>).)*?((?:먼저 있던|아직 숨긴|나중에 온) 질문)/gs;
      return [...page.body.matchAll(row)].map(([, attributes = '', title]) => [
        attributes.includes('open=""'),
        title,
      ]);
    };
    const [one, two, three] = [
      [false, '먼저 있던 질문'],
      [true, '아직 숨긴 질문'],
      [false, '나중에 온 질문'],
    ];
    expect(await previewed()).toEqual([one, two, three]);
    // It comes where it will stand, also from the trash.
    const order = { ids: [last, first, hidden] };
    await site.app.inject({ method: 'PUT', url: '/api/admin/faq/order', payload: order, headers });
    expect(await previewed()).toEqual([three, one, two]);
    await site.post('/api/admin/faqVideo/update', { ...asked(hidden), pinned: 1 }, { headers });
    await site.post('/api/admin/faqVideo/delete', { ids: [hidden] }, { headers });
    expect(await previewed()).toEqual([two, three, one]);
    await site.post('/api/admin/faqVideo/delete', { ids }, { headers });
  });

  it('questions that are published, whole, those that stand first before all others', async () => {
    const ask = (fields: Record<string, string>) =>
      site.post(
        '/api/admin/insertFaqVideo',
        ...form({ title: '질문', content: '답', category1: '0', ...fields }, undefined, headers),
      );
    await ask({ title: '첫째' });
    await ask({ title: '숨김', state: 'draft' });
    await ask({ title: '고정', pinned: '1' });
    const { list } = (await site.get('/api/faqVideo/cateId/0')).json<{ list: { fv_title: string }[] }>();
    expect(list.map(({ fv_title }) => fv_title)).toEqual(['고정', '첫째']);
  });
});
