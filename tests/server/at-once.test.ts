import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

interface List {
  list: unknown[];
  pagination: { totalCount: number };
}

describe.each(engines)('staff who write at the same moment (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  async function create(title: string, category: number, file?: Buffer): Promise<number> {
    const fields = { title, content: '내용', category1: String(category) };
    const given = file && { name: '사진.png', bytes: file };
    return (await site.post('/api/admin/insertEvent', ...form(fields, given, headers))).json<{ id: number }>()
      .id;
  }
  const update = (id: number, title: string, category: number, more = {}) =>
    site.post(
      '/api/admin/event/update',
      { e_no: id, title, content: '내용', category1: category, ...more },
      { headers },
    );
  const remove = (id: number) => site.post('/api/admin/event/delete', { ids: [id] }, { headers });
  const list = async (category: number, keyword = '') =>
    (await site.get(`/api/event/cateId/${category}?keyword=${encodeURIComponent(keyword)}`)).json<List>();
  const total = async (category: number) => (await list(category)).pagination.totalCount;
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('move one post twice, and it is counted once', async () => {
    const ids = await Promise.all(times(6).map((number) => create(`옮길 글 ${number}`, 0)));
    await create('남는 글', 0);
    const [from, to] = [await total(0), await total(1)];
    for (const id of ids) await Promise.all(times(3).map(() => update(id, '옮긴 글', 1)));
    expect([await total(0), await total(1)]).toEqual([from - 6, to + 6]);
  });

  it('move posts past each other, and none of them waits for ever', async () => {
    const [a, b] = [await create('가는 글', 0), await create('오는 글', 1)];
    const statuses: number[] = [];
    for (const round of times(20)) {
      const there = round % 2 === 0 ? 1 : 0;
      const answers = await Promise.all([update(a, '가는 글', there), update(b, '오는 글', 1 - there)]);
      statuses.push(...answers.map((answer) => answer.statusCode));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('change and delete one post, and the search finds nothing of it', async () => {
    for (const number of times(10)) {
      const id = await create(`유령낱말 ${number}`, 0);
      await Promise.all([update(id, `유령낱말 ${number}`, 0), remove(id)]);
    }
    const found = await list(0, '유령낱말');
    expect({ rows: found.list.length, total: found.pagination.totalCount }).toEqual({ rows: 0, total: 0 });
  });

  it('take the file from a post whose title is being changed, and no post points to a file that is gone', async () => {
    const picture = await jpeg('teal', 'png');
    for (const number of times(10)) {
      const id = await create(`사진 ${number}`, 0, picture);
      await Promise.all([update(id, `사진 ${number}`, 0, { remove_file: true }), update(id, '새 제목', 0)]);
      const { data } = (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
        data: { e_file1_s: string | null };
      }>();
      expect(data.e_file1_s).toBeNull();
    }
  });

  it('register two popups, and there is one', async () => {
    const picture = await jpeg('teal', 'png');
    const register = () =>
      site.post('/api/admin/popup', ...form({ link: '' }, { name: 'a.png', bytes: picture }, headers));
    const shown = async () =>
      (await site.get('/api/admin/popup/current', { headers })).json<{ pu_no?: number | null }>().pu_no;
    for (const _ of times(5)) {
      await Promise.all([register(), register()]);
      await site.app.inject({
        method: 'DELETE',
        url: '/api/admin/popup',
        payload: { pu_no: await shown() },
        headers,
      });
      expect(await shown()).toBeUndefined();
    }
  });
});
