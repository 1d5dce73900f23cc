import type { FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { invalid } from '#server/errors.ts';

const keyForm = /^[\w-]{8,128}$/;

/** The key under which a client may send the same thing again; null when it did not give one. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyForm.test(key)) throw invalid(messages.wire.invalid);
  return key;
}
