import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';
import { refuseBadRequests } from '#server/delivery/bad-requests.ts';
import { keepAliveSeconds } from '#server/delivery/answer-form.ts';
import { registerErrorHandling } from './error-handler.ts';
import { listenOn } from '#server/delivery/http-server.ts';
import { readMultipart, registerMultipart } from './multipart.ts';

// The time of a body, shortened.

const bodyMs = 1_500;
const notHot = { learn: () => {}, find: () => null, answer: () => false };
const upload = { maxBytes: 1_000_000, tooLarge: '너무 큽니다.', field: 'file' };

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = fastify({
    serverFactory: (routes) => listenOn(notHot, routes, { bodyWithin: bodyMs }),
    ...refuseBadRequests({ publicUrl: null }),
  });
  registerErrorHandling(app, { publicUrl: null });
  await registerMultipart(app);
  app.post('/json', async () => ({ success: true }));
  app.route({
    method: 'POST',
    url: '/upload',
    async handler(request) {
      const { file } = await readMultipart(request, upload);
      // Drawing a picture takes longer than any pause between two of its bytes.
      await wait(bodyMs * 1.2);
      return { success: true, size: file?.bytes.length };
    },
  });
  app.route({
    method: 'POST',
    url: '/guarded',
    onRequest: async (_request, reply) => reply.code(401).send({ success: false }),
    handler: async () => ({ success: true }),
  });
  app.get('/page', async () => ({ success: true }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

interface Sender {
  socket: Socket;
  answer: () => string;
}

async function send(head: string, ...body: Buffer[]): Promise<Sender> {
  // Whoever is refused does not hang up by himself.
  const accepted = once(app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => {});
  socket.write(`${head}\r\nhost: localhost\r\n`);
  for (const bytes of body) socket.write(bytes);
  await accepted;
  return { socket, answer: () => text };
}

/** How many connections the server holds. */
const held = () => promisify(app.server.getConnections.bind(app.server))();
const patient = { timeout: 20_000 };

/** Sends a little again and again until it is done or nobody listens any more. */
async function trickle(socket: Socket, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await wait(bodyMs / 10);
  }
}

const pieces = (bytes: Buffer, count: number) =>
  Array.from({ length: count }, (_, index) =>
    bytes.subarray((bytes.length * index) / count, (bytes.length * (index + 1)) / count),
  );
const form = multipartBody([{ name: 'file', fileName: 'a.txt', value: Buffer.alloc(200_000, 97) }]);
const formHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\ncontent-type: ${multipartType}\r\ncontent-length: ${form.length}`;
const end = Buffer.from('\r\n');

describe('an upload behind the guard', () => {
  test('that keeps moving gets through, however long it takes', async () => {
    const sender = await send(formHead('/upload'), end);
    await trickle(sender.socket, pieces(form, 13));
    await expect.poll(sender.answer, patient).toContain('"size":200000');
    // The connection is as good as any other afterwards.
    sender.socket.write('GET /page HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await expect.poll(() => sender.answer().match(/HTTP\/1\.1 200/g)?.length).toBe(2);
    sender.socket.destroy();
    await expect.poll(held, patient).toBe(0);
  });

  test('that stands still is gone', async () => {
    await send(formHead('/upload'), end, form.subarray(0, 100_000));
    await expect.poll(held, patient).toBe(0);
  });
});

test('a connection whose upload was refused half-way is left idle no longer than any other', async () => {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const length = upload.maxBytes + 100_000;
  const large = multipartBody([{ name: 'file', fileName: 'a.txt', value: Buffer.alloc(length, 97) }]);
  const head = `POST /upload HTTP/1.1\r\ncontent-type: ${multipartType}\r\ncontent-length: ${large.length}`;
  const half = large.subarray(0, large.length - 1_000);
  const sender = await send(head, end, half);
  await expect.poll(sender.answer, patient).toContain('HTTP/1.1 413');
  sender.socket.write(large.subarray(half.length));
  const [connection] = await accepted;
  await expect.poll(() => connection.bytesRead, patient).toBeGreaterThan(large.length);
  await wait(100);
  expect(connection.timeout).toBeGreaterThanOrEqual(keepAliveSeconds * 1_000);
  sender.socket.destroy();
});

describe('any other body has to be there in time, moving or not', () => {
  const slow = (head: string) => send(`${head}\r\ncontent-length: 100000`, end);
  test.each([
    ['a call', 'POST /json HTTP/1.1\r\ncontent-type: application/json'],
    ['an upload without a session', `POST /guarded HTTP/1.1\r\ncontent-type: ${multipartType}`],
    ['a page that takes no body', 'GET /page HTTP/1.1'],
    ['an address that is not there', 'POST /nothing HTTP/1.1'],
  ])('%s', async (_, head) => {
    const sender = await slow(head);
    void trickle(sender.socket, pieces(Buffer.alloc(400, 32), 400));
    await expect.poll(held, patient).toBe(0);
  });

  test('one sent in chunks', async () => {
    const sender = await send(
      'POST /json HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked',
      end,
    );
    void trickle(
      sender.socket,
      Array.from({ length: 400 }, () => Buffer.from('1\r\n \r\n')),
    );
    await expect.poll(held, patient).toBe(0);
  });

  test('and a late sender who still listens is told', async () => {
    const sender = await slow('POST /json HTTP/1.1\r\ncontent-type: application/json');
    await expect.poll(held, patient).toBe(0);
    expect(sender.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(sender.answer()).toContain('"success":false');
  });
});
