import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const root = fileURLToPath(new URL('../../build/client/', import.meta.url));
/** Names in these folders carry a hash of their content: what is there never changes. */
const forEver = /[/\\](?:assets|pictures|fonts)[/\\]/;

/** The built scripts, styles, pictures and films. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header(
        'cache-control',
        forEver.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
