import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';
import { lockWaits } from '#tests/support/lock-waits.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const { valid } = messages;

interface Picture {
  success: true;
  storedName: string;
  url: string;
  width: number;
  height: number;
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const shown = ({ storedName }: Picture) => ({
  type: 'picture',
  attrs: { storedName, alt: '', caption: '주방 앞', width: 1, height: 1 },
});
const bodyOf = (...content: object[]) => JSON.stringify({ type: 'doc', content });

describe.each(engines)('posts with a body (%s)', (engine) => {
  let now = Date.parse('2026-11-17T00:00:00Z');
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
    headers = await site.login();
  });
  afterAll(() => site.close());

  const post = { title: '본문이 있는 글', content: '옛 화면이 보낸 말', url: '', category1: '1' };

  async function send(fields: Record<string, string>, path = 'insertEvent') {
    const answer = await site.post(`/api/admin/${path}`, ...form({ ...post, ...fields }, undefined, headers));
    return { status: answer.statusCode, ...answer.json<{ id: number; message: string }>() };
  }
  const update = (fields: object) =>
    site.post('/api/admin/event/update', { ...post, ...fields }, { headers });
  const detail = async (id: number) =>
    (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
      data: { e_content: string; body?: string };
    }>().data;
  const upload = async (name = '홀 사진.jpg', bytes?: Buffer) =>
    site.post('/api/admin/picture', ...form({}, { name, bytes: bytes ?? (await jpeg('navy')) }, headers));
  const picture = async () => (await upload()).json<Picture>();
  const isThere = async ({ url }: Picture) => (await site.get(url, { headers })).statusCode === 200;
  const isPublic = async ({ url }: Picture) => (await site.get(url)).statusCode === 200;

  it('are kept whole; their plain text is made of them, found, and seen by those who know no bodies', async () => {
    const body = bodyOf(paragraph('주방에서 홀까지 스물두 걸음'), paragraph('끝'));
    const { status, id } = await send({ body });
    expect(status).toBe(200);
    expect(await detail(id)).toMatchObject({ e_content: '주방에서 홀까지 스물두 걸음\n\n끝', body });
    const keyword = encodeURIComponent('스물두 걸음');
    const found = await site.get(`/api/event/cateId/1?filter=content&keyword=${keyword}`);
    expect(found.json()).toMatchObject({
      list: [{ id, content: '주방에서 홀까지 스물두 걸음\n\n끝', body }],
    });
    expect(
      (await site.get(`/api/event/cateId/1?keyword=${encodeURIComponent('옛 화면')}`)).json(),
    ).toMatchObject({
      list: [],
    });
  });

  it('are changed by JSON and by a form, and are plain text again where none is sent', async () => {
    const { id } = await send({ body: bodyOf(paragraph('처음')) });
    const tree = { type: 'doc', content: [paragraph('고친 말')] };
    expect((await update({ e_no: id, body: tree })).statusCode).toBe(200);
    expect(await detail(id)).toMatchObject({ e_content: '고친 말', body: JSON.stringify(tree) });
    await send({ e_no: String(id), body: bodyOf(paragraph('다시')) }, 'event/updateWithFile');
    expect((await detail(id)).e_content).toBe('다시');
    await update({ e_no: id, content: '그냥 글' });
    const plain = await detail(id);
    expect([plain.e_content, 'body' in plain]).toEqual(['그냥 글', false]);
  });

