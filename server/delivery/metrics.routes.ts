import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { register, Registry } from 'prom-client';
import { notFound } from '#server/errors.ts';

const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const ownAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Asked on this machine, for this machine: what a proxy passes on comes from here too, but says so or names the site. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  return (
    ownAddress.test(raw.socket.remoteAddress ?? '') &&
    ownName.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

const digest = (text: string) => hash('sha256', text, 'buffer');

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Figures for those who run the server: by token, or without one on this machine alone. To all others there is nothing here. */
export function metricsRoute(app: FastifyInstance, figures: Registry, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!(token === null ? isLocal(request) : hasToken(request, token))) throw notFound();
    void reply.header('content-type', figures.contentType).header('cache-control', 'no-store');
    // With the figures of the process, which are the same for whatever runs in it.
    return Registry.merge([register, figures]).metrics();
  });
}
