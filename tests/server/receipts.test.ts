import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquiryCounts, TimelineEntry } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import type { PageServices } from '#contract/page-services.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';

const good = {
  c_company_name: '(주)나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_content: '견적을 부탁드립니다.',
  c_category1: 1,
};
const wrong = 'A'.repeat(26);

describe.each(engines)('the receipt of an inquiry (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  const submit = async (key?: string) =>
    (
      await site.post('/api/contact', good, { headers: key === undefined ? {} : { 'idempotency-key': key } })
    ).json<{ id: number; receipt: string }>();
  const read = (receipt: string) => site.get(`/api/inquiry/${receipt}`);
  const say = (receipt: string, text: unknown, more: Record<string, string> = {}) =>
    site.post(`/api/inquiry/${receipt}/message`, { text }, { headers: more });
  const detail = async (id: number) =>
    (await site.get(`/api/admin/contact_d/${id}`, { headers })).json<{
      data: { c_receipt: string; timeline: TimelineEntry[] };
    }>().data;

  it('comes with the answer, cannot be guessed, and stays the same when the inquiry is sent again', async () => {
    const { id, receipt } = await submit('receipt-of-one');
    expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect((await submit('receipt-of-one')).receipt).toBe(receipt);
    expect((await submit()).receipt).not.toBe(receipt);
    expect((await detail(id)).c_receipt).toBe(receipt);
  });

  it('comes anew with what is sent again after staff deleted it', async () => {
    const first = await submit('deleted-meanwhile');
    await site.post('/api/admin/contact/delete', { ids: [first.id] }, { headers });
    const second = await submit('deleted-meanwhile');
    expect(second.id).not.toBe(first.id);
    expect((await read(second.receipt)).statusCode).toBe(200);
    expect(await submit('deleted-meanwhile')).toMatchObject(second);
  });

  it('is in no line of the log', async () => {
    const { receipt } = await submit();
    await read(receipt);
    await say(receipt, '언제 연락을 주시나요?');
    expect(site.log()).toContain('/api/inquiry/');
    expect(site.log()).not.toContain(receipt);
  });

  it('shows what became of it, and of the sender no more than a hint', async () => {
    const { id, receipt } = await submit();
    await site.app.inject({
      method: 'PATCH',
      url: `/api/admin/contact/${id}`,
      payload: { status: 1, assignee: 'admin' },
      headers,
    });
    await site.post(`/api/admin/contact/${id}/memo`, { text: '우리끼리' }, { headers });
    const answer = await read(receipt);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        c_receipt: receipt,
        c_category1: 1,
        c_company_name: '(주)***당',
        c_name: '홍*동',
        c_status: 1,
        c_add_dt: expect.any(String) as string,
        timeline: [],
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/1234-5678|hong@|우리끼리|admin/);
  });

  it('shows our answers, in which too there is no more of the sender than a hint', async () => {
    const { id, receipt } = await submit();
    const text = '(주)나루식당 홍길동님, 010-1234-5678 또는 hong@naru.example로 연락드리겠습니다.';
    await site.post(`/api/admin/contact/${id}/reply`, { subject: '홍길동님께', text }, { headers });
    const answer = await read(receipt);
    const shown = '홍*동님께\n\n(주)***당 홍*동님, 010-****-5678 또는 ho***@naru.example로 연락드리겠습니다.';
    expect(answer.json()).toMatchObject({ data: { timeline: [{ kind: 'reply', text: shown }] } });
  });

  it('leaves our own words as they are where the sender is called by one of them', async () => {
    const sent = await site.post('/api/contact', { ...good, c_company_name: '매장', c_name: '담당자' });
    const { id, receipt } = sent.json<{ id: number; receipt: string }>();
    const text = '담당자님, 담당자가 매장을 방문하겠습니다.';
    await site.post(`/api/admin/contact/${id}/reply`, { subject: '매장 방문 안내', text }, { headers });
    const shown = '매장 방문 안내\n\n담*자님, 담당자가 매장을 방문하겠습니다.';
    expect((await read(receipt)).json()).toMatchObject({
      data: { timeline: [{ kind: 'reply', text: shown }] },
    });
  });

  it('calls spam received, and nothing else', async () => {
    const { id, receipt } = await submit();
    await site.app.inject({
      method: 'PATCH',
      url: `/api/admin/contact/${id}`,
      payload: { status: 4 },
      headers,
    });
    expect((await read(receipt)).json()).toMatchObject({ data: { c_status: 0 } });
  });

  it('takes messages of its sender, which make the inquiry unread again', async () => {
    const { id, receipt } = await submit();
    await detail(id);
    const unread = async () =>
      (await site.get('/api/admin/contact/cateId/1', { headers })).json<{ counts: InquiryCounts }>().counts
        .unread;
    const before = await unread();
    const key = { 'idempotency-key': 'message-sent-twice' };
    const answer = await say(receipt, ' 두 대로\r\n바꿔주세요. ', key);
    expect(answer.json()).toEqual({ success: true, message: messages.public.messageTaken });
    await say(receipt, '두 대로\n바꿔주세요.', key);
    await say(receipt, '아니, 세 대로요. 01012345678로 전화 주세요.', key);
    expect(await unread()).toBe(before + 1);
    const said = { kind: 'message', text: '두 대로\n바꿔주세요.' };
    expect((await read(receipt)).json()).toMatchObject({
      data: { timeline: [said, { kind: 'message', text: '아니, 세 대로요. 010-****-5678로 전화 주세요.' }] },
    });
    const kinds = (await detail(id)).timeline.map(({ kind, by }) => `${kind} ${by}`.trim());
    expect(kinds).toEqual(['received', 'read admin', 'message', 'message', 'read admin']);
    expect(await unread()).toBe(before);
  });

  it.each([
    ['', messages.valid.content],
    [undefined, messages.valid.content],
    ['x'.repeat(2_001), messages.valid.tooLong(2_000)],
    ['a\u0000', messages.valid.badCharacters],
  ])('refuses the message %j with a sentence', async (text, message) => {
    const { receipt } = await submit();
    const answer = await say(receipt, text);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { success: false, message }]);
  });

  it('takes fifty messages and no more, also when they come at once', async () => {
    const { id, receipt } = await submit();
    for (let count = 1; count <= 45; count += 1) await say(receipt, `${count}번째`);
    await Promise.all(Array.from({ length: 15 }, (_, count) => say(receipt, `한꺼번에 ${count}`)));
    expect((await detail(id)).timeline.filter(({ kind }) => kind === 'message')).toHaveLength(50);
    const answer = await say(receipt, '하나 더');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      { message: messages.public.tooManyMessages },
    ]);
  });

  it.each([wrong, 'short', 'a'.repeat(26), `${wrong}A`, '%00', "' or 1=1 --"])(
    'that nobody has, %j, opens nothing',
    async (receipt) => {
      const at = encodeURI(receipt);
      for (const answer of [await read(at), await say(at, '안녕하세요')])
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { success: false, message: messages.public.receiptMissing },
        ]);
    },
  );
});

