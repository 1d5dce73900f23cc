import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { form } from '#tests/support/form.ts';

let site: TestApp;
let origin = '';
beforeAll(async () => {
  site = await createTestApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const ask = (headers: Record<string, string> = {}) => fetch(`${origin}/api/event/cateId/0`, { headers });
const comparable = (answer: Response) => {
  const headers = Object.fromEntries(answer.headers);
  delete headers['date'];
  delete headers['x-request-id'];
  return headers;
};

it('answers from memory with the same bytes and headers as the routes', async () => {
  await ask();
  const routed = await ask();
  const hot = await ask();
  expect(hot.headers.get('x-request-id')).toBeNull();
  expect(comparable(hot)).toEqual(comparable(routed));
  expect(await hot.text()).toBe(await routed.text());
});

it('says 304 to those who have it, and never skips the routes for them', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
});

it('never answers with what a write has made old', async () => {
  const titles = async () =>
    ((await (await ask()).json()) as { list: { title: string }[] }).list.map((item) => item.title);
  await titles();
  const headers = await site.login();
  await site.post(
    '/api/admin/insertEvent',
    ...form({ title: '새 소식', content: '내용', url: '', category1: '0' }, undefined, headers),
  );
  expect(await titles()).toEqual(['새 소식']);
});

it('leaves other methods to the routes', async () => {
  await ask();
  const head = await fetch(`${origin}/api/event/cateId/0`, { method: 'HEAD' });
  const wrong = await fetch(`${origin}/api/event/cateId/0`, { method: 'PUT' });
  expect([head.status, await head.text(), wrong.status]).toEqual([200, '', 405]);
});
