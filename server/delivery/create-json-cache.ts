import type { JsonCache } from '#server/http/json-cache.ts';
import { bodyFor } from '#server/http/ready-answer.ts';
import { always } from '#server/span.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { HotPath } from './hot-path.ts';

export function createJsonCache(cache: AnswerCache, hot: HotPath): JsonCache {
  return {
    async answer(request, reply, { scope, key, variesByAsker = false }, make) {
      const name = `${request.routeOptions.url} ${JSON.stringify(key)}`;
      const answer = await cache.get(name, async () => {
        let span = always;
        const value = await make((holds) => {
          span = holds;
        });
        return {
          status: 200,
          body: JSON.stringify(value),
          headers: { 'content-type': 'application/json; charset=utf-8' },
          used: [scope],
          span,
          variesByAsker,
        };
      });
      hot.learn(request.raw.url ?? '', name);
      return bodyFor(request, reply, answer);
    },
  };
}
