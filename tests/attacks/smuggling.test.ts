import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

/** The request that an attacker hides in another one; it must never be answered as one of its own. */
const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const hiddenAnswer = '{"success":true}';
const chunked = (size: number) => `${size.toString(16)}\r\n`;

const ambiguous: Record<string, string> = {
  'a length and chunks': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and a length': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a coding that is not chunked': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunked before another coding': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  'two codings in two lines': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${hidden}`,
  'a space before the colon': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two different lengths': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a signed length': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: +0\r\n\r\n${hidden}`,
  'a length in hex': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 0x0\r\n\r\n${hidden}`,
  'a length list': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  'a chunk that is longer than it says': `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(1)}xx\r\n0\r\n\r\n${hidden}`,
  'a chunk size that is no number': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${hidden}`,
  'lines that end without a return': `POST /api/contact HTTP/1.1\nHost: a\nContent-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`,
  'a folded header': `POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
};

/** Well-formed requests whose body looks like a request: the body is a body. */
const enclosed: Record<string, string> = {
  'of a page that is answered from memory': `GET /api/event/cateId/0 HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'of a page from memory, in chunks': `GET /api/event/cateId/0 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(hidden.length)}${hidden}\r\n0\r\n\r\n`,
  'of a call that refuses it': `POST /api/nothing HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'of a logout, which looks at none': `POST /admin/logout HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'of a call without a session': `POST /api/admin/popup HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
};

describe.each(['on', 'off'])('a hidden request, with the front door %s,', (frontDoor) => {
  let site: TestApp;
  let port = 0;
  beforeAll(async () => {
    site = await createTestApp('sqlite', { env: { FRONT_DOOR: frontDoor } });
    port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
    for (const _time of ['made', 'kept']) await fetch(`http://127.0.0.1:${port}/api/event/cateId/0`);
  });
  afterAll(() => site.close());

  /** Says these bytes and gives back all answers until the server closes, or says nothing for a while. */
  const say = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.setTimeout(700, () => socket.destroy());
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    });

  it('in the open is answered, so that its silence below means something', async () => {
    expect(await say(hidden)).toContain(hiddenAnswer);
  });

  it.each(Object.entries(ambiguous))('behind %s is refused and the line is cut', async (_what, bytes) => {
    const answer = await say(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain(hiddenAnswer);
  });

  it.each(Object.entries(enclosed))('in the body %s stays a body', async (_what, bytes) => {
    const answer = await say(bytes);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain(hiddenAnswer);
  });
});
