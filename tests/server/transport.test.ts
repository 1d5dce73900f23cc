import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

const always = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

describe('every answer', () => {
  let site: TestApp;
  let port = 0;
  beforeAll(async () => {
    site = await createTestApp();
    port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => site.close());

  /** Says exactly these bytes to the server and gives back everything it answers. */
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.setTimeout(3_000, () => socket.destroy());
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it.each([
    '/',
    '/healthz',
    '/api/event/cateId/0',
    '/api/nothing',
    '/api/admin/contact/cateId/0',
    '/resources/upload/none.png',
    '/%zz',
    '/a%00b',
    '/..%2f..%2fetc/passwd',
  ])('to %s carries the security headers', async (url) => {
    const answer = await site.get(url);
    for (const name of always)
      expect([url, name, answer.headers[name]]).toEqual([url, name, expect.any(String)]);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each([
    ['nonsense', 'GARBAGE\r\n\r\n'],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n'],
    ['two hosts', 'GET /api/nothing HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}xx',
    ],
    [
      'length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['huge headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('to %s is a refusal with headers and a sentence', async (_what, bytes) => {
    const answer = await say(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    for (const name of always) expect(answer.toLowerCase()).toContain(`${name}:`);
    expect(answer).toContain('"success":false');
  });

  it('that is left half way is no failure, and no page is made of its address', async () => {
    const [name = ''] = globSync('assets/product.h264-*.mp4', { cwd: 'build/client' });
    const film = `GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const socket = connect(port, '127.0.0.1');
    // More than all that the system keeps for a reader who does not read.
    socket.write(film.repeat(12));
    await once(socket, 'data');
    socket.pause();
    socket.resetAndDestroy();
    const connections = () => promisify(site.app.server.getConnections.bind(site.app.server))();
    await expect.poll(connections).toBe(0);
    await say('GET /elsewhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(site.log()).not.toContain('"level":50');
  });

  it.each([
    ['a page', 'GET /somewhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a missing call', 'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a broken address', 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['nonsense', 'GARBAGE\r\n\r\n'],
  ])('to %s has an id that is in the log', async (_what, bytes) => {
    const id = /^x-request-id: (\S+)/im.exec(await say(bytes))?.[1];
    expect(id).toBeDefined();
    expect(site.log()).toContain(`"reqId":"${id}"`);
  });

  it('to a part of a file beyond its end is 416 and says how long the file is', async () => {
    const part = (range: string) => site.get('/favicon.ico', { headers: { range } });
    const { headers: whole } = await site.get('/favicon.ico');
    const first = await part('bytes=0-3');
    expect([first.statusCode, first.rawPayload.length]).toEqual([206, 4]);
    const beyond = await part('bytes=9999999-');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${whole['content-length']}`,
    ]);
  });

  it.each([
    [416, 'bytes */4', 'bytes */4'],
    [416, 4, undefined],
    [400, 'bytes */4', undefined],
    [500, 'bytes */4', undefined],
  ])('to an error of status %i with the range %j has the range %j', async (statusCode, given, expected) => {
    const error = Object.assign(new Error('thrown'), { statusCode, headers: { 'Content-Range': given } });
    const thrower = await createTestApp('sqlite', { render: () => Promise.reject(error) });
    const answer = await thrower.get('/');
    await thrower.close();
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([statusCode, expected]);
  });

  it('to a body ten times too large is 413', async () => {
    const answer = await site.post('/api/contact', 'x'.repeat(2_621_440), {
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { success: false }]);
  });

  it('names the request, and an unexpected failure says nothing of what is inside', async () => {
    const broken = await createTestApp('sqlite', {
      render: () => Promise.reject(new Error('secret detail at /etc/passwd')),
    });
    const answer = await broken.get('/');
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.json<{ requestId: string }>().requestId).toBe(answer.headers['x-request-id']);
    expect(broken.log()).toContain(String(answer.headers['x-request-id']));
  });

  it('is 503 with a time to come back while the database is away, and the pages that are kept still answer', async () => {
    const away = await createTestApp();
    await away.get('/api/event/cateId/0');
    await away.services.connection.close();
    const ready = await away.get('/readyz');
    const kept = await away.get('/api/event/cateId/0');
    const alive = await away.get('/healthz');
    await away.app.close();
    expect([ready.statusCode, kept.statusCode, alive.statusCode]).toEqual([503, 200, 200]);
    expect(ready.headers['retry-after']).toBeDefined();
  });

  it('from memory is the same as fresh, compressed as asked, and 304 when known', async () => {
    const plain = await site.get('/api/event/cateId/0');
    const again = await site.get('/api/event/cateId/0', { headers: { 'accept-encoding': 'br' } });
    expect(again.headers['content-encoding']).toBe('br');
    const known = await site.get('/api/event/cateId/0', {
      headers: { 'if-none-match': String(plain.headers['etag']) },
    });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });
});
