import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { messages } from '#contract/messages.ts';
import { AppError } from '#server/errors.ts';

/** What counts as one address. */
type NetworkOf = (address: string) => string;

export interface InFlight {
  /** How many requests are being worked on at this moment. */
  count(): number;
}

/**
 * A cap on requests that are being worked on. Beyond it the answer is an immediate 503: those inside stay fast, and
 * those outside know at once. A place is held for as long as the handler works and no longer: it needs no event of a
 * connection that may be gone already, and who leaves does not make room for more work. Bodies are read before and
 * answers sent after it, so slow senders and readers take no place. That is why handlers return what is to be sent and
 * never the reply: waiting for a reply means waiting for the connection. One address takes two thirds of the places at
 * most, so that whoever keeps dear requests going leaves room for everybody else.
 */
export function capInFlight(app: FastifyInstance, networkOf: NetworkOf, most = 300): InFlight {
  const mostOfOne = Math.floor((most * 2) / 3);
  const workingFor = new Map<string, number>();
  let working = 0;

  function change(network: string, by: 1 | -1): void {
    working += by;
    const count = (workingFor.get(network) ?? 0) + by;
    if (count === 0) workingFor.delete(network);
    else workingFor.set(network, count);
  }

  const isFull = (network: string) => working >= most || (workingFor.get(network) ?? 0) >= mostOfOne;

  function counted(handler: RouteHandlerMethod): RouteHandlerMethod {
    return async function handle(request, reply) {
      const network = networkOf(request.ip);
      if (isFull(network)) throw new AppError('unavailable', messages.wire.unavailable, 1);
      change(network, 1);
      try {
        return await handler.call(this, request, reply);
      } finally {
        change(network, -1);
      }
    };
  }

  app.addHook('onRoute', (route) => {
    route.handler = counted(route.handler);
  });
  return { count: () => working };
}
