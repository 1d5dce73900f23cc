import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { everyBoard } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';
import {
  press,
  pressList,
  pressMigration,
  pressScreens,
  renderPressPage,
  renderRoute,
} from '#tests/support/fourth-board.ts';
import { screensByPath } from '#web/routes/admin/board-screens.ts';
import { sitemapXml } from '#web/routes/public/sitemap-xml.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const posted = { title: '로봇 수출 소식', content: '첫 줄', url: 'https://youtu.be/abcdefghijk' };

interface Screen {
  default: ComponentType;
  clientLoader?: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

interface Row {
  p_no: number;
  p_title: string;
  p_file1_s: string | null;
}

describe.each(engines)('a fourth board, of which only its entry and its migration speak (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  let now = Date.now();
  beforeAll(async () => {
    site = await createTestApp(engine, {
      boards: [...everyBoard, press],
      migrations: [pressMigration],
      clock: () => new Date(now),
      render: (request, services) =>
        request.url.endsWith('.xml')
          ? sitemapXml([], [pressList], services)
          : renderPressPage(request, services),
    });
    headers = await site.login();
  });
  afterAll(() => site.close());
  afterEach(() => vi.unstubAllGlobals());

  async function create(fields: Record<string, string> = {}, file?: { name: string; bytes: Buffer }) {
    const sent = form({ ...posted, category1: '0', ...fields }, file, headers);
    const answer = await site.post('/api/admin/insertPress', ...sent);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<{ id: number }>().id;
  }
  const rows = async (url: string) => (await site.get(url, { headers })).json<{ list: Row[] }>().list;
  const publicTitles = async (search = '') =>
    (await rows(`/api/press/cateId/0${search}`)).map((row) => row.p_title);
  const detail = async (id: number) =>
    (await site.get(`/api/admin/press_d/${id}`, { headers })).json<{ data: Row }>().data;
  const remove = (...ids: number[]) => site.post('/api/admin/press/delete', { ids }, { headers });
  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of site.services.store.list()) names.push(name);
    return names;
  };

  it('is written, listed, found, read, changed and deleted, and is seen by the public at once', async () => {
    expect(await publicTitles()).toEqual([]);
    const id = await create();
    expect(await publicTitles()).toEqual([posted.title]);
    expect(await publicTitles(`?keyword=${encodeURIComponent('수출')}`)).toEqual([posted.title]);
    expect(await publicTitles(`?keyword=${encodeURIComponent('없는 말')}`)).toEqual([]);
    expect(await rows('/api/admin/press/cateId/0')).toMatchObject([{ p_no: id, p_title: posted.title }]);
    expect(await detail(id)).toMatchObject({ p_no: id, p_url: posted.url, p_category1: 0 });

    const change = { p_no: id, ...posted, category1: 0, title: '고친 소식' };
    expect((await site.post('/api/admin/press/update', change, { headers })).statusCode).toBe(200);
    expect(await publicTitles()).toEqual(['고친 소식']);
    expect(await publicTitles(`?keyword=${encodeURIComponent('수출')}`)).toEqual([]);

    expect((await remove(id)).json()).toMatchObject({ message: messages.admin.deleted });
    expect(await publicTitles()).toEqual([]);
    const gone = await site.get(`/api/admin/press_d/${id}`, { headers });
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([404, press.missing]);
  });

  it('keeps the rules of its categories: a note has neither address nor file, and the notes come whole', async () => {
    const first = await create(
      { category1: '1', title: '첫 알림' },
      { name: '사진.jpg', bytes: await jpeg('red') },
    );
    const second = await create({ category1: '1', title: '둘째 알림' });
    expect(await rows('/api/press/cateId/1')).toMatchObject([
      { p_title: '첫 알림', p_url: '', p_file1_s: null },
      { p_title: '둘째 알림' },
    ]);
    expect((await site.get('/api/press/cateId/2')).statusCode).toBe(404);
    await remove(first, second);
  });

  it('is behind the guard, in the API document, and refuses wrong methods', async () => {
    expect((await site.get('/api/admin/press/cateId/0')).statusCode).toBe(401);
    const { paths } = (await site.get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(paths['/api/press/cateId/{category}']).toBeDefined();
    expect(paths['/api/admin/press/updateWithFile']).toBeDefined();
    expect((await site.post('/api/press/cateId/0', {})).statusCode).toBe(405);
  });

  it('has files: sent, given back under the name they came with, and left alone by the daily clean-up', async () => {
    const id = await create({}, { name: '보도 자료.txt', bytes: Buffer.from('본문') });
    const name = String((await detail(id)).p_file1_s);
    const orphan = await site.services.uploads.keepAttachment({ fileName: 'a.txt', bytes: Buffer.from('a') });
    const sent = await site.get(`/resources/upload/${name}`);
    expect([sent.statusCode, sent.body]).toEqual([200, '본문']);
    expect(sent.headers['content-disposition']).toContain(encodeURIComponent('보도 자료.txt'));

    now += 2 * dayMs;
    await cleanUpDaily(site.services, { warn() {} });
    headers = await site.login();
    expect(await stored()).toContain(name);
    expect(await stored()).not.toContain(orphan.storedName);

    await remove(id);
    expect((await site.get(`/resources/upload/${name}`)).statusCode).toBe(404);
    now += 31 * dayMs;
    await cleanUpDaily(site.services, { warn() {} });
    headers = await site.login();
    expect(await stored()).not.toContain(name);
  });

  it('stands in the sitemap and on its public page, both new after every write', async () => {
    const page = async () => (await site.get(pressList.path)).body;
    const sitemap = async () => (await site.get('/sitemap.xml')).body;
    expect(await page()).toContain(pressList.words.empty);
    expect(await sitemap()).not.toContain('<loc>');
    const id = await create();
    const html = await page();
    expect(html).toContain(posted.title);
    expect(html).toContain(`href="${pressList.path}/${id}"`);
    expect(html).toContain(press.categories.release.name);
    expect(await sitemap()).toContain(`${pressList.path}/${id}</loc>`);
    await remove(id);
    expect(await sitemap()).not.toContain('<loc>');
  });

  it('has its screens: a list, a post, its form, and a form for a new one', async () => {
    const id = await create();
    vi.stubGlobal('fetch', async (url: string) => {
      const answer = await site.get(url, { headers });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    });
    const screens: Record<string, Screen> = screensByPath(pressScreens);
    async function show(address: string): Promise<string> {
      const path = address.replace(/\?.*/, '').replace(/\d+$/, ':id');
      const { default: Component = null, clientLoader: loader = async () => null } = screens[path] ?? {};
      const route = { path, Component, loader: (args: unknown) => loader(args as ClientLoaderFunctionArgs) };
      return renderRoute(route, new Request(`https://naru.example${address}`));
    }
    const { paths } = pressScreens;
    const list = await show(paths.list);
    for (const word of [pressScreens.title, posted.title, '알림', paths.detail(id), paths.registration])
      expect(list).toContain(word);
    expect(await show(paths.detail(id))).toContain(pressScreens.urlLabel);
    expect(await show(`${paths.detail(id)}?edit`)).toContain(`value="${posted.title}"`);
    expect(await show(paths.registration)).toContain(pressScreens.urlLabel);
    expect(await show(`${paths.registration}?category=1`)).not.toContain(pressScreens.urlLabel);
    expect(await show(paths.detail(id + 1))).toContain(press.missing);
    await remove(id);
  });
});
