import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessAction } from '#contract/access-log.ts';
import type { TimelineEntry } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { outboxRepository } from '#server/mail/outbox.repository.ts';
import { createTestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { readMail, refusal, startMailServer, type MailServer } from '#tests/support/mail-server.ts';

/** However slow the machine is. */
const patiently = { timeout: 60_000, interval: 10 };

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_addr1: 'jeju',
  c_addr2: '노형동 1',
  c_prd: 'serving',
  c_prdname: 'T10',
  c_content: '두 대를 놓고 싶습니다.\n통로가 좁아요.',
  c_category1: 0,
};
const minuteMs = 60_000;

interface MailRow {
  m_no: number;
  m_kind: string;
  m_state: string;
  m_to: string;
  m_subject: string;
  m_reason: string;
  m_tries: number;
  m_due_dt: string;
  c_no: number;
}
interface Outbox {
  list: MailRow[];
  counts: Record<string, number>;
  isOn: boolean;
  pagination: { totalCount: number };
}

/** A site with a mail server, a clock to turn and its staff. */
async function openOffice(engine: (typeof engines)[number], env: Record<string, string>) {
  let now = Date.parse('2026-05-04T03:00:00Z');
  const site = await createTestApp(engine, { env, clock: () => new Date(now) });
  let headers = await site.login();
  site.services.mailWorker?.start();
  return {
    site,
    headers: () => headers,
    now: () => new Date(now),
    async pass(ms: number): Promise<void> {
      now += ms;
      headers = await site.login();
      site.services.mailWorker?.wake();
    },
    async submit(change: object = {}, more: Record<string, string> = {}): Promise<number> {
      const answer = await site.post('/api/contact', { ...good, ...change }, { headers: more });
      return answer.json<{ id: number }>().id;
    },
    outbox: async (query = ''): Promise<Outbox> =>
      (await site.get(`/api/admin/mail?${query}`, { headers })).json<Outbox>(),
    async timeline(id: number): Promise<TimelineEntry[]> {
      const answer = await site.get(`/api/admin/contact_d/${id}`, { headers });
      return answer.json<{ data: { timeline: TimelineEntry[] } }>().data.timeline;
    },
    async receiptOf(id: number): Promise<string> {
      const answer = await site.get(`/api/admin/contact_d/${id}`, { headers });
      return answer.json<{ data: { c_receipt: string } }>().data.c_receipt;
    },
    reply: (id: number, payload: object, more: Record<string, string> = {}) =>
      site.post(`/api/admin/contact/${id}/reply`, payload, { headers: { ...headers, ...more } }),
    /** What the access log says of an action. */
    async logged(action: AccessAction): Promise<string[]> {
      const { db } = site.services.connection;
      const rows = await db.selectFrom('access_log').select('target').where('action', '=', action).execute();
      return rows.map(({ target }) => target);
    },
    retry: (id: number) => site.post(`/api/admin/mail/${id}/retry`, undefined, { headers }),
    async close(): Promise<void> {
      await site.services.mailWorker?.stop();
      await site.close();
    },
  };
}
type Office = Awaited<ReturnType<typeof openOffice>>;

const settings = ({ url }: { url: string }) => ({
  SMTP_URL: url,
  MAIL_FROM: '나루로보틱스 <no-reply@naru.example>',
  MAIL_TO_PARTNERSHIP: 'sales@naru.example, boss@naru.example',
  MAIL_TO_SUPPORT: 'help@naru.example',
  PUBLIC_URL: 'https://www.naru.example',
});

