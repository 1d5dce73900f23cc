import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { fillPath } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { parsePlan } from '#planner/plan.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 1,
};

const store = {
  v: 1,
  name: '골목식당 <b>"1호점"</b> 😀',
  width: 800,
  depth: 600,
  obstacles: [
    { kind: 'wall', id: 'w', x: 300, y: 0, w: 10, d: 400 },
    { kind: 'table', id: 't', x: 500, y: 100, w: 80, d: 80 },
  ],
  pickup: { x: 100, y: 100 },
  dock: { x: 700, y: 500 },
};
const [wall, table] = store.obstacles;
const storeWith = (change: object) => JSON.stringify({ ...store, ...change });

/** A plan in so many bytes: JSON may have spaces anywhere. */
function storeOf(bytes: number): string {
  const json = JSON.stringify(store);
  return `{${' '.repeat(bytes - Buffer.byteLength(json))}${json.slice(1)}`;
}

describe.each(engines)('a plan that comes with an inquiry (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  const submit = (plan: unknown) => site.post('/api/contact', { ...good, c_plan: plan });
  const list = async () =>
    (await site.get(fillPath(inquiryDeskApi.list.path, { category: 1 }), { headers })).json<{
      list: Record<string, unknown>[];
      pagination: { totalCount: number };
    }>();
  async function stored(plan: unknown): Promise<string> {
    const { id } = (await submit(plan)).json<{ id: number }>();
    const detail = await site.get(fillPath(inquiryDeskApi.detail.path, { id }), { headers });
    return detail.json<{ data: { c_plan: string } }>().data.c_plan;
  }

  it('is stored as the planner reads it, and lists go without it', async () => {
    expect(await stored(` ${JSON.stringify(store, null, 2)}\n`)).toBe(JSON.stringify(parsePlan(store)));
    expect((await list()).list[0]).toMatchObject({ c_plan: '' });
  });

  it('may have no tables and no dock, and 32 kB', async () => {
    expect(await stored(storeWith({ obstacles: [], dock: null }))).toContain('"obstacles":[]');
    expect(await stored(storeOf(32 * 1024))).toBe(JSON.stringify(store));
  });

  it('may be missing', async () => {
    for (const nothing of [undefined, null, '', ' \n']) expect(await stored(nothing)).toBe('');
  });

  it('goes with its inquiry when that is deleted', async () => {
    const { id } = (await submit(JSON.stringify(store))).json<{ id: number }>();
    await site.post('/api/admin/contact/delete', { ids: [id] }, { headers });
    const left = await site.services.connection.db
      .selectFrom('inquiry')
      .select('plan')
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['foreign JSON', '{"type":"FeatureCollection","features":[]}', '알 수 없는 항목'],
    ['a list', '[]', '형식이 올바르지 않습니다'],
    ['a nest of lists', '['.repeat(16_000) + ']'.repeat(16_000), '형식이 올바르지 않습니다'],
    ['half a plan', JSON.stringify(store).slice(0, 80), '읽을 수 없습니다'],
    ['of another version', storeWith({ v: 2 }), '버전'],
    ['one byte over 32 kB', storeOf(32 * 1024 + 1), '32kB까지'],
    ['far over 32 kB', storeOf(100_000), '배치도가 너무 큽니다'],
    ['with two things of one id', storeWith({ obstacles: [wall, { ...table, id: 'w' }] }), '이름이 같은'],
    ['with a negative size', storeWith({ obstacles: [{ ...table, w: -80 }] }), '가로는'],
    ['with a table outside', storeWith({ obstacles: [{ ...table, x: 750 }] }), '가로는'],
    ['with the pickup in a wall', storeWith({ pickup: { x: 305, y: 100 } }), '픽업 위치가'],
    ['of a room of 70 m', storeWith({ width: 7000 }), '가로는'],
    ['with a field of its own', storeWith({ note: 'x' }), '알 수 없는 항목'],
    ['with a name that nobody types', storeWith({ name: 'a\u0000b' }), '사용할 수 없는 문자'],
    ['an object, not its text', store, messages.wire.invalid],
  ])('%s is refused with a sentence, and nothing is stored', async (_, plan, sentence) => {
    const before = (await list()).pagination.totalCount;
    const answer = await submit(plan);
    expect(answer.statusCode).toBe(400);
    const refusal = { success: false, message: expect.stringContaining(sentence) as string };
    expect(answer.json()).toMatchObject(refusal);
    expect((await list()).pagination.totalCount).toBe(before);
  });
});

it('a plan that is refused does not count among the inquiries of a minute', async () => {
  const site = await createTestApp('sqlite', { env: { INQUIRY_LIMIT: '1' } });
  const statuses: number[] = [];
  for (const plan of ['{', '{"v":2}', '', ''])
    statuses.push((await site.post('/api/contact', { ...good, c_plan: plan })).statusCode);
  await site.close();
  expect(statuses).toEqual([400, 400, 200, 429]);
});
