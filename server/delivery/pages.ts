import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/errors.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { HotPath } from './hot-path.ts';
import { everyPage, readTarget, type AskedPage } from '#server/http/request-target.ts';
import type { PageMaker, Pages } from './page-maker.ts';
import type { SendFile } from './static-files.ts';
import { bodyFor, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';

interface PageDependencies {
  maker: PageMaker;
  pages: Pick<Pages, 'addressOf'>;
  sendFile: SendFile;
  cache: AnswerCache;
  hot: HotPath;
  origin: string;
  /** Development pages change with every save, and are never kept. */
  dev: boolean;
}

/** What is made for one visitor is kept nowhere on the way either. */
const forOne = { 'cache-control': 'no-store' };

/** Nothing of a request goes to the pages but its address and, where it posts one, its form. */
function toWebRequest(request: FastifyRequest, url: URL): Request {
  if (request.method !== 'POST') return new Request(url);
  // A body of any other kind is a form without fields.
  const body = typeof request.body === 'string' ? request.body : '';
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
}

/** Every address that is not a call or a file is a page. */
export function pageRoutes(app: FastifyInstance, dependencies: PageDependencies): void {
  const { maker, pages, sendFile, cache, hot, origin, dev } = dependencies;

  async function answerFor(request: FastifyRequest, { url, isCanonical }: AskedPage): Promise<ReadyAnswer> {
    const mayKeep = !dev && request.method !== 'POST' && !url.pathname.startsWith('/admin');
    const known = mayKeep ? pages.addressOf(url) : null;
    if (known === null) {
      const made = await maker.make(request, toWebRequest(request, url));
      return prepareAnswer(mayKeep ? { ...made, headers: { ...made.headers, ...forOne } } : made);
    }
    // Made of its address alone: what one visitor's headers say is nothing to the next.
    const answer = await cache.get(known.href, () => maker.make(request, new Request(known)));
    if (isCanonical) hot.learn(request.raw.url ?? '', known.href);
    return answer;
  }

  // Forms that work without JavaScript post here; no call does.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  // Not in the handler: whoever reads a film slowly must not hold a place among the requests in flight.
  // Not awaited either: a file that its visitor leaves half way would go on to be a page.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' || sendFile(request, reply) === null) done();
  });

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: everyPage,
    handler: async (request, reply) => {
      const asked = readTarget(request.url, origin);
      if (asked === null || (!asked.isCanonical && request.method === 'POST')) throw notFound();
      const { url, isCanonical } = asked;
      const answer = await answerFor(request, asked);
      if (isCanonical || answer.status !== 200) return bodyFor(request, reply, answer);
      void reply.code(301).headers({ location: url.pathname + url.search, 'cache-control': 'no-store' });
      return undefined;
    },
  });
}
