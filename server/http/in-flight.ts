import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { AppError } from '#server/errors.ts';

/**
 * A cap on requests that are being worked on. Beyond it the answer is an immediate 503: those inside stay fast, and
 * those outside know at once. Bodies are read before this, so slow senders take no place.
 */
export function capInFlight(app: FastifyInstance, most = 300): void {
  let inFlight = 0;
  app.addHook('preHandler', async (_request, reply) => {
    if (inFlight >= most) throw new AppError('unavailable', messages.wire.unavailable, 1);
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
}
