import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageServices } from '#contract/page-services.ts';
import type { Scope } from '#server/versions.ts';
import type { AnswerCache, MadeAnswer } from './answer-cache.ts';
import type { HotPath } from './hot-path.ts';
import { openPolicy, pagePolicy, scriptHashes } from './headers.ts';
import type { SendFile } from './static-files.ts';
import { bodyFor, prepareAnswer } from './ready-answer.ts';

/** The web's only door (`web/ssr.ts`). */
export interface Pages {
  /** A request and what may be asked of the server, in; a whole page, out. */
  render(request: Request, services: PageServices): Promise<Response>;
  /** The address with only what its page reads of the search: nothing else may make a new entry in the cache. */
  addressOf(url: URL): URL;
}

/** Services of one rendering, and which parts of the data it read. */
export interface TrackedServices {
  services: PageServices;
  used: Set<Scope>;
}

interface PageDependencies {
  pages: Pages;
  sendFile: SendFile;
  cache: AnswerCache;
  hot: HotPath;
  origin: string;
  servicesFor: (request: FastifyRequest) => TrackedServices;
  /** Development pages bring inline scripts and styles of their own, and are never kept. */
  dev: boolean;
}

/** `//elsewhere/` and `/\elsewhere` are another site to browsers and to the router; here they are an unknown page. */
function urlOf(asked: string, origin: string): URL {
  return new URL(origin + (/^\/[/\\]/.test(asked) ? `/-${asked}` : asked));
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // origin.ts has checked it against every name the site answers to; the router knows one of them only.
  headers.delete('origin');
  const posted =
    request.method === 'POST' ? { body: typeof request.body === 'string' ? request.body : '' } : {};
  return new Request(url, { method: request.method === 'POST' ? 'POST' : 'GET', headers, ...posted });
}

function headersOf(response: Response, body: string, dev: boolean): Record<string, string> {
  const headers = Object.fromEntries(response.headers);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  if (!isPage) return headers;
  return { ...headers, 'content-security-policy': dev ? openPolicy : pagePolicy(scriptHashes(body)) };
}

/** Every address that is not a call or a file is a page. */
export function pageRoutes(app: FastifyInstance, dependencies: PageDependencies): void {
  const { pages, sendFile, cache, hot, origin, servicesFor, dev } = dependencies;

  async function make(request: FastifyRequest, asked: Request): Promise<MadeAnswer> {
    const { services, used } = servicesFor(request);
    const response = await pages.render(asked, services);
    const body = await response.text();
    return { status: response.status, body, headers: headersOf(response, body, dev), used };
  }

  // Forms that work without JavaScript post here; no call does.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  // Not in the handler: whoever reads a film slowly must not hold a place among the requests in flight.
  app.addHook('onRequest', async (request, reply) =>
    request.method === 'POST' ? null : sendFile(request, reply),
  );

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const url = urlOf(request.url, origin);
      const kept = !dev && request.method !== 'POST' && !url.pathname.startsWith('/admin');
      if (!kept)
        return bodyFor(request, reply, prepareAnswer(await make(request, toWebRequest(request, url))));
      const known = pages.addressOf(url);
      // Made of its address alone: what one visitor's headers say is nothing to the next.
      const answer = await cache.get(known.href, () => make(request, new Request(known)));
      hot.learn(request.raw.url ?? '', known.href);
      return bodyFor(request, reply, answer);
    },
  });
}
