import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Body, Endpoint } from '#contract/endpoint.ts';
import type { ReceivedFile } from '#server/files/file-store.ts';
import { fastifyPath, parseBody } from './mount.ts';
import { readMultipart, type MultipartBody, type MultipartRules } from './multipart.ts';

interface Received<Schema extends z.ZodMiniType> {
  body: z.infer<Schema>;
  file: ReceivedFile | null;
}

/**
 * Puts one call of the contract that carries a file on the router. The form is read before the handler, and so before
 * the request is counted as one in flight: a slow line is no work.
 */
export function mountForm<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  endpoint: Endpoint & { body: Body<Schema> },
  rules: MultipartRules,
  handler: (received: Received<Schema>, request: FastifyRequest) => unknown,
): void {
  const forms = new WeakMap<FastifyRequest, MultipartBody>();
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    async preHandler(request) {
      forms.set(request, await readMultipart(request, rules));
    },
    async handler(request) {
      const { fields = {}, file = null } = forms.get(request) ?? {};
      return handler({ body: parseBody(endpoint.body, fields), file }, request);
    },
  });
}