  it('refuse in words what cannot be kept, however much of it there is', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => paragraph(`${index + 1}번째 문단입니다.`));
    const tries: [string, string][] = [
      [bodyOf(...many), valid.bodyLong],
      [bodyOf(paragraph('가'.repeat(20_001))), valid.tooLong(20_000)],
      [bodyOf({ type: 'paragraph' }), valid.content],
      [bodyOf({ type: 'iframe' }), valid.body],
      [`${'{"type":"doc","content":['.repeat(60_000)}${']}'.repeat(60_000)}`, valid.bodyDeep],
    ];
    for (const [body, message] of tries) {
      expect(await send({ body })).toMatchObject({ status: 400, message });
      const changed = await update({ e_no: 1, body });
      expect([changed.statusCode, changed.json<{ message: string }>().message]).toEqual([400, message]);
    }
  });

  it('have none where their category is text only: what it says stays', async () => {
    const sent = form({ ...post, category1: '0', body: bodyOf(paragraph('답입니다')) }, undefined, headers);
    const { id } = (await site.post('/api/admin/insertFaqVideo', ...sent)).json<{ id: number }>();
    const { data } = (await site.get(`/api/admin/faqVideo_d/${id}`, { headers })).json<{ data: object }>();
    expect(data).toMatchObject({ fv_content: '답입니다' });
    expect(data).not.toHaveProperty('body');
  });

  it('have pictures: sent before, checked, and shown in the size that they have', async () => {
    const answer = await upload();
    const sent = answer.json<Picture>();
    expect(sent).toEqual({
      success: true,
      storedName: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      url: `/resources/upload/${sent.storedName}`,
      width: 40,
      height: 30,
    });
    expect([await isThere(sent), await isPublic(sent)]).toEqual([true, false]);
    const { id } = await send({ body: bodyOf(paragraph('사진'), shown(sent)) });
    expect(await isPublic(sent)).toBe(true);
    expect((await detail(id)).body).toContain('"width":40,"height":30');

    for (const [name, bytes] of [
      ['글.txt', Buffer.from('글')],
      ['가짜.jpg', Buffer.from('MZ')],
    ] as const) {
      const refused = await upload(name, bytes);
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        400,
        valid.popupType,
      ]);
    }
    const none = await site.post('/api/admin/picture', ...form({}, undefined, headers));
    expect([none.statusCode, none.json<{ message: string }>().message]).toEqual([400, valid.popupMissing]);
    const large = await upload('큰 사진.jpg', Buffer.alloc(5_242_881));
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([413, valid.fileSize]);
  });

  it('show no picture of another post, nor one that nobody sent', async () => {
    const [own, free] = [await picture(), await picture()];
    const { id } = await send({ body: bodyOf(paragraph('첫 글'), shown(own)) });
    const refused = { status: 400, message: valid.bodyPictureOfOthers };
    expect(await send({ body: bodyOf(paragraph('둘째 글'), shown(free), shown(own)) })).toMatchObject(
      refused,
    );
    const nobody = { ...own, storedName: `${'0'.repeat(32)}.jpg` };
    expect(await send({ body: bodyOf(paragraph('셋째 글'), shown(nobody)) })).toMatchObject(refused);
    expect(
      (await update({ e_no: id, body: bodyOf(paragraph('첫 글'), shown(own), shown(free)) })).statusCode,
    ).toBe(200);
  });

  it('lose the pictures that nobody shows after a day, and all of them when they are destroyed themselves', async () => {
    const [kept, dropped, unused] = [await picture(), await picture(), await picture()];
    const { id } = await send({ body: bodyOf(paragraph('글'), shown(kept), shown(dropped)) });
    const later = async (days: number) => {
      now += days * dayMs;
      await cleanUpDaily(site.services, { warn() {} });
      headers = await site.login();
    };
    await later(2);
    expect([await isThere(kept), await isThere(dropped), await isThere(unused)]).toEqual([true, true, false]);

    await update({ e_no: id, body: bodyOf(paragraph('글'), shown(kept)) });
    expect([await isPublic(kept), await isPublic(dropped)]).toEqual([true, false]);
    // The revision before can be brought back with it.
    await later(2);
    expect(await isThere(dropped)).toBe(true);
    await site.post(`/api/admin/event/${id}/revisions/1/restore`, {}, { headers });
    expect(await isPublic(dropped)).toBe(true);

    await site.post('/api/admin/event/delete', { ids: [id] }, { headers });
    expect([await isPublic(kept), await isThere(kept)]).toEqual([false, true]);
    await later(31);
    expect([await isThere(kept), await isThere(dropped)]).toEqual([false, false]);
  });
});

it('a picture that another board’s post takes while it is waited for is that one’s', async () => {
  const site = await createTestApp('postgres');
  const { db } = site.services.connection;
  const headers = await site.login();
  const file = { name: '홀.jpg', bytes: await jpeg('navy') };
  const made = (await site.post('/api/admin/picture', ...form({}, file, headers))).json<Picture>();
  const late = await db.transaction().execute(async (trx) => {
    const taken = { board: 'case', post_id: 1, unused_since: null };
    await trx.updateTable('picture').set(taken).where('file_stored', '=', made.storedName).execute();
    const fields = { title: '늦은 글', url: '', category1: '0', body: bodyOf(paragraph('글'), shown(made)) };
    const answer = site.post('/api/admin/insertEvent', ...form(fields, undefined, headers));
    await expect.poll(() => lockWaits(db)).toBe(1);
    return { answer };
  });
  const answer = await late.answer;
  const owner = await db.selectFrom('picture').select(['board', 'post_id']).executeTakeFirst();
  await site.close();
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    valid.bodyPictureOfOthers,
  ]);
  expect(owner).toEqual({ board: 'case', post_id: 1 });
});
