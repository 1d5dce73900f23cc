import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquiryCounts, TimelineEntry } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp } from '#tests/support/app.ts';
import { addColleague } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};
const [received, working, done, onHold, spam] = [0, 1, 2, 3, 4];
const dayMs = 24 * 60 * 60 * 1000;

interface Row {
  c_no: number;
  c_company_name: string;
  c_status: number;
  c_read: boolean;
  c_assignee: string | null;
}
interface List {
  list: Row[];
  pagination: { totalCount: number; totalPages: number; pageSize: number; currentPage: number };
  counts: InquiryCounts;
}
interface Detail extends Row {
  c_receipt: string;
  c_answer_dt: string | null;
  version: number;
  timeline: TimelineEntry[];
  previous: number | null;
  next: number | null;
  others: { id: number; title: string }[];
}

/** A site with a clock to turn, and its desk. */
async function openDesk(engine: (typeof engines)[number]) {
  let now = Date.parse('2026-05-04T03:00:00Z');
  const site = await createTestApp(engine, { clock: () => new Date(now) });
  let headers = await site.login();
  await site.services.serverAccounts.create('kim', '나룻배를 타고 7');
  /** A session does not outlive half an hour, nor a clock that is set back. */
  async function pass(ms: number): Promise<void> {
    now += ms;
    if (Math.abs(ms) > 60_000) headers = await site.login();
  }
  return {
    site,
    headers: () => headers,
    pass,
    turnTo: (time: string) => pass(Date.parse(time) - now),
    async submit(change: object = {}): Promise<number> {
      const answer = await site.post('/api/contact', { ...good, ...change });
      return answer.json<{ id: number }>().id;
    },
    async list(query = '', category = 0): Promise<List> {
      const answer = await site.get(`/api/admin/contact/cateId/${category}?${query}`, { headers });
      return answer.json<List>();
    },
    async companies(query: string, category = 0): Promise<string> {
      const answer = await site.get(`/api/admin/contact/cateId/${category}?${query}`, { headers });
      return answer
        .json<List>()
        .list.map((row) => row.c_company_name)
        .join(' ');
    },
    async detail(id: number, query = ''): Promise<Detail> {
      const answer = await site.get(`/api/admin/contact_d/${id}?${query}`, { headers });
      return answer.json<{ data: Detail }>().data;
    },
    patch: (id: number | string, payload: object | string) =>
      site.app.inject({ method: 'PATCH', url: `/api/admin/contact/${id}`, payload, headers }),
    bulk: (payload: object) => site.post('/api/admin/contact/bulk', payload, { headers }),
    memo: (id: number, payload: object, more: Record<string, string> = {}) =>
      site.post(`/api/admin/contact/${id}/memo`, payload, { headers: { ...headers, ...more } }),
    log: () => site.services.connection.db.selectFrom('access_log').select(['action', 'target']).execute(),
  };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

describe.each(engines)('the list of the inquiry desk (%s)', (engine) => {
  let desk: Desk;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    desk = await openDesk(engine);
    const made: [company: string, at: string, change: object][] = [
      // 23:59 on 1 March and 00:00 on 2 March in Seoul.
      [
        '가람',
        '2026-03-01T14:59:59.999Z',
        {
          c_email: 'hong+1@naru.example',
          c_addr1: 'jeju',
          c_addr2: '노형동 1',
          c_prd: 'serving',
          c_prdname: 'T10',
        },
      ],
      ['나래', '2026-03-01T15:00:00.000Z', { c_tel: '+82 10-9876-5432', c_email: 'Narae@Cafe.example' }],
      [
        '다솜',
        '2026-03-02T03:00:00.000Z',
        { c_note: '비용 계산 결과입니다.', c_prd: 'cleaning', c_prdname: 'C30' },
      ],
      ['라온', '2026-03-03T03:00:00.000Z', { c_addr1: 'seoul', c_content: '가람처럼 쓰고 싶어요' }],
      ['마루', '2026-03-04T03:00:00.000Z', { c_email: 'hong@한글.example' }],
    ];
    for (const [company, at, change] of made) {
      await desk.turnTo(at);
      ids[company] = await desk.submit({ c_company_name: company, ...change });
    }
    await desk.turnTo('2026-03-05T00:00:00Z');
    await desk.submit({ c_company_name: '고객', c_category1: 1 });
    const id = (company: string) => ids[company] ?? 0;
    await desk.patch(id('나래'), { status: done, assignee: 'kim' });
    await desk.patch(id('다솜'), { status: working, assignee: 'admin' });
    await desk.patch(id('라온'), { status: spam });
    await desk.patch(id('마루'), { assignee: 'kim' });
  });
  afterAll(() => desk.site.close());

  it('shows what is new: unread, received, of nobody, with model and region', async () => {
    const [row] = (await desk.list('sort=oldest')).list;
    expect(row).toMatchObject({
      c_company_name: '가람',
      c_status: received,
      c_read: false,
      c_assignee: null,
      c_prd: 'serving',
      c_prdname: 'T10',
      c_addr1: 'jeju',
    });
  });

  it('leaves spam out until it is asked for', async () => {
    expect(await desk.companies('')).toBe('마루 다솜 나래 가람');
    expect(await desk.companies(`status=${spam}`)).toBe('라온');
    expect(await desk.companies('keyword=라온')).toBe('');
    expect(await desk.companies(`keyword=라온&status=${spam}`)).toBe('라온');
  });

  it('is sorted by time and by status', async () => {
    expect(await desk.companies('sort=oldest')).toBe('가람 나래 다솜 마루');
    expect(await desk.companies('sort=status')).toBe('마루 가람 다솜 나래');
    expect(await desk.companies('sort=nonsense')).toBe('마루 다솜 나래 가람');
  });

  it('is filtered by status, by who answers, and by both', async () => {
    expect(await desk.companies(`status=${received}`)).toBe('마루 가람');
    expect(await desk.companies('assignee=kim')).toBe('마루 나래');
    expect(await desk.companies('assignee=none')).toBe('가람');
    expect(await desk.companies(`assignee=kim&status=${done}`)).toBe('나래');
    expect(await desk.companies(`assignee=kim&status=${onHold}`)).toBe('');
    expect(await desk.companies('assignee=stranger')).toBe('');
    expect(await desk.companies('status=&assignee=&from=&to=')).toBe('마루 다솜 나래 가람');
  });

  it('is filtered by days of Seoul', async () => {
    expect(await desk.companies('from=2026-03-02&to=2026-03-02')).toBe('다솜 나래');
    expect(await desk.companies('to=2026-03-01')).toBe('가람');
    expect(await desk.companies('from=2026-03-03')).toBe('마루');
    expect(await desk.companies('from=2026-03-04&to=2026-03-01')).toBe('');
    expect((await desk.list('from=2026-03-02&to=2026-03-02')).pagination.totalCount).toBe(2);
  });

  it.each([
    ['status=5', messages.valid.choice],
    ['status=x', messages.valid.choice],
    ['from=2026-02-30', messages.valid.day],
    ['to=yesterday', messages.valid.day],
    ['assignee=%00', messages.wire.invalid],
  ])('refuses %s: everything would look like an answer', async (query, message) => {
    const answer = await desk.site.get(`/api/admin/contact/cateId/0?${query}`, { headers: desk.headers() });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { success: false, message }]);
  });

  it.each([
    ['tel', '010-1234', '마루 다솜 가람'],
    ['tel', '98765432', '나래'],
    ['tel', '010 9876-54', '나래'],
    ['tel', '전화', ''],
    ['tel', '-', ''],
    ['tel', '98', '나래'],
    ['tel', '5', '마루 다솜 나래 가람'],
    ['tel', '010', '마루 다솜 나래 가람'],
    ['tel', '1234 5678', '마루 다솜 가람'],
    ['tel', '234-567', '마루 다솜 가람'],
    ['all', '2-345-67', '마루 다솜 가람'],
    ['email', 'cafe.EXAMPLE', '나래'],
    ['email', 'ong+', '가람'],
    ['email', 'g+1@naru.exa', '가람'],
    ['email', '@', '마루 다솜 나래 가람'],
    ['email', '한글', '마루'],
    ['name', '@', ''],
    ['model', 't10', '가람'],
    ['model', '청소로봇', '다솜'],
    ['region', '제주', '가람'],
    ['region', '노형동', '가람'],
    ['all', '제주', '가람'],
    ['all', '비용 계산', '다솜'],
    ['all', 'C30', '다솜'],
    ['all', '9876-5432', '나래'],
    ['all', '+82 10-9876-5432', '나래'],
    ['all', 'narae@', '나래'],
    ['all', '가람', '가람'],
    ['content', '홍길동', ''],
  ])('finds by %s: %s', async (filter, keyword, found) => {
    const query = new URLSearchParams({ filter, keyword }).toString();
    expect(await desk.companies(query)).toBe(found);
    // Within a filter it looks at the rows themselves, and finds the same.
    expect(await desk.companies(`${query}&from=2026-01-01`)).toBe(found);
  });

  it('searches in the order that is asked for', async () => {
    const keyword = 'filter=all&keyword=010';
    expect(await desk.companies(`${keyword}&sort=oldest`)).toBe('가람 나래 다솜 마루');
    expect(await desk.companies(`${keyword}&sort=status`)).toBe('마루 가람 다솜 나래');
    expect(await desk.companies(`${keyword}&status=${done}&assignee=kim`)).toBe('나래');
    expect(await desk.companies(`filter=tel&keyword=010-1234-5678&status=${spam}`)).toBe('라온');
  });

  it('counts for its quick filters, spam only as itself', async () => {
    expect((await desk.list('keyword=가람')).counts).toEqual({
      all: 4,
      byStatus: [2, 1, 1, 0, 1],
      mine: 1,
      unread: 4,
      arrived: 5,
    });
    expect((await desk.list('', 1)).counts).toMatchObject({ all: 1, mine: 0, unread: 1 });
  });
});

