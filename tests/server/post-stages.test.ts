import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form } from '#tests/support/form.ts';

const day = 24 * 60 * 60 * 1_000;

describe.each(engines)('the staff’s list of posts (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  let now = Date.parse('2026-11-17T00:00:00Z');
  const at = (days: number) => new Date(now + days * day).toISOString();

  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
    headers = await site.login();
    const write = (title: string, fields: Record<string, string>) => {
      const text = { title: `${title} 소식`, content: '내용', url: '', category1: '0' };
      return site.post('/api/admin/insertEvent', ...form({ ...text, ...fields }, undefined, headers));
    };
    await write('끝난', { unpublish_at: at(1) });
    now += 2 * day;
    headers = await site.login();
    await write('나온', {});
    await write('올', { publish_at: at(1) });
    await write('더 올', { publish_at: at(2) });
    await write('쓰는', { state: 'draft' });
    // What has ended is noticed when it is saved, if nothing noticed it before.
    const [ended] = (await read('?keyword=끝난&filter=title')).list;
    const saved = { e_no: ended?.['e_no'], title: '끝난 소식', content: '내용', url: '', category1: 0 };
    await site.post('/api/admin/event/update', saved, { headers });
  });
  afterAll(() => site.close());

  async function read(query: string) {
    const answer = await site.get(`/api/admin/event/cateId/0${query}`, { headers });
    return answer.json<{ list: Record<string, unknown>[]; pagination: { totalCount: number } }>();
  }
  /** Counts are kept apart from rows: both have to say the same. */
  async function expectTitles(query: string, expected: readonly string[]): Promise<void> {
    const { list, pagination } = await read(query);
    expect(list.map((post) => post['e_title'])).toEqual(expected);
    expect(pagination.totalCount).toBe(expected.length);
  }

  it.each([
    ['draft', ['쓰는 소식']],
    ['planned', ['더 올 소식', '올 소식']],
    ['shown', ['나온 소식']],
    ['ended', ['끝난 소식']],
    ['published', ['더 올 소식', '올 소식', '나온 소식', '끝난 소식']],
    ['trash', []],
    ['nonsense', ['쓰는 소식', '더 올 소식', '올 소식', '나온 소식', '끝난 소식']],
  ])('of the state %s has those, searched or not', async (state, expected) => {
    await expectTitles(`?state=${state}`, expected);
    await expectTitles(`?state=${state}&keyword=소식&filter=title`, expected);
  });
});
