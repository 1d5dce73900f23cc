import { Server, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keepAliveSeconds } from './answer-form.ts';
import { setBodyDeadline } from '#server/http/body-deadline.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';
import type { HotPath } from './hot-path.ts';

const idleMs = keepAliveSeconds * 1_000;
const patience: ServerOptions = {
  headersTimeout: 10_000,
  // For uploads that keep moving; every other body has its own deadline, far below this.
  requestTimeout: 600_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: idleMs,
  maxHeaderSize: 16_384,
  // A missing host is answered by the routes, with the headers that every answer carries.
  requireHostHeader: false,
};

const bodyMs = 25_000;

type Answering = Pick<HotPath, 'find' | 'answer'>;

/** The newest answer of each connection, begun or not. */
const newestAnswers = new WeakMap<Socket, ServerResponse>();

/** Whether a refusal of what came last would be read as just that, and not as a part of another answer. */
export function mayRefuse(socket: Socket): boolean {
  const newest = newestAnswers.get(socket);
  if (newest === undefined) return true;
  const { req, writableFinished, headersSent } = newest;
  if (writableFinished) return req.complete;
  const isNext = newest.socket !== null;
  return isNext && !headersSent && !req.complete;
}

/** Reading the address makes Node remember it: a request then knows where it came from even if its sender is gone. */
function dropUnknown(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/** Node's server, behind a front door unless that is off; with patience that ends: slow senders are gone within seconds. */
class HttpServer extends Server {
  #door: FrontDoor | null = null;

  constructor(hot: Answering, routes: RequestListener, { bodyWithin, frontDoor }: Required<ListenOptions>) {
    const answer: RequestListener = (request, response) => {
      setBodyDeadline(this, request, bodyWithin);
      newestAnswers.set(request.socket, response);
      if (!hot.answer(request, response)) routes(request, response);
    };
    super(patience, answer);
    // Node's own refusal of an unknown expectation lacks the headers that every answer carries.
    this.on('checkExpectation', answer);
    if (frontDoor) this.#door = this.#putDoorBefore(hot);
    else this.prependListener('connection', dropUnknown);
  }

  #putDoorBefore(hot: Answering): FrontDoor {
    const [toParser] = this.listeners('connection');
    const door = createFrontDoor(hot, idleMs, (socket) => toParser?.call(this, socket));
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => door.enter(socket));
    return door;
  }

  override closeIdleConnections(): void {
    this.#door?.closeIdle();
    super.closeIdleConnections();
  }
}

interface ListenOptions {
  /** Milliseconds within which a body must have come. */
  bodyWithin?: number;
  /** Without it every connection is Node's parser's from its first byte. */
  frontDoor?: boolean;
}

export const listenOn = (hot: Answering, routes: RequestListener, options: ListenOptions = {}): Server =>
  new HttpServer(hot, routes, { bodyWithin: bodyMs, frontDoor: true, ...options });
