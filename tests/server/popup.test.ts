import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';

describe.each(engines)('the popup over the API (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine);
    headers = await site.login();
  });
  afterAll(() => site.close());

  const current = async (as: Record<string, string> = {}) =>
    (await site.get('/api/admin/popup/current', { headers: as })).json<Record<string, unknown>>();
  const register = async (link = '', name = '팝업.png') =>
    site.post('/api/admin/popup', ...form({ link }, { name, bytes: await jpeg('teal', 'png') }, headers));

  it('is registered, shown, replaced and deleted', async () => {
    expect(await current()).toEqual({ success: true, pu_file1_s: null, pu_link: null, pu_delete: 0 });
    const first = await register('/sub3_1');
    expect(first.json()).toMatchObject({ success: true, message: messages.admin.popupRegistered });
    const visitor = await current();
    expect(visitor).toMatchObject({ pu_link: '/sub3_1', pu_delete: 0 });
    expect(Object.keys(visitor)).not.toContain('pu_no');
    expect(await current(headers)).toMatchObject({ pu_no: expect.any(Number), pu_file1_o: '팝업.png' });
    expect(
      (await site.get(`/resources/upload/${String(visitor['pu_file1_s'])}`)).headers['content-type'],
    ).toMatch(/^image\//);

    const second = await register();
    expect(second.json()).toMatchObject({ message: messages.admin.popupReplaced });
    expect((await site.get(`/resources/upload/${String(visitor['pu_file1_s'])}`)).statusCode).toBe(404);

    const { id } = second.json<{ id: number }>();
    const removed = await site.app.inject({
      method: 'DELETE',
      url: '/api/admin/popup',
      payload: { pu_no: id },
      headers,
    });
    expect(removed.json()).toEqual({ success: true, message: messages.admin.popupDeleted });
    expect(await current()).toMatchObject({ pu_file1_s: null });
    const again = await site.app.inject({
      method: 'DELETE',
      url: '/api/admin/popup',
      payload: { pu_no: id },
      headers,
    });
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      404,
      messages.admin.popupNone,
    ]);
  });

  it('is deleted by the address too, where a proxy strips bodies', async () => {
    const { id } = (await register()).json<{ id: number }>();
    const removed = await site.app.inject({ method: 'DELETE', url: `/api/admin/popup?pu_no=${id}`, headers });
    expect(removed.statusCode).toBe(200);
  });

  const changeLink = (id: number, link: string) =>
    site.post('/api/admin/popup/link', { pu_no: id, link }, { headers });

  it('gets another link while its picture stays', async () => {
    const { id } = (await register('/sub3_1')).json<{ id: number }>();
    const before = await current();
    expect((await changeLink(id, '/sub3_2')).json()).toEqual({
      success: true,
      message: messages.admin.saved,
    });
    expect(await current()).toEqual({ ...before, pu_link: '/sub3_2' });
    await changeLink(id, '');
    expect(await current()).toEqual({ ...before, pu_link: null });
  });

  it('is asked for by its number, in words that say what for', async () => {
    const change = await site.post('/api/admin/popup/link', { link: '/sub3_2' }, { headers });
    const removal = await site.app.inject({ method: 'DELETE', url: '/api/admin/popup', headers });
    expect([change.statusCode, change.json<{ message: string }>().message]).toEqual([
      400,
      messages.admin.popupNoneToChange,
    ]);
    expect([removal.statusCode, removal.json<{ message: string }>().message]).toEqual([
      400,
      messages.admin.popupNone,
    ]);
  });

  it('keeps its link when another popup was meant, or the link is unsafe', async () => {
    const { id } = (await register('/sub3_1')).json<{ id: number }>();
    const gone = await changeLink(id - 1, '/sub3_2');
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([
      404,
      messages.admin.popupGone,
    ]);
    expect((await changeLink(id, 'javascript:alert(1)')).statusCode).toBe(400);
    expect(await current()).toMatchObject({ pu_link: '/sub3_1' });
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'refuses the link %j',
    async (link) => {
      const answer = await register(link);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        messages.valid.url,
      ]);
    },
  );

  it('needs a file, and a picture', async () => {
    const none = await site.post('/api/admin/popup', ...form({ link: '' }, undefined, headers));
    expect([none.statusCode, none.json<{ message: string }>().message]).toEqual([
      400,
      messages.valid.popupMissing,
    ]);
    const text = await site.post(
      '/api/admin/popup',
      ...form({}, { name: 'a.txt', bytes: Buffer.from('x') }, headers),
    );
    expect([text.statusCode, text.json<{ message: string }>().message]).toEqual([
      400,
      messages.valid.popupType,
    ]);
    const large = await site.post(
      '/api/admin/popup',
      ...form({}, { name: 'a.png', bytes: Buffer.alloc(10_485_761) }, headers),
    );
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      messages.valid.popupSize,
    ]);
  });
});
