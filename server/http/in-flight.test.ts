import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { registerErrorHandling } from './error-handler.ts';
import { capInFlight, type InFlight } from './in-flight.ts';

let app: ReturnType<typeof Fastify>;
let inFlight: InFlight;
/** Requests that the guard is still asking about, and those that are being worked on. */
let asking: (() => void)[];
let working: (() => void)[];

beforeEach(() => {
  app = Fastify();
  asking = [];
  working = [];
  registerErrorHandling(app, { publicUrl: null });
  inFlight = capInFlight(app, (address) => address, 3);
  app.get('/', () => new Promise((resolve) => working.push(() => resolve({ success: true }))));
  const ask = () => new Promise<void>((resolve) => asking.push(resolve));
  app.get('/guarded', { onRequest: ask }, () => ({ success: true }));
});
afterEach(() => app.close());

function* endless() {
  for (;;) yield Buffer.alloc(65_536);
}

const letAll = (waiting: (() => void)[]) => waiting.splice(0).forEach((finish) => finish());

/** Sends these bytes, and cuts the line once the server has them. */
async function sendAndLeave(bytes: string, arrived: () => boolean): Promise<void> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const gone = new Promise((resolve) => {
    app.server.on('connection', (socket: Socket) => socket.on('error', () => {}).on('close', resolve));
  });
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
  await expect.poll(arrived).toBe(true);
  socket.resetAndDestroy();
  await gone;
}

const from = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });

it('refuses what is beyond the cap at once, and takes the next when there is room again', async () => {
  const inside = [from('192.0.2.1'), from('192.0.2.2'), from('192.0.2.3')];
  await expect.poll(() => working.length).toBe(3);

  const refused = await from('192.0.2.4');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '1',
    { success: false },
  ]);

  letAll(working);
  expect((await Promise.all(inside)).map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  const next = from('192.0.2.4');
  await expect.poll(() => working.length).toBe(1);
  letAll(working);
  expect((await next).statusCode).toBe(200);
  expect(inFlight.count()).toBe(0);
});

it('leaves room for others when one address keeps two thirds of the places', async () => {
  const inside = [from('192.0.2.1'), from('192.0.2.1')];
  await expect.poll(() => working.length).toBe(2);
  expect((await from('192.0.2.1')).statusCode).toBe(503);

  const other = from('192.0.2.2');
  await expect.poll(() => working.length).toBe(3);
  letAll(working);
  expect((await Promise.all([...inside, other])).map((answer) => answer.statusCode)).toEqual([200, 200, 200]);

  const next = from('192.0.2.1');
  await expect.poll(() => working.length).toBe(1);
  letAll(working);
  expect((await next).statusCode).toBe(200);
});

it('holds no place for what is refused or fails', async () => {
  app.get('/refused', () => {
    throw new AppError('invalid', '');
  });
  app.get('/failing', () => Promise.reject(new Error('as it happens')));
  const answers = [await app.inject('/refused'), await app.inject('/failing'), await app.inject('/refused')];
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 500, 400]);
  expect(inFlight.count()).toBe(0);
});

it('holds no place for those who read slowly', async () => {
  app.get('/film', () => Readable.from(endless()));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const reader = connect(Number(port), '127.0.0.1', () =>
    reader.write('GET /film HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  await new Promise((resolve) => reader.once('data', resolve));
  reader.pause();
  expect(inFlight.count()).toBe(0);
  reader.destroy();
});

it('holds no place for those who were gone before their work began', async () => {
  const pipelined = 'GET /guarded HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4);
  await sendAndLeave(pipelined, () => asking.length === 4);
  letAll(asking);
  await wait(50);
  expect(inFlight.count()).toBe(0);
});

it('counts work that goes on after its client has left, until it is done', async () => {
  await sendAndLeave('GET / HTTP/1.1\r\nHost: a\r\n\r\n', () => working.length === 1);
  expect(inFlight.count()).toBe(1);
  letAll(working);
  await expect.poll(() => inFlight.count()).toBe(0);
});
