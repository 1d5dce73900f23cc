import { Server, type RequestListener, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { keepAliveSeconds } from './answer-form.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';
import type { HotPath } from './hot-path.ts';

const idleMs = keepAliveSeconds * 1_000;
const patience: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: idleMs,
  maxHeaderSize: 16_384,
  // A missing host is answered by the routes, with the headers that every answer carries.
  requireHostHeader: false,
};

/** Node's server behind a front door; with patience that ends: slow senders are gone within seconds. */
class HttpServer extends Server {
  readonly #door: FrontDoor;

  constructor(hot: HotPath, routes: RequestListener) {
    super(patience, (request, response) => {
      if (!hot.answer(request, response)) routes(request, response);
    });
    const [toParser] = this.listeners('connection');
    this.removeAllListeners('connection');
    this.#door = createFrontDoor(hot, idleMs, (socket) => toParser?.call(this, socket));
    this.on('connection', (socket: Socket) => this.#door.enter(socket));
  }

  override closeIdleConnections(): void {
    this.#door.closeIdle();
    super.closeIdleConnections();
  }
}

export const listenOn = (hot: HotPath, routes: RequestListener): Server => new HttpServer(hot, routes);