/** Waits until nothing is on its way any more. */
async function settled({ site }: Office): Promise<void> {
  const { db } = site.services.connection;
  const unsettled = () =>
    db
      .selectFrom('mail_outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where((mail) => mail.or([mail('tries', '=', 0), mail('lease', '<>', '')]))
      .execute();
  await expect.poll(unsettled, patiently).toEqual([]);
}

describe.each(engines)('mail (%s)', (engine) => {
  let server: MailServer;
  let office: Office;
  /** What the mail server does with an address, until it is told otherwise. */
  let onAddress: (address: string) => Promise<void> | void = () => {};
  beforeAll(async () => {
    server = await startMailServer({
      on: (step, address) => (step === 'to' ? onAddress(address) : undefined),
    });
    office = await openOffice(engine, settings(server));
  });
  afterAll(async () => {
    await office.close();
    await server.close();
  });

  const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address)).map(readMail);

  it('tells everybody of the staff of an inquiry: who, what for, with a link, and nothing that is private', async () => {
    const id = await office.submit();
    await expect.poll(() => mailsTo('boss@naru.example').length, patiently).toBe(1);
    await expect.poll(() => mailsTo('sales@naru.example').length, patiently).toBe(1);
    const [mail] = mailsTo('sales@naru.example');
    expect(mail?.subject).toBe('[제휴문의] 나루식당 문의가 접수되었습니다');
    for (const word of [
      '제휴문의',
      '나루식당',
      'T10',
      '제주',
      `https://www.naru.example/admin/contact_d/${id}`,
    ])
      expect(mail?.text).toContain(word);
    const whole = server.mails.find(({ to }) => to.includes('sales@naru.example'));
    const said = `${whole?.raw} ${mail?.subject} ${mail?.text}`;
    for (const secret of ['5678', 'hong@', '홍길동', '두 대', '통로', '노형동'])
      expect(said).not.toContain(secret);
  });

  it('tells the sender of an inquiry the receipt number, what was asked and where the answer will be', async () => {
    const email = 'sender@cafe.example';
    const id = await office.submit({ c_email: email, c_category1: 1 });
    await expect.poll(() => mailsTo(email).length, patiently).toBe(1);
    const [mail] = mailsTo(email);
    const receipt = await office.receiptOf(id);
    const number = `${receipt.slice(0, 4)}-${receipt.slice(4, 8)}`;
    expect(mail?.subject).toBe(`[나루로보틱스] 문의가 접수되었습니다 (접수번호 ${number})`);
    expect(mail?.text).toContain(`https://www.naru.example/inquiry/${receipt}`);
    expect(mail?.text).toContain('> 두 대를 놓고 싶습니다.\n> 통로가 좁아요.');
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated');
    expect(mail?.headers.find((line) => line.startsWith('From:'))).toContain('<no-reply@naru.example>');
    expect(mailsTo('help@naru.example').length).toBe(1);
    await settled(office);
    const written = (await office.timeline(id)).map(({ kind, text }) => [kind, text]);
    expect(written).toContainEqual(['mail', messages.mail.sent('접수 확인')]);
  });

  it('is sent once for an inquiry that is sent again, and not at all for spam', async () => {
    const key = { 'idempotency-key': 'sent-again-1' };
    const again = 'again@cafe.example';
    await office.submit({ c_email: again }, key);
    await office.submit({ c_email: again }, key);
    await office.submit({ c_email: 'spam@cafe.example', c_website: 'http://spam.example' });
    await office.submit({ c_email: 'last@cafe.example' });
    await expect.poll(() => mailsTo('last@cafe.example').length, patiently).toBe(1);
    await settled(office);
    expect([mailsTo(again).length, mailsTo('spam@cafe.example').length]).toEqual([1, 0]);
    const rows = await office.site.services.connection.db
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('recipient', '=', 'spam@cafe.example')
      .execute();
    expect(rows).toEqual([]);
  });

  it('has only the headers that we wrote, whatever is typed', async () => {
    const evil = '나루\r\nBcc: victim@evil.example\r\n\r\n<b>안녕</b>';
    const email = 'inject@cafe.example';
    const id = await office.submit({
      c_company_name: evil,
      c_name: `홍길동\nTo: victim@evil.example`,
      c_content: '.\r\nRCPT TO:<victim@evil.example>\r\n.\r\n',
      c_email: email,
    });
    await expect.poll(() => mailsTo(email).length, patiently).toBe(1);
    await office.reply(id, { subject: '답변\r\nBcc: victim@evil.example', text: '.\nQUIT\n.' });
    await expect.poll(() => mailsTo(email).length, patiently).toBe(2);
    await settled(office);
    const names = (headers: string[]) => headers.map((line) => line.split(':')[0]?.toLowerCase());
    const ours =
      'from to subject message-id auto-submitted content-transfer-encoding date mime-version content-type'.split(
        ' ',
      );
    for (const { raw, to } of server.mails) {
      expect(to).not.toContain('victim@evil.example');
      expect(names(readMail({ raw }).headers).filter((name) => !ours.includes(name ?? ''))).toEqual([]);
    }
    const [receipt, reply] = mailsTo(email);
    expect(receipt?.text).toContain('> RCPT TO:<victim@evil.example>');
    expect(reply?.subject).toBe('답변 Bcc: victim@evil.example');
    expect(reply?.text).toContain('.\nQUIT\n.');
    for (const bad of [
      'a@b.example,victim@evil.example',
      'a@b.example\r\nBcc: v@evil.example',
      '<a@b.example>',
    ]) {
      const answer = await office.site.post('/api/contact', { ...good, c_email: bad });
      expect([bad, answer.statusCode]).toEqual([bad, 400]);
    }
  });

  it('is refused for one address and goes to the others, with the reason of the server', async () => {
    const gone = 'gone@cafe.example';
    onAddress = (address) => {
      if (address === gone) throw refusal(550, `5.1.1 <${address}> no such user`);
    };
    const before = mailsTo('sales@naru.example').length;
    const id = await office.submit({ c_email: gone });
    await expect
      .poll(async () => (await office.outbox('state=failed')).list.map((mail) => mail.c_no), patiently)
      .toContain(id);
    await expect.poll(() => mailsTo('sales@naru.example').length, patiently).toBe(before + 1);
    const [row] = (await office.outbox('state=failed')).list;
    expect(row).toMatchObject({
      m_kind: 'receipt',
      m_to: 'go***@cafe.example',
      m_tries: 1,
      m_reason: messages.mail.refused('550 5.1.1 <go***@cafe.example> no such user'),
    });
    expect((await office.outbox('state=sent')).list.map((mail) => mail.m_to)).toContain('sales@naru.example');
    expect(office.site.log()).not.toContain(gone);
    onAddress = () => {};
    expect((await office.retry(row?.m_no ?? 0)).json()).toMatchObject({ message: messages.admin.mailQueued });
    await expect.poll(() => mailsTo(gone).length, patiently).toBe(1);
    await settled(office);
    const again = await office.retry(row?.m_no ?? 0);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: messages.admin.mailAlreadySent },
    ]);
    expect((await office.retry(999_999)).statusCode).toBe(404);
    expect(await office.logged('mailRetry')).toEqual([`메일 ${row?.m_no}번`]);
    expect(await office.logged('mailList')).toContain('1쪽 1건');
    const texts = (await office.timeline(id)).filter(({ kind }) => kind === 'mail').map(({ text }) => text);
    expect(texts).toEqual([
      messages.mail.failed('접수 확인', row?.m_reason ?? ''),
      messages.mail.sent('접수 확인'),
    ]);
  });

  it('with a link that was refused keeps it no longer, and is not sent again without it', async () => {
    onAddress = (address) => {
      if (address === 'gone@naru.example') throw refusal(550, '5.1.1 no such user');
    };
    const invited = { id: 'gone', name: '없는 사람', role: 'sales', email: 'gone@naru.example' };
    await office.site.post('/api/admin/admins', invited, { headers: office.headers() });
    await settled(office);
    onAddress = () => {};
    const mail = await office.site.services.connection.db
      .selectFrom('mail_outbox')
      .select(['id', 'state', 'text'])
      .where('kind', '=', 'invite')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ state: 'failed', text: '' });
    const again = await office.retry(mail.id);
    expect([again.statusCode, again.json()]).toMatchObject([409, { message: messages.admin.inviteMailGone }]);
  });

  it('that was sent or has failed is forgotten after ninety days, one that waits is not', async () => {
    await settled(office);
    const { db } = office.site.services.connection;
    const dayMs = 24 * 60 * minuteMs;
    const at = (days: number) => new Date(office.now().getTime() - days * dayMs).toISOString();
    const mails = [
      ['sent', 89],
      ['failed', 89],
      ['sent', 91],
      ['failed', 91],
      ['waiting', 91],
    ] as const;
    for (const [state, days] of mails) {
      await outboxRepository.insert(
        db,
        [{ inquiryId: 0, kind: 'notice', to: 'old@naru.example', subject: `${state} ${days}`, text: '' }],
        // Nobody sends it meanwhile.
        { state: 'failed', reason: '', at: at(days) },
      );
      await db
        .updateTable('mail_outbox')
        .set({ state, due_at: at(-1) })
        .where('subject', '=', `${state} ${days}`)
        .execute();
    }
    await office.site.services.mails.forgetOld();
    const left = db.selectFrom('mail_outbox').select('subject').where('recipient', '=', 'old@naru.example');
    expect((await left.orderBy('id').execute()).map(({ subject }) => subject)).toEqual([
      'sent 89',
      'failed 89',
      'waiting 91',
    ]);
    await db.deleteFrom('mail_outbox').where('recipient', '=', 'old@naru.example').execute();
  });

  it('is destroyed with its inquiry', async () => {
    const id = await office.submit();
    await settled(office);
    await office.site.post('/api/admin/contact/delete', { ids: [id] }, { headers: office.headers() });
    expect((await office.outbox()).list.filter((mail) => mail.c_no === id)).toEqual([]);
  });

  it('that was just being sent when its inquiry was deleted comes back with it, and is not sent again', async () => {
    await settled(office);
    const email = 'deleted@cafe.example';
    const asked = Promise.withResolvers<void>();
    const yes = Promise.withResolvers<void>();
    onAddress = (address) => {
      if (address !== email) return undefined;
      asked.resolve();
      return yes.promise;
    };
    const id = await office.submit({ c_email: email });
    await asked.promise;
    const headers = office.headers();
    await office.site.post('/api/admin/contact/delete', { ids: [id] }, { headers });
    await office.site.post('/api/admin/trash/restore', { items: [{ board: 'inquiry', id }] }, { headers });
    yes.resolve();
    await expect.poll(() => mailsTo(email).length, patiently).toBe(1);
    onAddress = () => {};
    await settled(office);
    const [mail] = (await office.outbox('state=failed')).list;
    expect(mail).toMatchObject({ c_no: id, m_reason: messages.mail.brokenOff });
    expect(mailsTo(email).length).toBe(1);
  });

  const reply = { subject: '견적을 보내 드립니다', text: '안녕하세요.\n견적은 아래와 같습니다.' };
  const change = (id: number, payload: object) =>
    office.site.app.inject({
      method: 'PATCH',
      url: `/api/admin/contact/${id}`,
      payload,
      headers: office.headers(),
    });

  it('with an answer goes to the sender, who is then attended to, and stands on the timeline', async () => {
    const email = 'reply@cafe.example';
    const id = await office.submit({ c_email: email });
    const answer = await office.reply(id, reply, { 'idempotency-key': 'reply-key-1' });
    expect(answer.json()).toMatchObject({ success: true, message: messages.admin.replied });
    const again = await office.reply(id, reply, { 'idempotency-key': 'reply-key-1' });
    expect(again.json<{ id: number }>().id).toBe(answer.json<{ id: number }>().id);
    expect((await office.timeline(id)).filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    const mails = () => server.mails.filter(({ to }) => to.includes(email)).map(readMail);
    await expect.poll(() => mails().map(({ subject }) => subject), patiently).toContain(reply.subject);
    await settled(office);
    const sent = mails().find(({ subject }) => subject === reply.subject);
    const receipt = await office.receiptOf(id);
    expect(sent?.text).toContain(reply.text);
    expect(sent?.text).toContain(`https://www.naru.example/inquiry/${receipt}`);
    expect(sent?.headers.join('\n')).not.toContain('Auto-Submitted');
    expect(mails().length).toBe(2);

    const detail = await office.site.get(`/api/admin/contact_d/${id}`, { headers: office.headers() });
    const { data } = detail.json<{
      data: { c_status: number; c_answer_dt: string; version: number; timeline: TimelineEntry[] };
    }>();
    expect(data).toMatchObject({ c_status: 1, c_answer_dt: office.now().toISOString(), version: 2 });
    expect(
      data.timeline.filter(({ kind }) => kind !== 'mail').map(({ kind, by, text }) => [kind, by, text]),
    ).toEqual([
      ['received', '', ''],
      ['reply', 'admin', `${reply.subject}\n\n${reply.text}`],
      ['status', 'admin', '접수 → 처리중'],
      ['read', 'admin', ''],
    ]);
    expect(data.timeline.map(({ text }) => text)).toContain(messages.mail.sent('답변'));
    const log = await office.logged('inquiryReply');
    expect(log.filter((target) => target === `문의 ${id}번`)).toHaveLength(1);
  });

  it('with other words under the key of an answer is an answer too', async () => {
    const email = 'two-answers@cafe.example';
    const id = await office.submit({ c_email: email });
    const key = { 'idempotency-key': 'reply-key-2' };
    const corrected = { ...reply, text: '앞의 견적을 바로잡습니다.' };
    for (const words of [reply, corrected, reply, corrected]) await office.reply(id, words, key);
    await settled(office);
    const texts = server.mails.filter(({ to }) => to.includes(email)).map((mail) => readMail(mail).text);
    expect(texts.map((text) => text.split('\n\n--')[0]).slice(1)).toEqual([reply.text, corrected.text]);
  });

  it('with an answer leaves any other status and the time of the first answer as they are', async () => {
    const id = await office.submit();
    await change(id, { status: 2 });
    const first = office.now().toISOString();
    await office.pass(minuteMs);
    await office.reply(id, reply);
    const answer = await office.site.get(`/api/admin/contact_d/${id}`, { headers: office.headers() });
    expect(answer.json<{ data: object }>().data).toMatchObject({ c_status: 2, c_answer_dt: first });
    // Nor does one that is taken up again.
    await change(id, { status: 0 });
    await office.reply(id, reply);
    const again = await office.site.get(`/api/admin/contact_d/${id}`, { headers: office.headers() });
    expect(again.json<{ data: object }>().data).toMatchObject({ c_status: 1, c_answer_dt: first });
  });

  it('with the first answer to an inquiry on hold leaves it there, and it is answered', async () => {
    const id = await office.submit();
    await change(id, { status: 3 });
    await office.reply(id, reply);
    const answer = await office.site.get(`/api/admin/contact_d/${id}`, { headers: office.headers() });
    const answered = { c_status: 3, c_answer_dt: office.now().toISOString(), version: 3 };
    expect(answer.json<{ data: object }>().data).toMatchObject(answered);
  });

  it.each([
    ['a blank subject', { ...reply, subject: ' ' }, messages.valid.title],
    ['an empty text', { ...reply, text: '' }, messages.valid.content],
    ['no text', { subject: reply.subject }, messages.valid.content],
    ['a long subject', { ...reply, subject: '가'.repeat(201) }, messages.valid.tooLong(200)],
    ['a long text', { ...reply, text: '가'.repeat(10_001) }, messages.valid.tooLong(10_000)],
    ['letters that nobody types', { ...reply, text: '가\u0000' }, messages.valid.badCharacters],
  ])('is not written with %s', async (_name, payload, message) => {
    const id = await office.submit();
    const answer = await office.reply(id, payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { success: false, message }]);
  });

  it('cannot answer an inquiry that is not there', async () => {
    const answer = await office.reply(999_999, reply);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: messages.admin.inquiryMissing },
    ]);
  });
});

