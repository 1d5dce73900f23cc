import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form } from '#tests/support/form.ts';

const { admin, valid } = messages;

describe.each(engines)('the order of questions (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  let now = Date.parse('2026-11-17T00:00:00Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date((now += 1_000)) });
    headers = await site.login();
  });
  afterAll(() => site.close());

  const ask = async (title: string, category = 0, more = {}) => {
    const fields = { title, content: '답', category1: String(category), ...more };
    return (await site.post('/api/admin/insertFaqVideo', ...form(fields, undefined, headers))).json<{
      id: number;
    }>().id;
  };
  const url = '/api/admin/faq/order';
  const order = (ids: unknown, more = {}) =>
    site.app.inject({ method: 'PUT', url, headers, payload: { ids, ...more } });
  const told = (answer: LightMyRequestResponse) => [
    answer.statusCode,
    answer.json<{ message: string }>().message,
  ];
  const forVisitors = async () =>
    (await site.get('/api/faqVideo/cateId/0'))
      .json<{ list: { fv_title: string }[] }>()
      .list.map((row) => row.fv_title);
  const forStaff = async () =>
    (await site.get(url, { headers })).json<{ list: { id: number; title: string }[] }>().list;

  it('is the one in which they were written, until staff give another', async () => {
    const ids = [await ask('가'), await ask('나'), await ask('다')];
    await ask('영상', 1);
    expect(await forVisitors()).toEqual(['가', '나', '다']);
    const [one, two, three] = ids;
    expect(told(await order([three, one, two], { before: ids }))).toEqual([200, admin.ordered]);
    expect(await forVisitors()).toEqual(['다', '가', '나']);
    expect((await forStaff()).map(({ title }) => title)).toEqual(['다', '가', '나']);
  });

  it('puts a new question last, and one that is changed stays where it is', async () => {
    const id = await ask('라');
    expect(await forVisitors()).toEqual(['다', '가', '나', '라']);
    const [first] = await forStaff();
    const change = (fv_no: number, title: string, category1: number) =>
      site.post('/api/admin/faqVideo/update', { fv_no, title, content: '답', category1 }, { headers });
    await change(first?.id ?? 0, '다시', 0);
    expect(await forVisitors()).toEqual(['다시', '가', '나', '라']);
    await change(first?.id ?? 0, '다시', 1);
    await change(first?.id ?? 0, '다시', 0);
    expect(await forVisitors()).toEqual(['가', '나', '라', '다시']);
    const items = [{ board: 'faq', id }];
    await site.post('/api/admin/faqVideo/delete', { ids: [id] }, { headers });
    expect(await forVisitors()).toEqual(['가', '나', '다시']);
    await site.post('/api/admin/trash/restore', { items }, { headers });
    expect(await forVisitors()).toEqual(['가', '나', '라', '다시']);
    await site.post('/api/admin/faqVideo/delete', { ids: [id] }, { headers });
  });

  it('is taken wholly or not at all, and only of what is there', async () => {
    const ids = (await forStaff()).map(({ id }) => id);
    const video = (await site.get('/api/faqVideo/cateId/1')).json<{ list: { fv_no: number }[] }>().list[0]
      ?.fv_no;
    for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids, video], []])
      expect(told(await order(wrong))).toEqual([409, admin.orderStale]);
    expect(told(await order([...ids, ids[0]]))).toEqual([400, valid.orderTwice]);
    for (const wrong of [undefined, 'a', ['x'], Array.from({ length: 40_000 }, (_, id) => id)])
      expect(told(await order(wrong))).toEqual([400, valid.order]);
    expect(await forVisitors()).toEqual(['가', '나', '다시']);
  });

  it('shows staff which questions visitors do not see, and which they see first', async () => {
    const ids = [await ask('숨긴 질문', 0, { state: 'draft' }), await ask('고정한 질문', 0, { pinned: '1' })];
    const list = await forStaff();
    expect([list.at(0), list.at(1), list.at(-1)]).toMatchObject([
      { title: '고정한 질문', stage: 'shown', pinned: 1 },
      { title: '가', stage: 'shown', pinned: 0 },
      { title: '숨긴 질문', stage: 'draft', pinned: 0 },
    ]);
    await site.post('/api/admin/faqVideo/delete', { ids }, { headers });
  });

  it('tells the later of two who change it at once', async () => {
    const before = (await forStaff()).map(({ id }) => id);
    const answers = await Promise.all(
      [before.toReversed(), [...before.slice(1), ...before.slice(0, 1)]].map((ids) => order(ids, { before })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(told)).toContainEqual([409, admin.orderStale]);
  });
});
