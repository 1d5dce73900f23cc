import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

const { admin, valid, wire } = messages;
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const post = { title: '여름 행사', content: '첫 줄', url: '', category1: '0' };

interface Row {
  e_no: number;
  e_title: string;
  e_content: string;
  e_file1_s: string | null;
  e_add_dt: string;
  state: string;
  stage: string;
  publish_at: string | null;
  unpublish_at: string | null;
  pinned: number;
  version: number;
}

describe.each(engines)('the editorial desk (%s)', (engine) => {
  let now = Date.parse('2026-11-17T00:00:00Z');
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
    headers = await site.login();
  });
  afterAll(() => site.close());

  const inHours = (hours: number) => new Date(now + hours * hourMs).toISOString();
  const said = (answer: Awaited<ReturnType<TestApp['get']>>) => [
    answer.statusCode,
    answer.json<{ message: string }>().message,
  ];
  const send = (fields: Record<string, string>, file?: { name: string; bytes: Buffer }) =>
    site.post('/api/admin/insertEvent', ...form({ ...post, ...fields }, file, headers));
  const create = async (fields: Record<string, string> = {}, file?: { name: string; bytes: Buffer }) =>
    (await send(fields, file)).json<{ id: number }>().id;
  const update = (id: number, fields: object) =>
    site.post('/api/admin/event/update', { e_no: id, ...post, ...fields }, { headers });
  const detail = async (id: number) =>
    (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{ data: Row }>().data;
  const list = async (search = '') =>
    (await site.get(`/api/admin/event/cateId/0${search}`, { headers })).json<{
      list: Row[];
      pagination: { totalCount: number; pageSize: number; totalPages: number };
    }>();
  const ids = async (search = '') => (await list(search)).list.map(({ e_no }) => e_no);
  const remove = (...gone: number[]) => site.post('/api/admin/event/delete', { ids: gone }, { headers });
  const trash = async (search = '', as = headers) =>
    (await site.get(`/api/admin/trash${search}`, { headers: as })).json<{
      list: { board: string; id: number; title: string; trashedBy: string; destroyAt: string }[];
    }>().list;
  const restore = (items: object[], as = headers) =>
    site.post('/api/admin/trash/restore', { items }, { headers: as });
  const destroy = (items: object[], as = headers) =>
    site.app.inject({ method: 'DELETE', url: '/api/admin/trash', payload: { items }, headers: as });
  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of site.services.store.list()) names.push(name);
    return names;
  };

  it('publishes at once what says nothing, and tells staff how each post stands', async () => {
    const plain = await create();
    expect(await detail(plain)).toMatchObject({
      state: 'published',
      stage: 'shown',
      publish_at: null,
      unpublish_at: null,
      pinned: 0,
      version: 1,
    });
    const planned = await create({ publish_at: '2026-11-20T09:00', unpublish_at: inHours(240), pinned: '1' });
    expect(await detail(planned)).toMatchObject({
      state: 'published',
      stage: 'planned',
      publish_at: '2026-11-20T00:00:00.000Z',
      unpublish_at: inHours(240),
      pinned: 1,
    });
    const draft = await create({ state: 'draft', content: '' });
    expect(await detail(draft)).toMatchObject({ state: 'draft', stage: 'draft', e_content: '' });
    // Who knows nothing of all this changes nothing of it.
    await update(planned, { title: '고친 제목' });
    expect(await detail(planned)).toMatchObject({ stage: 'planned', pinned: 1, version: 2 });
    const publicList = (await site.get('/api/event/cateId/0')).json<{ list: object[] }>().list;
    expect(publicList).toMatchObject([{ id: plain }]);
    for (const name of ['state', 'stage', 'publish_at', 'pinned', 'version'])
      expect(publicList[0]).not.toHaveProperty(name);
    await remove(plain, planned, draft);
  });

  it('lists by state and size, those that stand first before all others, on exact pages', async () => {
    const all: number[] = [];
    for (let number = 1; number <= 12; number += 1) {
      now += 1_000;
      all.unshift(await create({ title: `글 ${number}`, ...(number % 4 === 0 && { state: 'draft' }) }));
    }
    const oldest = all.at(-1) ?? 0;
    await update(oldest, { title: '글 1', pinned: 1 });
    const order = [oldest, ...all.slice(0, -1)];
    expect([await ids(), await ids('?curPage=2')]).toEqual([order.slice(0, 10), order.slice(10)]);
    expect(await ids('?size=30')).toEqual(order);
    expect((await list('?size=30')).pagination).toMatchObject({
      totalCount: 12,
      pageSize: 30,
      totalPages: 1,
    });
    const drafts = (await list('?state=draft')).list;
    expect(drafts.map(({ e_title }) => e_title)).toEqual(['글 12', '글 8', '글 4']);
    expect((await list('?state=published&size=100')).pagination.totalCount).toBe(9);
    expect((await list('?state=trash')).list).toEqual([]);
    const keyword = encodeURIComponent('글');
    expect(await ids(`?keyword=${keyword}&size=30`)).toEqual(all);
    expect((await list(`?keyword=${keyword}&state=draft`)).pagination.totalCount).toBe(3);
    expect((await list(`?keyword=${keyword}&state=published`)).pagination.totalCount).toBe(9);
    const found = (await site.get(`/api/event/cateId/0?keyword=${keyword}`)).json<{ list: object[] }>().list;
    expect(found).toHaveLength(9);
    const first = (await site.get('/api/event/cateId/0')).json<{ list: { id: number }[] }>().list[0];
    expect(first?.id).toBe(oldest);
    await remove(...all);
  });

  it.each([
    [{ state: 'trash' }, valid.choice],
    [{ publish_at: '내일' }, valid.moment],
    [{ publish_at: '2026-02-30T09:00' }, valid.moment],
    [{ publish_at: '2026-11-20T09:00', unpublish_at: '2026-11-20T08:00' }, valid.unpublishOrder],
    [{ unpublish_at: '2026-11-16T09:00' }, valid.unpublishPast],
    [{ pinned: '2' }, valid.choice],
    [{ content: '' }, valid.content],
    [{ content: '', title: '', state: 'draft' }, valid.title],
  ])('refuses %j in words', async (fields, message) => {
    expect(said(await send(fields))).toEqual([400, message]);
    const id = await create();
    expect(said(await update(id, fields))).toEqual([400, message]);
    await remove(id);
  });

  it('takes a begin in the past for now, and lets what has ended be corrected', async () => {
    const id = await create({ publish_at: inHours(-5), unpublish_at: inHours(1) });
    expect((await detail(id)).stage).toBe('shown');
    now += 2 * hourMs;
    await site.services.turner.turn();
    headers = await site.login();
    expect((await detail(id)).stage).toBe('ended');
    expect((await update(id, { title: '오타를 고침', unpublish_at: inHours(-1) })).statusCode).toBe(200);
    // An end that was said before holds against a begin that is said now.
    expect(said(await update(id, { publish_at: inHours(0) }))).toEqual([400, valid.unpublishOrder]);
    await remove(id);
  });

  it('keeps the day on which a post first came out, also of one that was taken down', async () => {
    const id = await create();
    const { e_add_dt } = await detail(id);
    now += dayMs;
    headers = await site.login();
    await update(id, { state: 'draft' });
    await update(id, { state: 'published' });
    expect(await detail(id)).toMatchObject({ stage: 'shown', e_add_dt });
    await remove(id);
  });

  it('writes over nothing that has changed since it was seen', async () => {
    const id = await create();
    expect((await update(id, { title: '먼저', version: 1 })).statusCode).toBe(200);
    const late = await update(id, { title: '나중', version: 1 });
    expect(said(late)).toEqual([409, admin.changedMeanwhile]);
    const file = { name: '사진.jpg', bytes: await jpeg('red') };
    const before = await stored();
    const withFile = await site.post(
      '/api/admin/event/updateWithFile',
      ...form({ e_no: String(id), ...post, version: '1' }, file, headers),
    );
    expect(withFile.statusCode).toBe(409);
    await site.services.uploads.settled();
    expect(await stored()).toEqual(before);
    expect(await detail(id)).toMatchObject({ e_title: '먼저', version: 2 });
    const answers = await Promise.all(['가', '나', '다'].map((title) => update(id, { title, version: 2 })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect((await update(id, { title: '번호 없이' })).statusCode).toBe(200);
    await remove(id);
  });

  it('keeps the last twenty revisions with their files, and brings one back by a save', async () => {
    const id = await create({ title: '제목 1' }, { name: '처음.jpg', bytes: await jpeg('red') });
    const picture = String((await detail(id)).e_file1_s);
    const isPublic = async () => (await site.get(uploadAddress(picture))).statusCode === 200;
    expect(await isPublic()).toBe(true);
    await update(id, { title: '제목 2', remove_file: true });
    expect(await isPublic()).toBe(false);
    const entries = async () =>
      (await site.get(`/api/admin/event/${id}/revisions`, { headers })).json<{
        list: { version: number; title: string; savedBy: string }[];
      }>().list;
    expect(await entries()).toMatchObject([{ version: 1, title: '제목 1', savedBy: 'admin' }]);
    const one = await site.get(`/api/admin/event/${id}/revisions/1`, { headers });
    expect(one.json()).toMatchObject({ data: { e_title: '제목 1', e_content: '첫 줄', e_file1_s: picture } });

    const back = (version: number, body: object = {}) =>
      site.post(`/api/admin/event/${id}/revisions/${version}/restore`, body, { headers });
    expect(said(await back(1, { version: 1 }))).toEqual([409, admin.changedMeanwhile]);
    expect(said(await back(1, { version: 2 }))).toEqual([200, admin.saved]);
    expect(await detail(id)).toMatchObject({ e_title: '제목 1', e_file1_s: picture, version: 3 });
    expect(said(await back(9))).toEqual([404, admin.revisionMissing]);

    await update(id, { remove_file: true });
    for (let version = 5; version <= 24; version += 1) await update(id, { title: `제목 ${version}` });
    const versions = (await entries()).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => 23 - index));
    expect(await stored()).not.toContain(picture);
    await remove(id);
    expect((await site.get(`/api/admin/event/${id}/revisions`, { headers })).statusCode).toBe(404);
  });

  it('brings back from the trash what was deleted, as it was, and says so where a file is gone', async () => {
    const draft = await create({ state: 'draft', title: '지운 초안' });
    const lost = await create({ title: '파일 없는 글' }, { name: 'a.txt', bytes: Buffer.from('a') });
    await remove(draft, lost);
    expect((await site.get(`/api/admin/event_d/${draft}`, { headers })).statusCode).toBe(404);
    expect((await trash()).slice(0, 2)).toMatchObject([
      { board: 'event', id: lost, title: '파일 없는 글', trashedBy: 'admin' },
      { board: 'event', id: draft, title: '지운 초안', destroyAt: new Date(now + 30 * dayMs).toISOString() },
    ]);
    expect(said(await restore([{ board: 'event', id: draft }]))).toEqual([200, admin.restored]);
    expect(await detail(draft)).toMatchObject({ e_title: '지운 초안', state: 'draft' });
    const db = site.services.connection.db;
    const { file_stored } = await db
      .selectFrom('trash')
      .select('file_stored')
      .where('record_id', '=', lost)
      .executeTakeFirstOrThrow();
    await site.services.store.remove(String(file_stored));
    expect(said(await restore([{ board: 'event', id: lost }]))).toEqual([200, admin.restoredWithoutFile]);
    expect(await detail(lost)).toMatchObject({ e_file1_s: null, state: 'published' });
    for (const items of [[{ board: 'event', id: lost }], [{ board: 'nowhere', id: 1 }]])
      expect(said(await restore(items))).toEqual([404, admin.trashMissing]);
    for (const items of [[], 'x', [{ board: 'event' }], [{ id: 1 }], [null]])
      expect((await restore(items as object[])).statusCode).toBe(400);
    await remove(draft, lost);
  });

  it('destroys what is told to be destroyed, and the rest after thirty days, with files and revisions', async () => {
    const file = async () => ({ name: '사진.jpg', bytes: await jpeg('navy') });
    const [first, second] = [await create({}, await file()), await create({}, await file())];
    await update(first, { title: '고침' });
    const names = [String((await detail(first)).e_file1_s), String((await detail(second)).e_file1_s)];
    await remove(first, second);
    expect(said(await destroy([{ board: 'event', id: first }]))).toEqual([200, admin.destroyed]);
    await site.services.uploads.settled();
    expect(await stored()).not.toContain(names[0]);
    expect(said(await restore([{ board: 'event', id: first }]))).toEqual([404, admin.trashMissing]);
    now += 30 * dayMs - 1;
    await cleanUpDaily(site.services, { warn() {} });
    expect(await stored()).toContain(names[1]);
    now += 1;
    await cleanUpDaily(site.services, { warn() {} });
    expect(await stored()).not.toContain(names[1]);
    const { db } = site.services.connection;
    expect(await db.selectFrom('trash').select('record_id').execute()).toEqual([]);
    expect(await db.selectFrom('post_revision').select('post_id').execute()).toEqual([]);
    const log = await db.selectFrom('access_log').select(['actor', 'action']).execute();
    expect(log).toContainEqual({ actor: 'admin', action: 'trashDestroy' });
    expect(log).toContainEqual({ actor: '자동 파기', action: 'trashExpire' });
    headers = await site.login();
  });

  it('has a trash for inquiries too: gone from everywhere, and back with all that hangs on them', async () => {
    const contact = { c_name: '홍길동', c_tel: '010-1234-5678', c_email: 'hong@naru.example' };
    const sent = await site.post('/api/contact', { c_company_name: '나루식당', c_category1: 0, ...contact });
    const { id, receipt } = sent.json<{ id: number; receipt: string }>();
    await site.post(`/api/admin/contact/${id}/memo`, { text: '전화함' }, { headers });
    const figures = async () => {
      const { list: rows, counts } = (
        await site.get('/api/admin/contact/cateId/0?keyword=나루', { headers })
      ).json<{ list: object[]; counts: { all: number; unread: number } }>();
      const dashboard = (await site.get('/api/admin/dashboard', { headers })).json<{
        data: { waiting: object[] };
      }>();
      const page = await site.get(`/api/inquiry/${receipt}`);
      return [rows.length, counts.all, counts.unread, dashboard.data.waiting.length, page.statusCode];
    };
    const before = await figures();
    expect(before).toEqual([1, 1, 1, 1, 200]);
    await site.post('/api/admin/contact/delete', { ids: [id] }, { headers });
    expect(await figures()).toEqual([0, 0, 0, 0, 404]);
    expect(await trash('?board=inquiry')).toMatchObject([{ board: 'inquiry', id }]);
    expect(said(await restore([{ board: 'inquiry', id }]))).toEqual([200, admin.restored]);
    expect(await figures()).toEqual(before);
    const { data } = (await site.get(`/api/admin/contact_d/${id}`, { headers })).json<{
      data: { c_tel: string; timeline: { text: string }[] };
    }>();
    expect(data.c_tel).toBe('010-1234-5678');
    expect(data.timeline.map(({ text }) => text)).toContain('전화함');
    await site.post('/api/admin/contact/delete', { ids: [id] }, { headers });
  });

  it('shows each role its own trash, and lets nobody touch that of others', async () => {
    const id = await create();
    await remove(id);
    const [inquiry] = await trash('?board=inquiry');
    const editor = { cookie: (await addColleague(site, 'an-editor', 'editor')).cookie };
    const sales = { cookie: (await addColleague(site, 'a-seller', 'sales')).cookie };
    expect((await trash('', editor)).map(({ board }) => board)).toEqual(['event']);
    expect((await trash('', sales)).map(({ board }) => board)).toEqual(['inquiry']);
    const ofPosts = [{ board: 'event', id }];
    const mixed = [...ofPosts, { board: 'inquiry', id: inquiry?.id }];
    for (const [items, as] of [
      [mixed, editor],
      [ofPosts, sales],
    ] as const) {
      expect(said(await restore(items, as))).toEqual([403, wire.forbidden]);
      expect(said(await destroy(items, as))).toEqual([403, wire.forbidden]);
    }
    expect(await trash()).toHaveLength(2);
    expect((await restore(ofPosts, editor)).statusCode).toBe(200);
  });
});
