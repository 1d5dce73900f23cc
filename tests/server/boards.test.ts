import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import type { BoardName } from '#contract/boards.ts';
import { engines } from '#tests/support/databases.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { form, jpeg } from '#tests/support/form.ts';

const boards = [
  {
    board: 'event',
    name: 'event',
    insert: 'insertEvent',
    prefix: 'e',
    listPath: 'cateId/0',
    missing: messages.admin.eventMissing,
  },
  {
    board: 'case',
    name: 'review',
    insert: 'insertReview',
    prefix: 'r',
    listPath: 'categories/0/0',
    missing: messages.admin.caseMissing,
  },
  {
    board: 'faq',
    name: 'faqVideo',
    insert: 'insertFaqVideo',
    prefix: 'fv',
    listPath: 'cateId/1',
    missing: messages.admin.postMissing,
  },
] as const satisfies readonly { board: BoardName; [name: string]: string }[];

const good = (category: string) => ({
  title: '여름 행사',
  content: '첫 줄\n둘째 줄',
  url: 'https://youtu.be/abcdefghijk',
  category1: category,
});

describe.each(engines)('boards over the API (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  describe.each(boards)('$board', ({ name, insert, prefix, listPath, missing, board }) => {
    const category = board === 'faq' ? '1' : '0';
    const create = (fields: Record<string, string> = {}, file?: { name: string; bytes: Buffer }) =>
      site.post(`/api/admin/${insert}`, ...form({ ...good(category), ...fields }, file, headers));
    const detail = async (id: number) =>
      (await site.get(`/api/admin/${name}_d/${id}`, { headers })).json<{ data: Record<string, unknown> }>()
        .data;

    it('is written, read, changed and deleted', async () => {
      const created = await create({ category2: '0' });
      expect(created.json()).toMatchObject({
        success: true,
        message: messages.admin.registered,
        id: expect.any(Number),
      });
      const { id } = created.json<{ id: number }>();
      expect(await detail(id)).toMatchObject({
        [`${prefix}_no`]: id,
        [`${prefix}_title`]: '여름 행사',
        [`${prefix}_content`]: '첫 줄\n둘째 줄',
        [`${prefix}_url`]: 'https://youtu.be/abcdefghijk',
        [`${prefix}_file1_s`]: null,
        [`${prefix}_category1`]: Number(category),
      });
      const list = await site.get(`/api/admin/${name}/${listPath}`, { headers });
      expect(list.json()).toMatchObject({
        success: true,
        pagination: { totalCount: 1, totalPages: 1, currentPage: 1, pageSize: 10 },
      });

      const changed = await site.post(
        `/api/admin/${name}/update`,
        { [`${prefix}_no`]: id, ...good(category), title: '가을 행사' },
        { headers },
      );
      expect(changed.json()).toEqual({ success: true, message: messages.admin.saved });
      expect(await detail(id)).toMatchObject({ [`${prefix}_title`]: '가을 행사' });

      const removed = await site.post(`/api/admin/${name}/delete`, { ids: [id, 999_999] }, { headers });
      expect(removed.json()).toEqual({ success: true, message: messages.admin.deleted });
      const gone = await site.get(`/api/admin/${name}_d/${id}`, { headers });
      expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([404, missing]);
    });

    it('sent again with the same key is one post, also at the same moment', async () => {
      const file = { name: '사진.jpg', bytes: await jpeg('teal') };
      const send = (key: string) =>
        site.post(
          `/api/admin/${insert}`,
          ...form({ ...good(category), title: '열쇠 있는 글' }, file, { ...headers, 'idempotency-key': key }),
        );
      const answers = await Promise.all(Array.from({ length: 4 }, () => send('same-key-1')));
      const ids = new Set(answers.map((answer) => answer.json<{ id: number }>().id));
      expect(ids.size).toBe(1);
      const later = (await send('same-key-2')).json<{ id: number }>().id;
      expect(ids.has(later)).toBe(false);
      const keyword = encodeURIComponent('열쇠 있는 글');
      const list = await site.get(`/api/admin/${name}/${listPath}?keyword=${keyword}`, { headers });
      expect(list.json<{ list: unknown[] }>().list).toHaveLength(2);
      expect((await send('odd key')).statusCode).toBe(400);
      const all = [...ids, later];
      await site.post(`/api/admin/${name}/delete`, { ids: all }, { headers });
    });

    it('keeps a picture with a post, replaces it, and lets it go with the post', async () => {
      const first = (await create({}, { name: '사진.jpg', bytes: await jpeg('red') })).json<{ id: number }>();
      const before = await detail(first.id);
      const oldName = String(before[`${prefix}_file1_s`]);
      expect(before[`${prefix}_file1_o`]).toBe('사진.jpg');
      expect((await site.get(`/resources/upload/${oldName}`)).statusCode).toBe(200);

      const replaced = await site.post(
        `/api/admin/${name}/updateWithFile`,
        ...form(
          { [`${prefix}_no`]: String(first.id), ...good(category) },
          { name: '새 사진.png', bytes: await jpeg('blue', 'png') },
          headers,
        ),
      );
      expect(replaced.statusCode).toBe(200);
      const newName = String((await detail(first.id))[`${prefix}_file1_s`]);
      expect(newName).not.toBe(oldName);
      expect((await site.get(`/resources/upload/${oldName}`)).statusCode).toBe(404);

      const kept = await site.post(
        `/api/admin/${name}/update`,
        { [`${prefix}_no`]: first.id, ...good(category) },
        { headers },
      );
      expect(kept.statusCode).toBe(200);
      expect((await detail(first.id))[`${prefix}_file1_s`]).toBe(newName);

      await site.post(
        `/api/admin/${name}/update`,
        { [`${prefix}_no`]: first.id, ...good(category), remove_file: true },
        { headers },
      );
      expect((await detail(first.id))[`${prefix}_file1_s`]).toBeNull();
      expect((await site.get(`/resources/upload/${newName}`)).statusCode).toBe(404);
    });

    it.each([
      [{ title: '  ' }, messages.valid.title],
      [{ content: '\n ' }, messages.valid.content],
      [{ title: 'ㄱ'.repeat(201) }, messages.valid.tooLong(200)],
      [{ url: 'javascript:alert(1)' }, messages.valid.url],
      [{ url: 'data:text/html,x' }, messages.valid.url],
      [{ url: 'nonsense' }, messages.valid.url],
      [{ category1: '9' }, messages.valid.choice],
      [{ category1: '' }, messages.valid.choice],
      [{ title: 'a\u0000b' }, messages.valid.badCharacters],
    ])('refuses %j and stores nothing', async (fields, message) => {
      const before = (await site.get(`/api/admin/${name}/${listPath}`, { headers })).json<{
        pagination: { totalCount: number };
      }>().pagination.totalCount;
      // A question of the FAQ has no address: nothing to refuse there.
      const answer = await create(fields);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
      const after = (await site.get(`/api/admin/${name}/${listPath}`, { headers })).json<{
        pagination: { totalCount: number };
      }>().pagination.totalCount;
      expect(after).toBe(before);
    });

    it.each([
      [[]],
      [['1.0']],
      [['x']],
      [[-1]],
      [[1e20]],
      [Array.from({ length: 40_000 }, (_, index) => index)],
      ['1'],
      [null],
    ])('refuses to delete an odd list of numbers', async (ids) => {
      const answer = await site.post(`/api/admin/${name}/delete`, { ids }, { headers });
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    });

    it.each(['0', 'abc', '1.5', '-1', '99999999999999999999', '%00', '1e3'])(
      'has no record %j',
      async (id) => {
        expect((await site.get(`/api/admin/${name}_d/${id}`, { headers })).statusCode).toBe(404);
      },
    );

    it('is told apart from what it is not: wrong types get 415 or 400', async () => {
      const plain = await site.post(`/api/admin/${insert}`, 'title=x', {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(plain.statusCode).toBe(415);
      const text = await site.post(`/api/admin/${name}/update`, 'x', {
        headers: { ...headers, 'content-type': 'text/plain' },
      });
      expect(text.statusCode).toBe(415);
      for (const payload of ['{', '[]', '"x"', 'null', '{"title":{}}', '']) {
        const answer = await site.post(`/api/admin/${name}/update`, payload, {
          headers: { ...headers, 'content-type': 'application/json' },
        });
        expect([payload, answer.statusCode]).toEqual([payload, 400]);
      }
    });
  });

  it('gives public lists in pages of twelve, searched, and 404 for a category that does not exist', async () => {
    for (let number = 1; number <= 13; number += 1) {
      await site.post(
        '/api/admin/insertEvent',
        ...form({ title: `공지 ${number}`, content: '로봇', url: '', category1: '1' }, undefined, headers),
      );
    }
    const first = (await site.get('/api/event/cateId/1')).json<{
      list: { title: string; subtitle: string }[];
      pagination: object;
    }>();
    expect(first.pagination).toEqual({ totalPages: 2, currentPage: 1, pageSize: 12, totalCount: 13 });
    expect(first.list[0]).toMatchObject({
      title: '공지 13',
      subtitle: '뉴스/공지',
      videoUrl: null,
      imageUrl: null,
    });
    const last = (await site.get('/api/event/cateId/1?curPage=99999999999')).json<{
      list: unknown[];
      pagination: { currentPage: number };
    }>();
    expect([last.list.length, last.pagination.currentPage]).toEqual([1, 2]);
    for (const odd of ['abc', '', '-3', '0', 'NaN', '1&curPage=2']) {
      expect((await site.get(`/api/event/cateId/1?curPage=${odd}`)).json()).toMatchObject({
        pagination: { currentPage: 1 },
      });
    }
    const found = (
      await site.get(`/api/event/cateId/1?keyword=${encodeURIComponent(' 공지 13 ')}&filter=nonsense`)
    ).json<{ list: unknown[] }>();
    expect(found.list).toHaveLength(1);
    for (const url of [
      '/api/event/cateId/2',
      '/api/event/cateId/x',
      '/api/review/categories/3/0',
      '/api/review/categories/0/7',
      '/api/faqVideo/cateId/2',
    ]) {
      expect((await site.get(url)).statusCode).toBe(404);
    }
  });

  it('shows a change to the public at once', async () => {
    const titles = async () =>
      (await site.get('/api/review/categories/1/3'))
        .json<{ list: { r_title: string }[] }>()
        .list.map((item) => item.r_title);
    expect(await titles()).toEqual([]);
    const fields = { title: '첫 사례', content: '내용', url: '', category1: '1', category2: '3' };
    const { id } = (await site.post('/api/admin/insertReview', ...form(fields, undefined, headers))).json<{
      id: number;
    }>();
    expect(await titles()).toEqual(['첫 사례']);
    await site.post('/api/admin/review/update', { r_no: id, ...fields, title: '고친 사례' }, { headers });
    expect(await titles()).toEqual(['고친 사례']);
    await site.post('/api/admin/review/delete', { ids: [id] }, { headers });
    expect(await titles()).toEqual([]);
  });

  it('puts an interview into no industry', async () => {
    const fields = { title: '인터뷰', content: '내용', url: '', category1: '2', category2: '5' };
    const { id } = (await site.post('/api/admin/insertReview', ...form(fields, undefined, headers))).json<{
      id: number;
    }>();
    const list = (await site.get('/api/review/categories/2/0')).json<{
      list: { r_no: number; r_category2: number }[];
    }>().list;
    expect(list).toMatchObject([{ r_no: id, r_category2: 0 }]);
  });

  it('gives the questions whole, in the order in which they were written', async () => {
    for (let number = 1; number <= 15; number += 1) {
      await site.post(
        '/api/admin/insertFaqVideo',
        ...form(
          { title: `질문 ${number}`, content: '답', category1: '0', url: 'https://a.example' },
          undefined,
          headers,
        ),
      );
    }
    const { list } = (await site.get('/api/faqVideo/cateId/0')).json<{
      list: { fv_title: string; fv_url: string }[];
    }>();
    expect(list.map((item) => item.fv_title)).toEqual(
      Array.from({ length: 15 }, (_, index) => `질문 ${index + 1}`),
    );
    expect(list[0]?.fv_url).toBe('');
  });
});
