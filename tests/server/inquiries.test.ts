import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
  c_title: '내가 정한 제목',
  c_agree: true,
  c_agree_version: '2026-01',
};

describe.each(engines)('inquiries over the API (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  const submit = (change: object = {}, more: Record<string, string> = {}) =>
    site.post('/api/contact', { ...good, ...change }, { headers: more });
  const list = async (query = '', category = 0) =>
    (await site.get(`/api/admin/contact/cateId/${category}${query}`, { headers })).json<{
      list: Record<string, unknown>[];
      pagination: { totalCount: number };
      counts: { all: number; unread: number };
    }>();

  it('are taken, titled by the server, masked in the list and whole in the detail', async () => {
    const answer = await submit();
    expect(answer.json()).toMatchObject({ success: true, message: messages.public.inquiryAccepted });
    const { id } = answer.json<{ id: number }>();
    const [row] = (await list()).list;
    expect(row).toMatchObject({
      c_no: id,
      c_title: '나루식당 제휴문의',
      c_tel: '010-****-5678',
      c_email: 'ho***@naru.example',
    });
    const detail = await site.get(`/api/admin/contact_d/${id}`, { headers });
    expect(detail.json()).toMatchObject({
      success: true,
      data: { c_tel: '010-1234-5678', c_email: 'hong@naru.example', c_addr1: '', c_prd: '', c_content: '' },
    });
    const support = (await submit({ c_category1: '1' })).json<{ id: number }>();
    expect((await list('', 1)).list[0]).toMatchObject({
      c_no: support.id,
      c_title: '나루식당 고객센터(문의)',
    });
  });

  it('carry the time and version of the consent', async () => {
    const { id } = (await submit()).json<{ id: number }>();
    const row = await site.services.connection.db
      .selectFrom('inquiry')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.agreed_at, row.agreed_version]).toEqual([row.created_at, '2026-01']);
    const silent = (await submit({ c_agree: undefined, c_agree_version: undefined })).json<{ id: number }>();
    const without = await site.services.connection.db
      .selectFrom('inquiry')
      .selectAll()
      .where('id', '=', silent.id)
      .executeTakeFirstOrThrow();
    expect([without.agreed_at, without.agreed_version]).toEqual([null, '']);
  });

  it('carry what a tool found, line breaks and signs too, or nothing', async () => {
    const note = '비용 계산\n월 순절감 94만원 <b>& "따옴표"';
    const stored = async (change: object) => {
      const { id } = (await submit(change)).json<{ id: number }>();
      const detail = await site.get(`/api/admin/contact_d/${id}`, { headers });
      return detail.json<{ data: { c_note: string } }>().data.c_note;
    };
    expect(await stored({ c_note: `  ${note.replace('\n', '\r\n')} ` })).toBe(note);
    expect(await stored({ c_note: '가'.repeat(2_000) })).toHaveLength(2_000);
    for (const nothing of [undefined, null, '', ' \n']) expect(await stored({ c_note: nothing })).toBe('');
  });

  it.each([
    [{ c_company_name: '' }, messages.valid.required],
    [{ c_name: ' ' }, messages.valid.required],
    [{ c_tel: undefined }, messages.valid.required],
    [{ c_email: null }, messages.valid.required],
    [{ c_tel: '전화' }, messages.valid.phone],
    [{ c_email: 'hong' }, messages.valid.email],
    [{ c_agree: false }, messages.valid.consent],
    [{ c_agree: 'no' }, messages.wire.invalid],
    [{ c_addr1: 'busan' }, messages.valid.choice],
    [{ c_prd: 'flying' }, messages.valid.choice],
    [{ c_prd: 'cleaning', c_prdname: 'T10' }, messages.valid.model],
    [{ c_category1: 2 }, messages.valid.choice],
    [{ c_category1: '1.0' }, messages.valid.choice],
    [{ c_content: 'a\u0000' }, messages.valid.badCharacters],
    [{ c_content: '\uD800' }, messages.valid.badCharacters],
    [{ c_content: 'x'.repeat(5_001) }, messages.valid.tooLong(5_000)],
    [{ c_note: 'x'.repeat(2_001) }, messages.valid.tooLong(2_000)],
    [{ c_note: 'a\u0000' }, messages.valid.badCharacters],
    [{ c_note: 1 }, messages.wire.invalid],
    [{ c_note: ['x'] }, messages.wire.invalid],
    [{ c_company_name: { a: 1 } }, messages.valid.required],
  ])('refuse %j with a sentence and store nothing', async (change, message) => {
    const before = (await list()).pagination.totalCount;
    const answer = await submit(change);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { success: false, message, error: message },
    ]);
    expect((await list()).pagination.totalCount).toBe(before);
  });

  it('sent again with the same key are one inquiry, also at the same moment', async () => {
    const key = { 'idempotency-key': 'double-click-1' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit({}, key)));
    const ids = new Set(answers.map((answer) => answer.json<{ id: number }>().id));
    expect(ids.size).toBe(1);
    expect((await submit({}, { 'idempotency-key': 'double-click-2' })).json<{ id: number }>().id).not.toBe(
      [...ids][0],
    );
    for (const odd of ['short', 'x'.repeat(129), 'has space here', '한글키한글키한글']) {
      expect((await submit({}, { 'idempotency-key': encodeURI(odd) })).statusCode).toBe(400);
    }
  });

  it('sent with a key that stands for other words are inquiries of their own, each one once', async () => {
    const key = { 'idempotency-key': 'one-key-two-people' };
    const send = async (change: object) =>
      (await submit(change, key)).json<{ id: number; receipt: string }>().receipt;
    const mine = await send({ c_content: '로봇을 빌리고 싶습니다.' });
    const yours = await send({ c_content: '로봇을 사고 싶습니다.' });
    expect(yours).not.toBe(mine);
    expect(await send({ c_content: '로봇을 빌리고 싶습니다.', c_form_ms: 9_000 })).toBe(mine);
    expect(await send({ c_content: '로봇을 사고 싶습니다.' })).toBe(yours);
  });

  it.each([
    [{ c_website: 'https://spam.example' }, true],
    [{ c_website: 1 }, true],
    [{ c_website: 'a\u0000'.repeat(5_000) }, true],
    [{ c_form_ms: 1_999 }, true],
    [{ c_form_ms: '0' }, true],
    [{ c_form_ms: -1 }, true],
    [{ c_form_ms: 2_000 }, false],
    [{ c_website: ' ', c_form_ms: '2000' }, false],
    [{ c_website: null, c_form_ms: null }, false],
    [{ c_form_ms: '' }, false],
    [{ c_form_ms: 'soon' }, false],
    [{ c_form_ms: { toString: 1 } }, false],
  ])('with %j are spam: %s, and none is refused', async (signs, isSpam) => {
    const before = (await list()).counts;
    const answer = await submit(signs);
    expect(answer.json()).toMatchObject({ success: true, message: messages.public.inquiryAccepted });
    const { id } = answer.json<{ id: number }>();
    const detail = (await site.get(`/api/admin/contact_d/${id}`, { headers })).json<{ data: object }>();
    expect(detail.data).toMatchObject({ c_status: isSpam ? 4 : 0 });
    const { counts, list: rows } = await list();
    expect(counts.all).toBe(isSpam ? before.all : before.all + 1);
    expect(rows[0]?.['c_no'] === id).toBe(!isSpam);
  });

  it('that were taken for spam come back by a change of status', async () => {
    const before = (await list()).counts;
    const { id } = (await submit({ c_company_name: '되살린 회사', c_form_ms: 5 })).json<{ id: number }>();
    expect((await list()).counts).toMatchObject({ all: before.all, unread: before.unread });
    const change = { method: 'PATCH', url: `/api/admin/contact/${id}`, headers } as const;
    await site.app.inject({ ...change, payload: { status: 0 } });
    expect((await list('?keyword=되살린')).list[0]).toMatchObject({ c_no: id, c_read: false });
    expect((await list()).counts).toMatchObject({ all: before.all + 1, unread: before.unread + 1 });
    await site.app.inject({ ...change, payload: { status: 4 } });
    expect((await list('?keyword=되살린')).list).toEqual([]);
    expect((await list('?keyword=되살린&status=4')).list[0]).toMatchObject({ c_no: id });
  });

  it('are searched by title, name, company, content or all', async () => {
    await submit({ c_company_name: '가람호텔', c_name: '김가람', c_content: '객실 배송 문의' });
    const found = async (keyword: string, filter?: string) =>
      (await list(`?keyword=${encodeURIComponent(keyword)}${filter ? `&filter=${filter}` : ''}`)).list.length;
    expect(await found('가람호텔')).toBe(1);
    expect(await found('김가람')).toBe(0);
    expect(await found('김가람', 'name')).toBe(1);
    expect(await found('가람', 'company')).toBe(1);
    expect(await found('객실', 'content')).toBe(1);
    expect(await found('배송', 'all')).toBe(1);
    expect(await found('배송', 'nonsense')).toBe(0);
  });

  it('are deleted together, and every look, search and deletion is written down', async () => {
    const ids = [(await submit()).json<{ id: number }>().id, (await submit()).json<{ id: number }>().id];
    await site.get(`/api/admin/contact_d/${ids[0]}`, { headers });
    const removed = await site.post('/api/admin/contact/delete', { ids: [...ids, 424_242] }, { headers });
    expect(removed.json()).toEqual({ success: true, message: messages.admin.deleted });
    const gone = await site.get(`/api/admin/contact_d/${ids[0]}`, { headers });
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([
      404,
      messages.admin.inquiryMissing,
    ]);
    const log = await site.services.connection.db
      .selectFrom('access_log')
      .select(['action', 'target', 'actor'])
      .execute();
    expect(log).toContainEqual({ action: 'inquiryView', target: `문의 ${ids[0]}번`, actor: 'admin' });
    expect(log).toContainEqual({
      action: 'inquiryDelete',
      target: `문의 ${ids.join(', ')}번`,
      actor: 'admin',
    });
    expect(log.map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['login', 'inquiryList', 'inquirySearch']),
    );
    expect(JSON.stringify(log)).not.toMatch(/1234-5678|hong@/);
  });

  it('leave no personal data in the log lines', async () => {
    await submit({ c_tel: 'x', c_email: 'secret@naru.example' });
    await submit({ c_name: '비밀이름' });
    expect(site.log()).not.toMatch(/secret@|비밀이름|1234-5678|Naru-test/);
  });
});

it('a fourth inquiry in a minute from one address is refused when three are allowed', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const site = await createTestApp('sqlite', { env: { INQUIRY_LIMIT: '3' }, clock: () => now });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    // Without a trusted proxy, what a visitor claims to be makes no difference.
    statuses.push(
      (await site.post('/api/contact', good, { headers: { 'x-forwarded-for': `10.0.0.${count}` } }))
        .statusCode,
    );
  }
  const refused = await site.post('/api/contact', good);
  now = new Date('2026-01-01T00:01:01Z');
  const later = await site.post('/api/contact', good);
  await site.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.json()).toMatchObject({ message: messages.wire.tooManyRequests });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(later.statusCode).toBe(200);
});
