import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer is held against the contract before it is sent: in tests and in development. */
    checksAnswers: boolean;
  }
}

/** An answer that lacks what the contract promises, or holds what it does not name, is a bug. */
function check({ method, path, answer }: Endpoint, wire: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(wire));
  const read = answer.schema.safeParse(sent);
  const wrong = read.success ? 'it holds more' : z.prettifyError(read.error);
  if (!read.success || !isDeepStrictEqual(read.data, sent))
    throw new Error(`the answer of ${method} ${path} is not what the contract says: ${wrong}`);
}

export function encodeAnswer(app: FastifyInstance, endpoint: Endpoint, value: unknown): unknown {
  const wire = endpoint.answer.encode(value);
  if (app.checksAnswers) check(endpoint, wire);
  return wire;
}
