import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutDirectionMarks } from '#contract/clean-text.ts';
import { searchForm } from '#server/db/bigrams.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { form, jpeg } from '#tests/support/form.ts';
import { hostileTexts as typed } from './hostile-texts.ts';

/** Without the marks that would turn our own words around: these do not come back. */
const hostileTexts = typed.map(withoutDirectionMarks);

const boards = [
  { name: 'event', insert: 'insertEvent', prefix: 'e', listPath: 'cateId/0', category: '0' },
  { name: 'review', insert: 'insertReview', prefix: 'r', listPath: 'categories/0/0', category: '0' },
  { name: 'faqVideo', insert: 'insertFaqVideo', prefix: 'fv', listPath: 'cateId/1', category: '1' },
] as const;

/** Each text goes in through every field that takes words, and comes back as exactly these words. */
describe.each(engines)('a hostile text (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { env: { LOGIN_LIMIT: '0' } });
    headers = await site.login();
  });
  afterAll(() => site.close());

  async function publish(insert: string, fields: Record<string, string>, fileName?: string): Promise<number> {
    const file = fileName === undefined ? undefined : { name: fileName, bytes: await jpeg('red') };
    const answer = await site.post(`/api/admin/${insert}`, ...form(fields, file, headers));
    expect(answer.json()).toMatchObject({ success: true });
    return answer.json<{ id: number }>().id;
  }

  it.each(boards)('in a post of $name is the same text again', async (board) => {
    const { name, insert, prefix, listPath, category } = board;
    for (const text of hostileTexts) {
      const id = await publish(insert, { title: text, content: text, url: '', category1: category });
      const expected = { [`${prefix}_title`]: text, [`${prefix}_content`]: text };
      const detail = await site.get(`/api/admin/${name}_d/${id}`, { headers });
      expect(detail.json<{ data: object }>().data).toMatchObject(expected);
      const change = { [`${prefix}_no`]: id, title: text, content: text, url: '', category1: category };
      expect((await site.post(`/api/admin/${name}/update`, change, { headers })).statusCode).toBe(200);
      for (const path of [`/api/${name}/${listPath}`, `/api/admin/${name}/${listPath}`]) {
        const answer = await site.get(path, { headers });
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        const [newest] = answer.json<{ list: Record<string, unknown>[] }>().list;
        expect(newest?.['title'] ?? newest?.[`${prefix}_title`]).toBe(text);
      }
    }
  });

  it('as a keyword finds the posts that hold it and no other', async () => {
    for (const text of hostileTexts) {
      for (const filter of ['title', 'content', 'all', text]) {
        const query = new URLSearchParams({ keyword: text, filter }).toString();
        const answer = await site.get(`/api/event/cateId/0?${query}`);
        expect([text, filter, answer.statusCode]).toEqual([text, filter, 200]);
        const titles = answer.json<{ list: { title: string }[] }>().list.map((item) => item.title);
        const holds = titles.filter((title) => searchForm(title).includes(searchForm(text)));
        expect([text, titles]).toEqual([text, holds]);
        expect([text, titles.includes(text)]).toEqual([text, true]);
      }
    }
  });

  it('in an inquiry is the same text again, and where a rule forbids it nothing is stored', async () => {
    for (const text of hostileTexts) {
      const words = { c_company_name: text, c_name: text, c_addr2: text, c_content: text, c_note: text };
      const good = { ...words, c_tel: '010-1234-5678', c_email: 'hong@naru.example', c_category1: 0 };
      const { id } = (await site.post('/api/contact', good)).json<{ id: number }>();
      const detail = await site.get(`/api/admin/contact_d/${id}`, { headers });
      expect(detail.json<{ data: object }>().data).toMatchObject(words);
      for (const field of 'c_tel c_email c_addr1 c_prd c_prdname c_plan c_category1 c_agree'.split(' ')) {
        const answer = await site.post('/api/contact', { ...good, [field]: text });
        expect([field, text, answer.statusCode]).toEqual([field, text, 400]);
      }
      for (const filter of ['title', 'name', 'company', 'content', 'all']) {
        const query = new URLSearchParams({ keyword: text, filter }).toString();
        const answer = await site.get(`/api/admin/contact/cateId/0?${query}`, { headers });
        expect(answer.json<{ list: { c_no: number }[] }>().list.map((row) => row.c_no)).toContain(id);
      }
    }
  });

  it('as an ID or a password logs no one in and breaks nothing', async () => {
    for (const text of hostileTexts) {
      const answer = await site.post('/admin/loginProc', { id: text, pw: text });
      expect([text, answer.statusCode]).toEqual([text, 401]);
    }
  });

  it('as a number, a category or a filter is refused without an error of ours', async () => {
    for (const text of hostileTexts) {
      const part = encodeURIComponent(text);
      const urls = [
        `/api/event/cateId/${part}`,
        `/api/review/categories/0/${part}`,
        `/api/admin/event_d/${part}`,
        `/api/admin/contact_d/${part}`,
        `/api/admin/contact/cateId/${part}`,
        `/resources/upload/${part}`,
      ];
      for (const url of urls)
        expect([url, (await site.get(url, { headers })).statusCode]).toEqual([url, 404]);
      const query = `curPage=${part}&day=${part}&actor=${part}`;
      const log = await site.get(`/api/admin/accessLog?${query}`, { headers });
      expect([text, [200, 400].includes(log.statusCode)]).toEqual([text, true]);
      const removal = await site.post('/api/admin/event/delete', { ids: [text] }, { headers });
      expect([text, removal.statusCode]).toEqual([text, 400]);
    }
  });

  it('as the name of a file cannot leave its folder, its header or its line', async () => {
    for (const text of hostileTexts.filter((one) => !/["\n]/.test(one))) {
      const id = await publish(
        'insertEvent',
        { title: '파일', content: '내용', url: '', category1: '1' },
        `${text}.jpg`,
      );
      const { data } = (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
        data: { e_file1_s: string; e_file1_o: string };
      }>();
      expect(data.e_file1_s).toMatch(/^[0-9a-f]{32}\.jpg$/);
      expect(data.e_file1_o).not.toMatch(/[/\\\r\n\0]/);
      const file = await site.get(`/resources/upload/${data.e_file1_s}`);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });

  it('names that every object has are no fields and no records', async () => {
    const polluted = '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"ids":[1]}';
    const answer = await site.post('/api/admin/event/delete', polluted, {
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect((await site.get(`/api/admin/event_d/${name}`, { headers })).statusCode).toBe(404);
      expect((await site.get(`/api/event/cateId/0?filter=${name}&keyword=x`)).statusCode).toBe(200);
    }
  });
});