describe.each(engines)('pages of the inquiry desk (%s)', (engine) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(engine);
    const made: number[] = [];
    for (let number = 1; number <= 45; number += 1) {
      if (number % 7 === 0) await desk.pass(dayMs);
      await desk.pass(1_000);
      made.push(await desk.submit({ c_company_name: `회사${number}` }));
    }
    await desk.bulk({ ids: made.slice(0, 12), status: onHold });
  });
  afterAll(() => desk.site.close());

  const numbers = async (query: string) => {
    const { list } = await desk.list(query);
    return list.map((row) => Number(row.c_company_name.slice(2)));
  };
  const range = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + (to > from ? index : -index));

  it('hold 10, 30 or 100, and count down', async () => {
    expect(await numbers('')).toEqual(range(45, 36));
    expect(await numbers('curPage=3')).toEqual(range(25, 16));
    expect(await numbers('curPage=2&size=30')).toEqual(range(15, 1));
    expect(await numbers('size=100')).toEqual(range(45, 1));
    expect((await desk.list('size=31')).pagination).toMatchObject({ pageSize: 10, totalPages: 5 });
    expect(await numbers('curPage=99')).toEqual(range(5, 1));
  });

  it('are the same the other way round, and by status', async () => {
    expect(await numbers('sort=oldest&curPage=4')).toEqual(range(31, 40));
    expect(await numbers('sort=status&curPage=4')).toEqual([...range(15, 13), ...range(12, 6)]);
    expect(await numbers(`sort=oldest&status=${onHold}&curPage=2`)).toEqual([11, 12]);
    expect(await numbers('sort=status&keyword=회사&curPage=4')).toEqual([...range(15, 13), ...range(12, 6)]);
    expect(await numbers('sort=oldest&keyword=회사&curPage=4')).toEqual(range(31, 40));
  });
});

