import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { AppError } from '#server/errors.ts';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** A browser says where a request comes from; only our own pages, and programs that say nothing, may write. */
function isOurs(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  // A page that sends no referrer names no origin either; whose page it was the browser says all the same.
  if (origin === 'null' && site === 'same-origin') return true;
  const own = originOf(`${request.protocol}://${request.host}`);
  // Otherwise `null`, the origin of sandboxed frames and files, is no address and equals neither.
  return origin === own || origin === publicOrigin;
}

/** Refuses writes that another site's page makes a browser send, login and logout included. */
export function refuseForgedOrigins(app: FastifyInstance, publicUrl: string | null): void {
  const publicOrigin = publicUrl === null ? null : originOf(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurs(request, publicOrigin)) throw new AppError('forbidden', messages.wire.forgedOrigin);
  });
}
