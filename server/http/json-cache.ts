import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#server/versions.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { HotPath } from './hot-path.ts';
import { bodyFor } from './ready-answer.ts';

interface Question {
  scope: Scope;
  /** The normalised, known parameters: nothing else may make a new entry. */
  key: Readonly<Record<string, unknown>>;
  make: () => Promise<unknown>;
}

/** Public JSON from memory. */
export interface JsonCache {
  answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<Buffer | undefined>;
}

export function createJsonCache(cache: AnswerCache, hot: HotPath): JsonCache {
  return {
    async answer(request, reply, { scope, key, make }) {
      const name = `${request.routeOptions.url} ${JSON.stringify(key)}`;
      const answer = await cache.get(name, async () => ({
        status: 200,
        body: JSON.stringify(await make()),
        headers: { 'content-type': 'application/json; charset=utf-8' },
        used: [scope],
      }));
      hot.learn(request.raw.url ?? '', name);
      return bodyFor(request, reply, answer);
    },
  };
}
