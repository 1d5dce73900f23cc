import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { uploadAddress, variantName } from '#contract/upload-address.ts';
import { createServices } from '#server/services.ts';
import { buildApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

const { admin, valid } = messages;

interface Listed {
  id: number;
  pu_file1_s: string;
  alt: string;
  on: boolean;
  from: string | null;
  to: string | null;
}

describe.each(engines)('several popups over the API (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  let picture: Buffer;
  let now = new Date('2026-11-17T00:00:00.000Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => now });
    headers = await site.login();
    picture = await jpeg('teal', 'png');
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now = new Date('2026-11-17T00:00:00.000Z');
    for (const { id } of await all()) await remove(id);
  });

  const send = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers, ...(payload && { payload }) });
  const add = async (fields: Record<string, string>, file: Buffer | null = picture) =>
    site.post(
      '/api/admin/popups',
      ...form(fields, file ? { name: '팝업.png', bytes: file } : undefined, headers),
    );
  const added = async (alt: string, fields = {}) => (await add({ alt, ...fields })).json<{ id: number }>().id;
  const change = (id: number, said: object) => send('PUT', `/api/admin/popups/${id}`, said);
  const remove = (id: number) => send('DELETE', `/api/admin/popups/${id}`);
  const order = (ids: unknown, more = {}) => send('PUT', '/api/admin/popups/order', { ids, ...more });
  const all = async () => (await site.get('/api/admin/popups', { headers })).json<{ list: Listed[] }>().list;
  const shown = async () =>
    (await site.get('/api/popups')).json<{ list: Listed[] }>().list.map(({ alt }) => alt);
  const first = async () =>
    (await site.get('/api/admin/popup/current')).json<{ alt?: string; others?: number }>();
  const told = (answer: LightMyRequestResponse) => [
    answer.statusCode,
    answer.json<{ message: string }>().message,
  ];

  it('keep their pictures to those who write posts while they are planned, over or off, small copies too', async () => {
    const seller = await addColleague(site, 'a-seller', 'sales');
    const id = await added('여름', { from: '2026-11-17T00:10:00Z', to: '2026-11-17T00:20:00Z' });
    const name = (await all())[0]?.pu_file1_s ?? '';
    const files = [name, variantName(name, 400, 'webp')].map(uploadAddress);
    const statuses = async (options = {}) =>
      Promise.all(files.map(async (file) => (await site.get(file, options)).statusCode));
    expect(await statuses()).toEqual([404, 404]);
    expect(await statuses({ headers })).toEqual([200, 200]);
    expect(await statuses({ headers: seller })).toEqual([404, 404]);
    const toSeller = await site.get('/api/admin/popup/current', { headers: seller });
    expect(toSeller.body).not.toContain(name);
    // No write in between: the clock alone shows and hides it.
    now = new Date('2026-11-17T00:10:00.000Z');
    expect(await statuses()).toEqual([200, 200]);
    now = new Date('2026-11-17T00:20:00.000Z');
    expect(await statuses()).toEqual([404, 404]);
    now = new Date('2026-11-17T00:00:00.000Z');
    await change(id, { from: '' });
    expect(await statuses()).toEqual([200, 200]);
    await change(id, { on: '0' });
    expect(await statuses()).toEqual([404, 404]);
    expect(await statuses({ headers })).toEqual([200, 200]);
  });

  it('come one after the other, and visitors learn neither numbers nor periods', async () => {
    expect((await site.get('/api/popups')).json()).toEqual({ success: true, list: [] });
    const id = await added('하나', { link: '/sub3_1', device: 'phone', to: '2026-12-01T00:00:00Z' });
    await added('둘');
    expect((await site.get('/api/popups')).json()).toEqual({
      success: true,
      list: [
        { pu_file1_s: expect.any(String), pu_link: '/sub3_1', alt: '하나', device: 'phone' },
        { pu_file1_s: expect.any(String), pu_link: null, alt: '둘', device: 'all' },
      ],
    });
    expect(await first()).toMatchObject({ alt: '하나', device: 'phone', others: 1 });
    expect((await all())[0]).toMatchObject({
      id,
      pu_no: id,
      pu_file1_o: '팝업.png',
      from: null,
      to: '2026-12-01T00:00:00.000Z',
      on: true,
    });
  });

  it('are changed in part, with a new picture or without', async () => {
    const id = await added('하나', { link: '/sub3_1' });
    const [before] = await all();
    expect(told(await change(id, { on: false }))).toEqual([200, admin.saved]);
    expect(await shown()).toEqual([]);
    expect((await all())[0]).toEqual({ ...before, on: false });
    await change(id, { on: '1', from: '2026-11-20T09:00', to: '2026-11-20', alt: '' });
    expect((await all())[0]).toMatchObject({
      on: true,
      alt: '',
      from: '2026-11-20T00:00:00.000Z',
      to: '2026-11-20T15:00:00.000Z',
    });
    const [payload, options] = form({ alt: '새 그림' }, { name: '새.png', bytes: picture }, headers);
    const url = `/api/admin/popups/${id}`;
    expect(told(await site.app.inject({ method: 'PUT', url, payload, ...options }))).toEqual([
      200,
      admin.popupReplaced,
    ]);
    expect((await site.get(`/resources/upload/${before?.pu_file1_s}`)).statusCode).toBe(404);
    expect((await all())[0]).toMatchObject({ alt: '새 그림', pu_link: '/sub3_1', pu_file1_o: '새.png' });
  });

  it('begin and end at their second, without a write, in every cache, and whatever the clock does', async () => {
    const url = '/api/popups';
    await added('늘');
    await added('내일', { from: '2026-11-18T00:00:00Z', to: '2026-11-18T00:00:10Z' });
    const second = await secondServer();
    const seen = async (at: string) => {
      now = new Date(at);
      const other = (await second.inject({ method: 'GET', url })).json<{ list: Listed[] }>().list;
      const here = await shown();
      expect(other.map(({ alt }) => alt)).toEqual(here);
      expect(await first()).toMatchObject({ alt: '늘' });
      expect((await first()).others ?? 0).toBe(here.length - 1);
      return here;
    };
    expect(await seen('2026-11-17T23:59:59.999Z')).toEqual(['늘']);
    expect(await seen('2026-11-18T00:00:00.000Z')).toEqual(['늘', '내일']);
    expect(await seen('2026-11-18T00:00:09.999Z')).toEqual(['늘', '내일']);
    expect(await seen('2026-11-18T00:00:10.000Z')).toEqual(['늘']);
    expect(await seen('2026-11-18T00:00:05.000Z')).toEqual(['늘', '내일']);
    expect(await seen('2026-11-17T00:00:00.000Z')).toEqual(['늘']);
    await second.close();
  });

  /** On the same database, with caches of its own. */
  async function secondServer() {
    const { services, config } = site;
    const twin = createServices(config, services.connection, site.app.log, { clock: () => now });
    const pages = { render: async () => new Response(''), addressOf: (url: URL) => url };
    return buildApp(config, twin, pages, site.app.log, { checksAnswers: true });
  }

  it('are put in order, wholly or not at all', async () => {
    const [one, two, three] = [await added('하나'), await added('둘'), await added('셋')];
    expect(told(await order([three, one, two]))).toEqual([200, admin.ordered]);
    expect(await shown()).toEqual(['셋', '하나', '둘']);
    for (const ids of [[one, two], [one, two, three, 999_999], []])
      expect(told(await order(ids))).toEqual([409, admin.orderStale]);
    expect(told(await order([one, two, three, one]))).toEqual([400, valid.orderTwice]);
    for (const ids of [undefined, 'a', [one, 'x', three], Array.from({ length: 30_000 }, (_, id) => id)])
      expect(told(await order(ids))).toEqual([400, valid.order]);
    expect((await order(Array.from({ length: 60_000 }, (_, id) => id))).statusCode).toBe(413);
    expect(await shown()).toEqual(['셋', '하나', '둘']);
  });

  it('tell the second of two who order them at once', async () => {
    const [one, two] = [await added('하나'), await added('둘')];
    const seen = { before: [one, two] };
    const answers = await Promise.all([order([two, one], seen), order([two, one], seen)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(told)).toContainEqual([409, admin.orderStale]);
  });

  it('leave the others alone when the first is replaced or deleted by calls that know one', async () => {
    const [one] = [await added('하나', { on: '0' }), await added('둘')];
    const staff = async () =>
      (await site.get('/api/admin/popup/current', { headers })).json<{ pu_no: number }>();
    expect((await staff()).pu_no).toBe(one);
    expect(await first()).toMatchObject({ alt: '둘' });
    const replaced = await site.post(
      '/api/admin/popup',
      ...form({}, { name: 'a.png', bytes: picture }, headers),
    );
    expect(replaced.json()).toMatchObject({ message: admin.popupReplaced });
    expect(await shown()).toEqual(['', '둘']);
    await send('DELETE', '/api/admin/popup', { pu_no: (await staff()).pu_no });
    expect(await shown()).toEqual(['둘']);
  });

  it.each([
    ['a device that there is not', { device: 'watch' }, valid.device],
    ['a period that ends before it begins', { from: '2026-12-02', to: '2026-12-01' }, valid.popupPeriod],
    [
      'a period that ends as it begins',
      { from: '2026-12-02T00:00', to: '2026-12-02T00:00' },
      valid.popupPeriod,
    ],
    ['a day that there is not', { from: '2026-02-30' }, valid.moment],
    ['an hour that there is not', { to: '2026-02-03T25:00' }, valid.moment],
    ['an unsafe link', { link: 'javascript:alert(1)' }, valid.url],
    ['a description without end', { alt: '가'.repeat(limits.popupAlt + 1) }, valid.tooLong(limits.popupAlt)],
    ['a switch that is neither', { on: 'maybe' }, messages.wire.invalid],
  ])('refuse %s', async (_, said, message) => {
    expect(told(await add(said))).toEqual([400, message]);
    const id = await added('하나');
    const before = await all();
    expect(told(await change(id, said))).toEqual([400, message]);
    expect(await all()).toEqual(before);
  });

  it('refuse no picture, a picture that lies, and more than there may be', async () => {
    expect(told(await add({}, null))).toEqual([400, valid.popupMissing]);
    expect(told(await add({}, Buffer.from('not a picture')))).toEqual([400, valid.popupType]);
    expect(told(await change(999_999, { on: false }))).toEqual([404, admin.popupGone]);
    expect(told(await remove(999_999))).toEqual([404, admin.popupNone]);
    for (let index = 0; index < limits.popups; index += 1) await added(String(index));
    expect(told(await add({}))).toEqual([409, admin.popupsFull]);
    expect(await all()).toHaveLength(limits.popups);
  });
});
