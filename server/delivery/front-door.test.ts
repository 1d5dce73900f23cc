import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createFrontDoor } from './front-door.ts';

const address = '/api/event/cateId/0';
const plain = `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`;
const health = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

let site: TestApp;
let origin = '';
beforeAll(async () => {
  site = await createTestApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  // What is asked for twice is kept.
  for (const _time of ['made', 'kept']) await fetch(origin + address);
});
afterAll(() => site.close());

interface Visitor {
  socket: Socket;
  say(bytes: string): void;
  /** Waits until so many answers have come whole. */
  answers(count: number): Promise<string[]>;
}

async function visit(port = Number(new URL(origin).port)): Promise<Visitor> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const whole: string[] = [];
  let heard = '';
  let length = Infinity;
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
    for (;;) {
      const head = length === Infinity ? heard.indexOf('\r\n\r\n') + 4 : 0;
      if (head >= 4) length = head + Number(/content-length: (\d+)/i.exec(heard.slice(0, head))?.[1]);
      if (heard.length < length) return;
      whole.push(heard.slice(0, length));
      heard = heard.slice(length);
      length = Infinity;
    }
  });
  return {
    socket,
    say: (bytes) => void socket.write(bytes),
    async answers(count) {
      while (whole.length < count) await once(socket, 'data');
      return whole;
    },
  };
}

const isHot = (answer = '') => answer.startsWith('HTTP/1.1 200') && !/x-request-id/i.test(answer);
const isRouted = (answer = '') => answer.startsWith('HTTP/1.1 200') && /x-request-id/i.test(answer);

it('answers a plain request with the same head and body as the routes', async () => {
  const routed = await fetch(origin + address, {
    headers: { 'if-none-match': 'none', 'accept-encoding': 'identity' },
  });
  const visitor = await visit();
  visitor.say(plain);
  const [answer = ''] = await visitor.answers(1);
  const [head = '', body] = answer.split('\r\n\r\n');
  const hot = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  expect(isHot(answer)).toBe(true);
  expect(Buffer.from(body ?? '', 'latin1').toString()).toBe(await routed.text());
  expect(Math.abs(Date.parse(hot.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
  const asRouted = new Headers(routed.headers);
  for (const own of ['date', 'x-request-id']) {
    hot.delete(own);
    asRouted.delete(own);
  }
  expect(Object.fromEntries(hot)).toEqual(Object.fromEntries(asRouted));
});

it('answers what a proxy passes on, and nothing that it says of the visitor changes the answer', async () => {
  const visitor = await visit();
  visitor.say(plain);
  await visitor.answers(1);
  const said = 'X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: evil.example';
  visitor.say(plain.replace('Host: a', `Host: evil.example\r\n${said}`));
  const [direct = '', passed = ''] = await visitor.answers(2);
  const withoutDate = (answer: string) => answer.replace(/^Date: .*$/m, '');
  expect(isHot(passed)).toBe(true);
  expect(withoutDate(passed)).toBe(withoutDate(direct));
});

it('answers one request after another on one connection', async () => {
  const visitor = await visit();
  visitor.say(plain);
  await visitor.answers(1);
  visitor.say(plain);
  expect((await visitor.answers(2)).every(isHot)).toBe(true);
});

it('hands over the first request that is not plain, and all after it', async () => {
  const visitor = await visit();
  visitor.say(plain);
  await visitor.answers(1);
  visitor.say(health);
  await visitor.answers(2);
  visitor.say(health);
  const [first, ...others] = await visitor.answers(3);
  expect(isHot(first)).toBe(true);
  expect(others.every(isRouted)).toBe(true);
});

it('loses no byte of a request that comes in pieces', async () => {
  const visitor = await visit();
  for (const piece of ['GET /hea', 'lthz HTTP/1.1\r\nHo', 'st: a\r\n', '\r\n']) {
    visitor.say(piece);
    await turn();
  }
  expect((await visitor.answers(1)).every(isRouted)).toBe(true);
});

it('answers requests that come together in their order', async () => {
  const visitor = await visit();
  visitor.say(health + plain + health);
  const bodies = (await visitor.answers(3)).map((answer) => answer.split('\r\n\r\n')[1]);
  expect(bodies[0]).toBe(bodies[2]);
  expect(bodies[1]).toContain('"list"');
});

it('takes a body that follows on a connection that was plain before', async () => {
  const visitor = await visit();
  visitor.say(plain);
  await visitor.answers(1);
  const body = JSON.stringify({ id: 'nobody', pw: 'wrong' });
  visitor.say(
    `POST /admin/loginProc HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await turn();
  visitor.say(body);
  expect((await visitor.answers(2))[1]).toMatch(/^HTTP\/1\.1 4\d\d/);
});

/** A door of its own, with an answer of the given size and the server's side of every connection. */
async function openDoor(idleMs: number, size: number) {
  const entered: Socket[] = [];
  const bytes = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${size}\r\n\r\n${'a'.repeat(size)}`);
  const form = { body: bytes, head: [], wire: () => bytes };
  const door = createFrontDoor({ find: () => form }, idleMs, (socket) => void socket.destroy());
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    entered.push(socket);
    door.enter(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { door, entered, port };
}

it('lets who asks without reading wait for his own answers', async () => {
  const size = 8_000_000;
  const { entered, port } = await openDoor(60_000, size);
  const visitor = await visit(port);
  visitor.socket.pause();
  visitor.say(plain);
  await vi.waitUntil(() => entered[0]?.isPaused() === true);
  visitor.say(plain);
  for (let turns = 0; turns < 50; turns += 1) await turn();
  expect(entered[0]?.writableLength).toBeLessThan(size + 1_000);
  visitor.socket.resume();
  expect(await visitor.answers(2)).toHaveLength(2);
});

it('closes a connection on which nothing is said', async () => {
  const { entered, port } = await openDoor(50, 1);
  const visitor = await visit(port);
  await once(visitor.socket, 'close');
  expect(entered[0]?.destroyed).toBe(true);
});

it('closes a connection that its visitor has ended', async () => {
  const { entered, port } = await openDoor(60_000, 1);
  const visitor = await visit(port);
  visitor.say(plain);
  visitor.socket.end();
  expect(await visitor.answers(1)).toHaveLength(1);
  await vi.waitUntil(() => entered[0]?.destroyed === true);
});

it('when the server stops, closes what is idle and sends what is owed', async () => {
  const { door, entered, port } = await openDoor(60_000, 8_000_000);
  const [idle, owed] = [await visit(port), await visit(port)];
  owed.socket.pause();
  owed.say(plain);
  await vi.waitUntil(() => entered[1]?.isPaused() === true);
  door.closeIdle();
  await once(idle.socket, 'close');
  owed.socket.resume();
  expect(await owed.answers(1)).toHaveLength(1);
});

it('can be left out: then the hot path behind Node answers what is in memory', async () => {
  const plainSite = await createTestApp('sqlite', { env: { FRONT_DOOR: 'off' } });
  onTestFinished(() => plainSite.close());
  const open = await plainSite.app.listen({ port: 0, host: '127.0.0.1' });
  for (const _time of ['made', 'kept', 'from memory']) await fetch(open + address);
  const figures = await (await fetch(`${open}/metrics`)).text();
  expect(figures).toMatch(/naru_http_memory_answers_total\{by="front_door"\} 0/);
  expect(figures).toMatch(/naru_http_memory_answers_total\{by="hot_path"\} [1-9]/);
});
