import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { engines } from '#tests/support/databases.ts';
import { sayRaw } from '#tests/support/raw-request.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';
import { formerPaths } from '#web/content/products/products.ts';

const { events, cleaningCases, selfCare, partnership, support } = paths;
const encoded = cleaningCases.replace('s', '%73');

describe.each(engines)('whatever is asked for (%s)', (engine) => {
  let site: TestApp;
  let origin = '';
  beforeAll(async () => {
    site = await createTestApp(engine, { pages: await builtPages() });
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  const ask = (target: string, method = 'GET', more = '') =>
    sayRaw(origin, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`);
  const post = (target: string, type: string, body: string) =>
    ask(
      target,
      'POST',
      `${type === '' ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${body.length}\r\n\r\n${body}`,
    );

  it.each([
    '*',
    'ftp://x/',
    '/%',
    '/%zz',
    '/%00',
    `${events}/%E0%A4%A`,
    '/.//',
    '/..//',
    `/.//evil.example${events}`,
    `//evil.example${events}`,
    `/./${events}`,
    `${selfCare.replace('s', 'S')}/1`,
    `${events}.`,
    `${events};x`,
    `${events}//`,
    '/__manifest',
    '/assets/',
    `/${'a'.repeat(12_000)}`,
  ])('%s is a page that says there is none', async (target) => {
    const { status, type, text } = await ask(target);
    expect([status, type]).toEqual([404, 'text/html']);
    expect(text).toContain('페이지를 찾을 수 없습니다.');
  });

  it('an address of broken encoding has the menu of the site, and none in the back office', async () => {
    expect((await ask('/%')).text).toContain('빠른 상담');
    const backOffice = await ask(`${adminPaths.login}/%`);
    expect(backOffice.text).toContain('페이지를 찾을 수 없습니다.');
    expect(backOffice.text).not.toContain('빠른 상담');
  });

  it.each([
    [encoded, cleaningCases],
    [events.toUpperCase(), events],
    [`${events}/?page=2`, `${events}?page=2`],
    [`${adminPaths.partnerships}/`, adminPaths.partnerships],
  ])('%s leads to %s', async (target, address) => {
    expect(await ask(target)).toMatchObject({ status: 301, location: address });
    // Also when its page is in memory.
    expect(await ask(target)).toMatchObject({ status: 301, location: address });
  });

  it.each([events, selfCare, '/nothing'])('%s is not there as data', async (page) => {
    expect((await ask(`${page}.data`)).status).toBe(404);
    expect((await ask(`${page}.dat%61`)).status).toBe(404);
  });

  it.each([...formerPaths()])('%s leads to %s, also as data', async (old, now) => {
    expect(await ask(old)).toMatchObject({ status: 301, location: now });
    expect(await ask(old.toUpperCase())).toMatchObject({ status: 301, location: now });
    expect((await ask(`${old}.data`)).text).toContain(`"${now}"`);
  });

  it('an address with a host in it is the page of that address', async () => {
    const whole = await ask(`http://evil.example${events}`);
    expect([whole.status, whole.type]).toEqual([200, 'text/html']);
    expect(whole.text).not.toContain('evil.example');
  });

  it.each([
    'keyword=%00',
    'keyword=a%00b',
    'keyword=%ed%a0%80',
    'page=%00',
    'filter=%00&keyword=a',
    'tab=__proto__',
  ])('a list with %s is a list', async (search) => {
    for (const list of [events, cleaningCases, selfCare])
      expect((await ask(`${list}?${search}`)).status).toBe(200);
  });

  it.each(['/api/%', '/api/event/cateId/%', '/resources/upload/%E0%A4%A'])(
    'the call %s gets JSON',
    async (target) => {
      expect(await ask(target)).toMatchObject({ status: 400, type: 'application/json' });
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused as what it was for',
    async (method) => {
      for (const page of ['/', events, partnership, '/robots.txt', '/nothing', '*'])
        expect(await ask(page, method)).toMatchObject({ status: 405, type: 'text/html' });
      for (const call of ['/api/contact', '/admin/loginProc', '/healthz'])
        expect(await ask(call, method)).toMatchObject({ status: 405, type: 'application/json' });
    },
  );

  it.each(['/', events, '/robots.txt', '/nothing', adminPaths.partnerships, `${events}/1`])(
    'a form that is posted to %s is refused by a page',
    async (page) => {
      const { status, type, text } = await post(page, 'application/x-www-form-urlencoded', 'a=b');
      expect([status, type]).toEqual([405, 'text/html']);
      expect(text).toContain('요청을 처리할 수 없습니다.');
    },
  );

  it.each(['/healthz', '/readyz', '/metrics'])(
    'a form that is posted to %s is refused by JSON',
    async (path) => {
      const answer = await post(path, 'application/x-www-form-urlencoded', 'a=b');
      expect([answer.status, answer.type]).toEqual([415, 'application/json']);
      expect(await ask(path, 'POST')).toMatchObject({ status: 405, type: 'application/json' });
    },
  );

  it.each([
    ['no body', '', ''],
    ['JSON', 'application/json', '{"company":"a"}'],
    ['broken multipart', 'multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['multipart without a boundary', 'multipart/form-data', 'a'],
    ['broken encoding', 'application/x-www-form-urlencoded', 'company=%&=%00&%zz'],
  ])('%s, posted to an inquiry page, is a form to be filled in', async (_what, type, body) => {
    for (const page of [partnership, support]) {
      const answer = await post(page, type, body);
      expect([answer.status, answer.type]).toEqual([400, 'text/html']);
      expect(answer.text).toContain('필수 항목을 모두 입력해주세요.');
    }
  });

  it.each([
    ['text/plain', 'a', 415],
    ['application/json', '{', 400],
    ['application/x-www-form-urlencoded', `a=${'b'.repeat(300_000)}`, 413],
  ])('a body of the kind %s that no page takes is refused by a page', async (type, body, status) => {
    expect(await post(partnership, type, body)).toMatchObject({ status, type: 'text/html' });
  });
});
