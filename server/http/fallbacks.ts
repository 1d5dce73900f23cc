import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { AppError, notFound } from '#server/errors.ts';
import { watchedPaths } from './error-answer.ts';
import { fastifyPath } from './mount.ts';

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function allowedByPath(endpoints: readonly Endpoint[]): Map<string, Set<string>> {
  const allowed = new Map(watchedPaths.map((path): [string, Set<string>] => [path, new Set(['GET'])]));
  for (const { path, method } of endpoints) {
    const known = allowed.get(path) ?? new Set();
    known.add(method);
    allowed.set(path, known);
  }
  return allowed;
}

/** A call by the wrong method is told so (405); a call that does not exist gets JSON (404), never a page. */
export function fallbackRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  for (const [path, allowed] of allowedByPath(endpoints)) {
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url: fastifyPath(path),
      handler: (_request, reply) => {
        void reply.header('allow', [...allowed].join(', '));
        throw new AppError('methodNotAllowed', messages.wire.methodNotAllowed);
      },
    });
  }
  for (const url of ['/api', '/api/*', '/resources/*']) {
    app.route({
      method: methods,
      url,
      handler: () => {
        throw notFound();
      },
    });
  }
}
