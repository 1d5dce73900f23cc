import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { refuseBadRequests } from './bad-requests.ts';
import { registerErrorHandling } from '#server/http/error-handler.ts';
import { listenOn } from './http-server.ts';

const nothingHot = { learn() {}, find: () => null, answer: () => false };
const garbage = 'GARBAGE\r\n\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function* film() {
  yield 'first';
  await wait(2_000);
  yield 'last';
}

let app: FastifyInstance;
let port = 0;
/** Requests that are being asked about before they are let in. */
let asking: (() => void)[];
let addresses: (string | undefined)[];
let log: string;

describe.each([true, false])('with a front door: %s', (frontDoor) => {
  beforeEach(async () => {
    log = '';
    asking = [];
    addresses = [];
    const config = readConfig({});
    app = Fastify({
      serverFactory: (routes) => listenOn(nothingHot, routes, { frontDoor }),
      logger: { level: 'warn', stream: { write: (line: string) => void (log += line) } },
      ...refuseBadRequests(config),
    });
    registerErrorHandling(app, config);
    app.get('/film', () => Readable.from(film()));
    app.get('/slow', async () => {
      await wait(200);
      return 'slow';
    });
    app.post('/form', () => ({ success: true }));
    app.route({
      method: ['GET', 'POST'],
      url: '/guarded',
      onRequest: () => new Promise<void>((resolve) => asking.push(resolve)),
      handler: (request) => {
        addresses.push(request.ip);
        return {};
      },
    });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => app.close());

  const dial = (bytes: string): Socket =>
    connect(port, '127.0.0.1', function write(this: Socket) {
      this.write(bytes);
    }).on('error', () => {});

  /** All that is answered until the server cuts the line. */
  const say = (bytes: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = dial(bytes).on('data', (chunk) => (answer += String(chunk)));
      socket.setTimeout(3_000, () => socket.destroy()).on('close', () => resolve(answer));
    });

  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

  describe('what no parser understands', () => {
    it('is refused after the answers before it', async () => {
      const socket = dial(get('/guarded').replace('guarded', 'nothing'));
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      await expect.poll(() => statuses(answer)).toEqual(['405']);
      socket.write(garbage);
      await expect.poll(() => statuses(answer)).toEqual(['405', '400']);
    });

    it('is refused where it stands in a body that is still awaited', async () => {
      const answer = await say(
        `POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      );
      expect(statuses(answer)).toEqual(['400']);
    });

    it('is never taken for the answer to the request before it', async () => {
      expect(await say(get('/slow') + garbage)).toBe('');
    });

    it('is never answered in the middle of another answer', async () => {
      let answer = '';
      const socket = dial(get('/film')).on('data', (chunk) => (answer += String(chunk)));
      await expect.poll(() => answer).toContain('first');
      socket.write(garbage);
      await new Promise((resolve) => socket.once('close', resolve));
      expect(statuses(answer)).toEqual(['200']);
    });
  });

  it('answers an expectation that it does not know like any other request', async () => {
    const answer = await say(
      'GET /nothing HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    );
    expect(statuses(answer)).toEqual(['405']);
    expect(answer).toContain('content-security-policy');
  });

  describe('a request whose sender is gone', () => {
    async function leave(bytes: string): Promise<void> {
      const gone = new Promise((resolve) => {
        app.server.once('connection', (socket: Socket) => socket.once('close', resolve));
      });
      const socket = dial(bytes);
      await expect.poll(() => asking.length).toBe(1);
      socket.resetAndDestroy();
      await gone;
      for (const letIn of asking) letIn();
    }

    it('still knows where it came from', async () => {
      await leave(get('/guarded'));
      await expect.poll(() => addresses).toEqual(['127.0.0.1']);
      expect(log).toBe('');
    });

    it('is no fault of the storage, and nothing to warn of', async () => {
      const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":';
      const socket = dial(`POST /form HTTP/1.1\r\n${head}`);
      await wait(100);
      socket.resetAndDestroy();
      await wait(100);
      expect(log).toBe('');
    });
  });
});