it('wrong receipts are limited for each address, and so are messages', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const site = await createTestApp('sqlite', { env: { INQUIRY_LIMIT: '3' }, clock: () => new Date(now) });
  const { receipt } = (await site.post('/api/contact', good)).json<{ receipt: string }>();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await site.get(`/api/inquiry/${wrong}`)).statusCode);
  const right = await site.get(`/api/inquiry/${receipt}`);
  now += 61_000;
  const later = await site.get(`/api/inquiry/${receipt}`);
  const said: number[] = [];
  for (let count = 0; count < 4; count += 1)
    said.push((await site.post(`/api/inquiry/${receipt}/message`, { text: '안녕하세요' })).statusCode);
  await site.close();
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect([right.statusCode, later.statusCode]).toEqual([429, 200]);
  expect(said).toEqual([200, 200, 200, 429]);
});

it('a page without scripts reads and writes by the receipt too', async () => {
  let ask: (services: PageServices) => Promise<unknown> = async () => null;
  const site = await createTestApp('sqlite', {
    env: { INQUIRY_LIMIT: '4' },
    render: async (_request, services) => {
      const found = await ask(services).catch((thrown: unknown) => (thrown as Response).status);
      const html = `<!doctype html><title>${JSON.stringify(found)}</title>`;
      return new Response(html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      });
    },
  });
  const asked = async (question: typeof ask) => {
    ask = question;
    const page = await site.get(`/inquiry/${Math.random()}`);
    return JSON.parse(/<title>(.*)<\/title>/s.exec(page.body)?.[1] ?? '') as unknown;
  };
  const { receipt } = (await site.post('/api/contact', good)).json<{ receipt: string }>();
  const say = (form: string) => asked((page) => page.addMessage(receipt, { text: '스크립트 없이', form }));
  const added = [await say('first'), await say('first'), await say('second')];
  const empty = await asked((page) => page.addMessage(receipt, { text: ' ' }));
  const found = await asked((page) => page.receipt(receipt));
  const missing: unknown[] = [];
  for (let count = 0; count < 5; count += 1) missing.push(await asked((page) => page.receipt(wrong)));
  await site.close();
  expect(added).toEqual(Array.from({ length: 3 }, () => ({ ok: true, receipt })));
  expect(empty).toMatchObject({ ok: false, message: messages.valid.content, status: 400 });
  expect(found).toMatchObject({
    company: '(주)***당',
    // Once for each form, however often its button was pressed.
    entries: [
      { kind: 'message', text: '스크립트 없이' },
      { kind: 'message', text: '스크립트 없이' },
    ],
  });
  expect(missing).toEqual([null, null, null, null, 429]);
});
