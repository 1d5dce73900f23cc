import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint, Received } from '#contract/endpoint.ts';
import type { Upload } from '#contract/upload.ts';
import type { ReceivedFile } from '#server/files/file-store.ts';
import { encodeAnswer } from './answers.ts';
import { fastifyPath, receive } from './mount.ts';
import { readMultipart, type MultipartBody } from './multipart.ts';

/**
 * Puts one call of the contract that carries a file on the router. The form is read before the handler, and so before
 * the request is counted as one in flight: a slow line is no work.
 */
export function mountForm<Definition extends Endpoint & { file: Upload }>(
  app: FastifyInstance,
  endpoint: Definition,
  handler: (
    received: Received<Definition> & { file: ReceivedFile | null },
    request: FastifyRequest,
  ) => Promise<AnswerOf<Definition>>,
): void {
  const forms = new WeakMap<FastifyRequest, MultipartBody>();
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { access: endpoint.access },
    async preHandler(request) {
      const isJson = endpoint.carries === 'json-or-multipart' && !request.isMultipart();
      if (!isJson) forms.set(request, await readMultipart(request, endpoint.file, endpoint.bodyBytes));
    },
    async handler(request) {
      const { fields, file } = forms.get(request) ?? { fields: request.body, file: null };
      const input = receive(endpoint, request, fields);
      return encodeAnswer(app, endpoint, await handler({ ...input, file }, request));
    },
  });
}
