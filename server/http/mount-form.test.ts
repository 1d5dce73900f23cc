import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';

let site: TestApp;
let origin = '';
beforeAll(async () => {
  site = await createTestApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

async function inFlight(): Promise<string | undefined> {
  return /^naru_http_in_flight (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1];
}

it('counts no upload that is still on its way as work', async () => {
  const { cookie } = await site.login();
  const body = multipartBody([
    { name: 'title', value: '제목' },
    { name: 'content', value: '내용' },
    { name: 'category1', value: '0' },
    { name: 'file', fileName: 'a.txt', value: 'hello' },
  ]);
  const head = `Host: a\r\nCookie: ${cookie}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}`;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(`POST /api/admin/insertEvent HTTP/1.1\r\n${head}\r\n\r\n`);
  socket.write(body.subarray(0, 100));
  // The server answers in turn: when it has counted for us, it has begun to read the form.
  for (let time = 0; time < 5; time += 1) expect(await inFlight()).toBe('0');
  socket.write(body.subarray(100));
  await expect.poll(() => answer).toContain('"success":true');
  socket.destroy();
});
