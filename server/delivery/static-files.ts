import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workerPolicy } from '#server/http/headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered with a built file. */
    isFile: boolean;
  }
}

const root = fileURLToPath(new URL('../../build/client/', import.meta.url));
/** Names in these folders carry a hash of their content: what is there never changes. */
const forEver = /[/\\](?:assets|pictures|fonts)[/\\]/;

/** As Vite names it, in any compressed form. */
const isWorker = /\.worker-[\w-]+\.js(?:\.\w+)?$/;

function builtFiles(): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    entries.map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

/** Sends the built file of this address, or says null when there is none. */
export type SendFile = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** The built scripts, styles, pictures and films: known by name from the start, so that nothing else is ever looked up. */
export async function staticFiles(app: FastifyInstance): Promise<SendFile> {
  const files = builtFiles();
  app.decorateRequest('isFile', false);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header(
        'cache-control',
        forEver.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      if (isWorker.test(path)) void reply.header('content-security-policy', workerPolicy);
    },
  });
  return (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    request.isFile = files.has(path);
    return request.isFile ? reply.sendFile(path) : null;
  };
}