describe.each(engines)('an inquiry on the desk (%s)', (engine) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  afterAll(() => desk.site.close());

  const kinds = ({ timeline }: Detail) => timeline.map(({ kind }) => kind);

  it('is read by whoever opens it first, once', async () => {
    const id = await desk.submit();
    const { unread } = (await desk.list()).counts;
    await desk.pass(60_000);
    const [first] = await Promise.all([desk.detail(id), desk.detail(id), desk.detail(id)]);
    expect(first).toMatchObject({ c_status: received, c_read: true, c_assignee: null, version: 1 });
    expect(first.c_receipt).toMatch(/^[0-9A-Z]{26}$/);
    expect(first.timeline).toEqual([
      { kind: 'received', at: '2026-05-04T03:00:00.000Z', by: '', text: '' },
      { kind: 'read', at: '2026-05-04T03:01:00.000Z', by: 'admin', text: '' },
    ]);
    expect(kinds(await desk.detail(id))).toEqual(['received', 'read']);
    expect((await desk.list()).list[0]).toMatchObject({ c_no: id, c_read: true });
    expect((await desk.list()).counts.unread).toBe(unread - 1);
  });

  it('changes status and assignee, and keeps who did it', async () => {
    const id = await desk.submit();
    await desk.detail(id);
    const answer = await desk.patch(id, { status: working, assignee: 'kim' });
    expect(answer.json()).toEqual({ success: true, message: messages.admin.saved, version: 2 });
    await desk.patch(id, { status: String(done), assignee: null });
    const detail = await desk.detail(id);
    expect(detail).toMatchObject({ c_status: done, c_assignee: null, version: 3 });
    expect(detail.timeline.slice(2).map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['status', 'admin', '접수 → 처리중'],
      ['assignee', 'admin', '없음 → kim'],
      ['status', 'admin', '처리중 → 완료'],
      ['assignee', 'admin', 'kim → 없음'],
    ]);
    await desk.patch(id, { status: done, assignee: 'admin' });
    const log = await desk.log();
    const written = log.filter(({ target }) => target.startsWith(`문의 ${id}번 `));
    const [status, assignee] = ['inquiryStatus', 'inquiryAssignee'];
    expect(written.map(({ action }) => action)).toEqual([status, assignee, status, assignee, assignee]);
    expect(log).toContainEqual({ action: 'inquiryStatus', target: `문의 ${id}번 처리중` });
    expect(log).toContainEqual({ action: 'inquiryAssignee', target: `문의 ${id}번 kim` });
  });

  it('is answered when it is first done', async () => {
    const id = await desk.submit();
    await desk.patch(id, { status: working });
    expect((await desk.detail(id)).c_answer_dt).toBeNull();
    await desk.pass(60_000);
    await desk.patch(id, { status: done });
    const { c_answer_dt: first } = await desk.detail(id);
    expect(first).not.toBeNull();
    await desk.pass(60_000);
    await desk.patch(id, { status: working });
    await desk.patch(id, { status: done });
    expect((await desk.detail(id)).c_answer_dt).toBe(first);
  });

  it('is not changed by who has seen an earlier version, nor written to for nothing', async () => {
    const id = await desk.submit();
    expect((await desk.patch(id, { status: working, version: 1 })).statusCode).toBe(200);
    const stale = await desk.patch(id, { status: done, version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { success: false, message: messages.admin.changedMeanwhile },
    ]);
    expect((await desk.patch(id, { status: working, version: 2 })).json()).toMatchObject({ version: 2 });
    expect(await desk.detail(id)).toMatchObject({ c_status: working, version: 2 });
    expect(kinds(await desk.detail(id))).toEqual(['received', 'status', 'read']);
  });

  it.each([
    [{}, 400, messages.valid.selectToChange],
    [{ status: 5 }, 400, messages.valid.choice],
    [{ status: null }, 400, messages.valid.choice],
    [{ status: 1.5 }, 400, messages.valid.choice],
    [{ assignee: 'stranger' }, 400, messages.valid.assignee],
    [{ assignee: ['kim'] }, 400, messages.wire.invalid],
    [{ assignee: 'a\u0000' }, 400, messages.wire.invalid],
    [{ status: 1, version: -1 }, 400, messages.wire.invalid],
  ])('refuses the change %j', async (change, status, message) => {
    const id = await desk.submit();
    const answer = await desk.patch(id, change);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false, message }]);
    expect(await desk.detail(id)).toMatchObject({ c_status: received, version: 1 });
  });

  it('that does not exist cannot be changed', async () => {
    for (const answer of [
      await desk.patch(424_242, { status: 1 }),
      await desk.patch('x', { status: 1 }),
      await desk.memo(424_242, { text: '메모' }),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false }]);
  });

  it('is assigned by ID or by the number of the session, to one of the admins there are', async () => {
    const id = await desk.submit();
    const { ad_no: number } = (await desk.site.get('/admin/checkSession', { headers: desk.headers() })).json<{
      ad_no: number;
    }>();
    await desk.patch(id, { assignee: number });
    expect((await desk.detail(id)).c_assignee).toBe('admin');
    const answer = await desk.site.get('/api/admin/contact/assignees', { headers: desk.headers() });
    const { list } = answer.json<{ list: { id: string; isMe: boolean }[] }>();
    expect(list.map((admin) => [admin.id, admin.isMe])).toEqual([
      ['admin', true],
      ['kim', false],
    ]);
  });

  it('changes together with others, wholly or not at all', async () => {
    const ids = [await desk.submit(), await desk.submit(), await desk.submit()];
    expect((await desk.bulk({ ids: [...ids, 424_242], status: done })).statusCode).toBe(404);
    for (const id of ids) expect((await desk.detail(id)).c_status).toBe(received);
    const answer = await desk.bulk({ ids, status: done });
    expect(answer.json()).toEqual({ success: true, message: messages.admin.saved });
    await desk.bulk({ ids: ids.slice(1), assignee: 'kim' });
    const states = await Promise.all(ids.map(async (id) => desk.detail(id)));
    expect(states.map(({ c_status, c_assignee, version }) => [c_status, c_assignee, version])).toEqual([
      [done, null, 2],
      [done, 'kim', 3],
      [done, 'kim', 3],
    ]);
    expect(await desk.log()).toContainEqual({
      action: 'inquiryStatus',
      target: `문의 ${ids.join(', ')}번 완료`,
    });
  });

  it.each([
    ['without any', { status: 1 }, messages.valid.selectToChange],
    ['of none', { ids: [], status: 1 }, messages.valid.selectToChange],
    ['to nothing', { ids: [1] }, messages.valid.oneChange],
    ['of both at once', { ids: [1], status: 1, assignee: 'kim' }, messages.valid.oneChange],
    ['of what has no number', { ids: ['x'], status: 1 }, messages.wire.invalid],
    ['of 1,001', { ids: Array.from({ length: 1_001 }, (_, id) => id), status: 1 }, messages.wire.invalid],
  ])('refuses a change of several %s', async (_, change, message) => {
    const answer = await desk.bulk(change);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  it('takes memos of 1 to 2,000 characters, each key once', async () => {
    const id = await desk.submit();
    expect((await desk.memo(id, { text: ` ${'메'.repeat(2_000)} ` })).statusCode).toBe(200);
    const key = { 'idempotency-key': 'memo-sent-twice' };
    const [one, other] = [
      await desk.memo(id, { text: '둘째' }, key),
      await desk.memo(id, { text: '둘째' }, key),
    ];
    expect(one.json()).toMatchObject({ success: true, message: messages.admin.registered });
    expect(other.json()).toEqual(one.json());
    const corrected = await desk.memo(id, { text: '둘째, 고침' }, key);
    expect(corrected.json()).not.toEqual(one.json());
    const elsewhere = await desk.submit();
    await desk.memo(elsewhere, { text: '다른 문의' }, key);
    expect((await desk.detail(elsewhere)).timeline.at(1)).toMatchObject({ kind: 'memo', text: '다른 문의' });
    for (const [text, message] of [
      [' ', messages.valid.content],
      [undefined, messages.valid.content],
      ['x'.repeat(2_001), messages.valid.tooLong(2_000)],
      ['a\u0000', messages.valid.badCharacters],
    ] as const)
      expect((await desk.memo(id, { text })).json()).toMatchObject({ success: false, message });
    const detail = await desk.detail(id);
    expect(detail.timeline.filter(({ kind }) => kind === 'memo').map(({ text }) => text)).toEqual([
      '메'.repeat(2_000),
      '둘째',
      '둘째, 고침',
    ]);
    expect(await desk.log()).toContainEqual({ action: 'inquiryMemo', target: `문의 ${id}번` });
  });

  it('knows its neighbours in the list, and others of the same phone or e-mail', async () => {
    const mine = { c_tel: '010-2222-3333', c_email: 'me@naru.example' };
    const older = await desk.submit({ ...mine, c_tel: '010 2222 3333', c_email: 'x@naru.example' });
    await desk.pass(1_000);
    const skipped = await desk.submit();
    await desk.pass(1_000);
    const id = await desk.submit(mine);
    await desk.pass(1_000);
    const byMail = await desk.submit({ ...mine, c_tel: '02-123-4567', c_email: 'ME@naru.example' });
    await desk.patch(skipped, { status: spam });
    const detail = await desk.detail(id);
    expect([detail.previous, detail.next]).toEqual([byMail, older]);
    expect(detail.others.map((other) => other.id)).toEqual([byMail, older]);
    expect((await desk.detail(byMail)).previous).toBeNull();
  });

  it('knows its neighbours in the list that it was opened from', async () => {
    await desk.pass(60_000);
    const made: number[] = [];
    for (const company of ['이웃 가', '이웃 나', '이웃 다', '이웃 라']) {
      made.push(await desk.submit({ c_company_name: company }));
      await desk.pass(1_000);
    }
    const [a = 0, b = 0, c = 0, d = 0] = made;
    const around = async (id: number, query: string) => {
      const { previous, next } = await desk.detail(id, query);
      return [previous, next];
    };
    expect(await around(b, '')).toEqual([c, a]);
    expect(await around(b, 'sort=oldest')).toEqual([a, c]);
    await desk.bulk({ ids: [a, d], status: onHold });
    expect(await around(a, `status=${onHold}`)).toContain(d);
    // What a change took from the list keeps its place there.
    expect(await around(c, `status=${onHold}`)).toEqual([d, a]);
    const search = `keyword=${encodeURIComponent('이웃')}&filter=company`;
    expect(await around(c, `status=${onHold}&${search}`)).toEqual([d, a]);
    expect(await around(a, search)).toEqual([b, null]);
    expect(await around(d, `${search}&sort=status`)).toEqual([b, a]);
    const [top] = (await desk.list('sort=status&size=100')).list.map(({ c_no }) => c_no);
    expect((await around(top ?? 0, 'sort=status'))[0]).toBeNull();
    const inOrder = (await desk.list('sort=status&size=100')).list.map(({ c_no }) => c_no);
    for (const id of [a, b, d]) {
      const place = inOrder.indexOf(id);
      expect(await around(id, 'sort=status')).toEqual([
        inOrder[place - 1] ?? null,
        inOrder[place + 1] ?? null,
      ]);
    }
  });

  it('takes its timeline along when it is deleted, and its counts', async () => {
    const before = (await desk.list()).counts;
    const id = await desk.submit();
    await desk.memo(id, { text: '메모' });
    await desk.patch(id, { status: onHold, assignee: 'admin' });
    await desk.site.post('/api/admin/contact/delete', { ids: [id] }, { headers: desk.headers() });
    const left = await desk.site.services.connection.db
      .selectFrom('inquiry_event')
      .select('id')
      .where('inquiry_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    const { arrived } = before;
    expect((await desk.list()).counts).toEqual({ ...before, arrived: arrived + 1 });
  });

  it('is taken over by one of two admins at once, and the other one is told', async () => {
    const colleague = await addColleague(desk.site, 'park', 'sales');
    const change = (id: number, assignee: string, headers: { cookie: string }) =>
      desk.site.app.inject({
        method: 'PATCH',
        url: `/api/admin/contact/${id}`,
        payload: { assignee, version: 1 },
        headers,
      });
    for (let round = 0; round < 5; round += 1) {
      const id = await desk.submit();
      const answers = await Promise.all([change(id, 'admin', desk.headers()), change(id, 'park', colleague)]);
      expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
      const first = answers[0].statusCode === 200 ? 'admin' : 'park';
      const { c_assignee, timeline } = await desk.detail(id);
      expect(c_assignee).toBe(first);
      expect(timeline.filter(({ kind }) => kind === 'assignee')).toMatchObject([
        { by: first, text: `없음 → ${first}` },
      ]);
    }
  });

  it('keeps counts right when many change it at once', async () => {
    const before = (await desk.list()).counts;
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.submit()));
    await Promise.all(
      ids.flatMap((id) => [
        desk.patch(id, { status: working }),
        desk.patch(id, { status: done, assignee: 'kim' }),
        desk.detail(id),
        desk.bulk({ ids: ids.toReversed(), status: onHold }),
      ]),
    );
    await desk.bulk({ ids, status: done });
    await desk.site.post('/api/admin/contact/delete', { ids: ids.slice(3) }, { headers: desk.headers() });
    const byStatus = before.byStatus.map((count, status) => (status === done ? count + 3 : count));
    const more = { all: before.all + 3, arrived: before.arrived + 6, byStatus };
    expect((await desk.list()).counts).toEqual({ ...before, ...more });
  });
});
