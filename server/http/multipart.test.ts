import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { attachmentUpload } from '#contract/upload.ts';
import { multipartBody, multipartRequest, multipartType, type SamplePart } from '#tests/support/multipart.ts';
import { registerErrorHandling } from './error-handler.ts';
import { readMultipart, registerMultipart, type MultipartBody } from './multipart.ts';

const title: SamplePart = { name: 'title', value: '신제품 출시' };
const fileOf = (bytes: number | string, fileName = 'a.txt'): SamplePart => ({
  name: 'file',
  fileName,
  value: typeof bytes === 'string' ? bytes : Buffer.alloc(bytes, 97),
});

let app: FastifyInstance;
/** Bodies that were read to the end, as a handler would see them. */
let read: MultipartBody[] = [];
/** How many reads ended without a body. */
let refused = 0;

beforeAll(async () => {
  app = fastify();
  registerErrorHandling(app, { publicUrl: null });
  await registerMultipart(app);
  async function handler(request: FastifyRequest) {
    try {
      read.push(await readMultipart(request, attachmentUpload));
    } catch (error) {
      refused += 1;
      throw error;
    }
    return { success: true };
  }
  app.route({ method: 'POST', url: '/form', handler });
  app.route({ method: 'POST', url: '/guarded', onRequest: () => wait(100), handler });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function send(parts: readonly SamplePart[]) {
  read = [];
  const answer = await app.inject({ method: 'POST', url: '/form', ...multipartRequest(parts) });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message, body: read[0] };
}

async function sendRaw(payload: string | Buffer, contentType = multipartType) {
  read = [];
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': contentType },
    payload,
  });
  return { status: answer.statusCode, body: read[0] };
}

describe('a form with a file', () => {
  test('gives its fields and its file', async () => {
    const { status, body } = await send([title, fileOf('hello')]);
    expect(status).toBe(200);
    expect(body?.fields).toEqual({ title: '신제품 출시' });
    expect(body?.file).toEqual({ fileName: 'a.txt', bytes: Buffer.from('hello') });
  });

  test('keeps a Korean file name, and composes one that a Mac sent decomposed', async () => {
    const name = '제품 설명서(최종).pdf';
    expect((await send([fileOf('x', name)])).body?.file?.fileName).toBe(name);
    expect((await send([fileOf('x', name.normalize('NFD'))])).body?.file?.fileName).toBe(name);
  });

  test('loses the folders in a file name', async () => {
    expect((await send([fileOf('x', '../../etc/passwd')])).body?.file?.fileName).toBe('passwd');
  });

  test('has no file when none was chosen', async () => {
    const { status, body } = await send([title, fileOf('', '')]);
    expect(status).toBe(200);
    expect(body?.file).toBeNull();
  });

  test('has no file when there is no such part', async () => {
    expect((await send([title])).body?.file).toBeNull();
  });

  test('takes 5,242,880 bytes, and not one more', async () => {
    const whole = await send([title, fileOf(limits.attachmentBytes)]);
    expect(whole.status).toBe(200);
    expect(whole.body?.file?.bytes.length).toBe(5_242_880);
    const more = await send([title, fileOf(limits.attachmentBytes + 1)]);
    expect(more).toEqual({ status: 413, message: messages.valid.fileSize, body: undefined });
  });

  test('is refused at once when it says that it is far too large', async () => {
    const { status, message } = await send([fileOf(limits.attachmentBytes * 3)]);
    expect([status, message]).toEqual([413, messages.valid.fileSize]);
  });
});

describe('a bent form is a 400', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, value: 'x' }));
  const cases: Record<string, SamplePart[]> = {
    'two files': [fileOf('a'), fileOf('b')],
    'a file under another name': [{ ...fileOf('a'), name: 'avatar' }],
    'a field that is too long': [{ name: 'content', value: 'x'.repeat(limits.jsonBodyBytes + 1) }],
    'a field name that is too long': [{ name: 'n'.repeat(101), value: 'x' }],
    'too many fields': many(21),
    'the same field twice': [title, title],
    'a field named __proto__': [{ name: '__proto__', value: 'x' }],
    'a field that calls itself JSON': [{ name: 'title', value: '{"a":1}', type: 'application/json' }],
  };
  test.each(Object.entries(cases))('%s', async (_, parts) => {
    const { status, message, body } = await send(parts);
    expect([status, message, body]).toEqual([400, messages.wire.invalid, undefined]);
  });

  test('a field of exactly the limit passes', async () => {
    expect((await send([{ name: 'content', value: 'x'.repeat(limits.jsonBodyBytes) }])).status).toBe(200);
  });

  const whole = multipartBody([title, fileOf('hello')]);
  test.each([
    ['without its last boundary', whole.subarray(0, -20), multipartType],
    ['cut in the middle of the file', whole.subarray(0, whole.indexOf('hello') + 2), multipartType],
    ['without a boundary in its type', whole, 'multipart/form-data'],
    ['that is no multipart at all', Buffer.from('{"title":"x"}'), multipartType],
    [
      'with a field that has no name',
      Buffer.from('--x\r\ncontent-disposition: form-data\r\n\r\nv\r\n--x--'),
      'multipart/form-data; boundary=x',
    ],
  ])('a body %s', async (_, payload, contentType) => {
    const { status, body } = await sendRaw(payload, contentType);
    expect(status).toBe(400);
    expect(body).toBeUndefined();
  });
});

test('a part with a thousand header lines counts as absent', async () => {
  const part = `${'a: b\r\n'.repeat(1000)}content-disposition: form-data; name="title"\r\n\r\nv`;
  const { body } = await sendRaw(`--x\r\n${part}\r\n--x--`, 'multipart/form-data; boundary=x');
  expect(body).toEqual({ fields: {}, file: null });
});

test('another type of body is a 415', async () => {
  expect((await sendRaw('{"title":"x"}', 'application/json')).status).toBe(415);
  expect((await sendRaw('title=x', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await app.inject({ method: 'POST', url: '/form' })).statusCode).toBe(415);
});

test.each([
  ['half-way', '/form'],
  ['before the reading begins', '/guarded'],
])('a client that stops %s ends it, and no body is given out', async (_, path) => {
  read = [];
  const before = refused;
  const body = multipartBody([title, fileOf(100_000)]);
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 50_000));
  await wait(50);
  socket.destroy();
  await expect.poll(() => refused).toBe(before + 1);
  expect(read).toEqual([]);
});

test('a client that sends too much is answered at once, and still gets rid of the rest', async () => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const write = promisify(socket.write.bind(socket)) as (bytes: string | Buffer) => Promise<void>;
  const sendChunk = async (bytes: Buffer) => {
    await write(`${bytes.length.toString(16)}\r\n`);
    await write(bytes);
    await write('\r\n');
  };
  await write(
    `POST /form HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  await sendChunk(multipartBody([fileOf(limits.attachmentBytes + 65_536)]).subarray(0, -1_000));
  await expect.poll(() => answer).toContain('413');
  // More than the system holds for a server that no longer reads.
  for (let megabytes = 0; megabytes < 24; megabytes += 1) await sendChunk(Buffer.alloc(1_048_576));
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
