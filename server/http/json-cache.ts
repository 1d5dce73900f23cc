import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#server/versions.ts';

export interface Question {
  scope: Scope;
  /** The normalised, known parameters: nothing else may make a new entry. */
  key: Readonly<Record<string, unknown>>;
  make: () => Promise<unknown>;
}

/** Public JSON from memory, as features ask for it; `delivery/json-cache.ts` keeps it. */
export interface JsonCache {
  answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<Buffer | undefined>;
}