describe.each(engines)('without a mail server (%s)', (engine) => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice(engine, {});
  });
  afterAll(() => office.close());

  it('nothing is sent, and the outbox says so', async () => {
    const id = await office.submit();
    const answer = await office.reply(id, { subject: '제목', text: '내용' });
    expect(answer.json()).toMatchObject({ success: true, message: messages.admin.repliedWithoutMail });
    const { list, isOn, counts } = await office.outbox();
    expect({ isOn, counts }).toEqual({ isOn: false, counts: { waiting: 0, sent: 0, failed: 2 } });
    expect(list.map(({ m_kind: kind, m_reason: reason }) => [kind, reason])).toEqual([
      ['reply', messages.mail.off],
      ['receipt', messages.mail.off],
    ]);
    expect((await office.timeline(id)).map(({ text }) => text)).toContain(messages.mail.off);
    const retried = await office.retry(list[0]?.m_no ?? 0);
    expect([retried.statusCode, retried.json()]).toMatchObject([409, { message: messages.mail.off }]);
  });

  const list = async () =>
    (await office.site.get('/api/admin/templates', { headers: office.headers() })).json<{
      list: { id: number; version: number }[];
    }>().list;
  const change = (payload: object) =>
    office.site.app.inject({
      method: 'PUT',
      url: '/api/admin/templates',
      payload,
      headers: office.headers(),
    });

  const input = { id: 2, name: '견적', subject: '견적입니다', text: '{회사명} 담당자님께' };

  it('there are four templates of answers, which stay as they were changed', async () => {
    expect((await list()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect((await change(input)).json()).toMatchObject({ success: true, version: 2 });
    expect((await list())[1]).toEqual({ ...input, version: 2 });
    expect(await office.logged('templateChange')).toEqual(['템플릿 2번']);
  });

  it('no template is changed over what somebody else has saved meanwhile', async () => {
    const { version = 0 } = (await list())[1] ?? {};
    expect((await change({ ...input, version })).statusCode).toBe(200);
    const answer = await change({ ...input, name: '늦은 변경', version });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: messages.admin.changedMeanwhile },
    ]);
    expect((await list())[1]).toMatchObject({ name: '견적' });
  });

  it.each([
    [{ id: 5 }, 404, messages.admin.templateMissing],
    [{ name: ' ' }, 400, messages.valid.templateName],
    [{ name: '가'.repeat(31) }, 400, messages.valid.tooLong(30)],
    [{ subject: '' }, 400, messages.valid.title],
    [{ text: '' }, 400, messages.valid.content],
    [{ id: 'x' }, 400, messages.wire.invalid],
  ])('no template is changed to %j', async (wrong, status, message) => {
    const answer = await change({ ...input, ...wrong });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
  });
});
