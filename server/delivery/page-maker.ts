import type { FastifyRequest } from 'fastify';
import { pageNeedsHeader } from '#contract/page-needs.ts';
import type { PageServices } from '#contract/page-services.ts';
import type { Span } from '#server/span.ts';
import type { Scope } from '#server/versions.ts';
import type { MadeAnswer } from './answer-cache.ts';
import { pageHeaders } from '#server/http/headers.ts';
import { isData, readTarget } from '#server/http/request-target.ts';
import { prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';

/** The web's only door (`web/ssr.ts`). */
export interface Pages {
  /** A request and what may be asked of the server, in; a whole page, out. */
  render(request: Request, services: PageServices): Promise<Response>;
  /**
   * The address with only what its page reads of the search: nothing else may make a new entry in the cache. Null for a
   * page that is made for one visitor.
   */
  addressOf(url: URL): URL | null;
}

/** Services of one rendering, which parts of the data it read, and, once it is done, within which time it holds. */
export interface TrackedServices {
  services: PageServices;
  used: Set<Scope>;
  holds: () => Span;
}

interface PageMakerDependencies {
  pages: Pages;
  origin: string;
  servicesFor: (request: FastifyRequest) => TrackedServices;
  /** Development pages bring inline scripts and styles of their own, and are never kept. */
  dev: boolean;
}

export interface PageMaker {
  make(request: FastifyRequest, asked: Request): Promise<MadeAnswer>;
  /** The page that says why there is none: the same for everyone and everywhere, so that refusing costs nothing. */
  error(request: FastifyRequest, status: number): Promise<ReadyAnswer>;
  /** The page at an address whose encoding is broken, taken as the characters that it is written in. */
  malformed(request: FastifyRequest): Promise<ReadyAnswer>;
}

const isPage = (headers: Readonly<Record<string, string>>) =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** An address that no page has, outside of every frame. */
const nowhere = '/admin/-';

export function createPageMaker(dependencies: PageMakerDependencies): PageMaker {
  const { pages, origin, servicesFor, dev } = dependencies;
  const errorPages = new Map<number, ReadyAnswer>();

  async function makeWith(
    request: FastifyRequest,
    asked: Request,
    refused: Partial<PageServices>,
  ): Promise<MadeAnswer> {
    const { services, used, holds } = servicesFor(request);
    const response = await pages.render(asked, { ...services, ...refused });
    const { status } = response;
    const body = await response.text();
    const { [pageNeedsHeader]: needs, ...headers } = Object.fromEntries(response.headers);
    if (isPage(headers)) Object.assign(headers, pageHeaders(body, needs, dev));
    // However a page says that the database is away.
    if (status === 503) headers['retry-after'] ??= '5';
    return { status, body, headers, used, span: holds() };
  }

  async function makeError(request: FastifyRequest, status: number): Promise<MadeAnswer> {
    // A failure of ours names its request.
    const requestId = status === 500 ? request.id : '';
    const made = await makeWith(request, new Request(origin + nowhere), { refusal: status, requestId });
    return { ...made, status };
  }

  async function make(request: FastifyRequest, asked: Request): Promise<MadeAnswer> {
    const made = await makeWith(request, asked, {});
    // What has no page, such as a feed, is refused by the router in words of its own.
    const isWordless = made.status >= 400 && made.status < 500 && !isPage(made.headers);
    return isWordless && !isData(asked.url) ? makeError(request, made.status) : made;
  }

  async function error(request: FastifyRequest, status: number): Promise<ReadyAnswer> {
    const known = errorPages.get(status);
    if (known !== undefined) return known;
    const page = prepareAnswer(await makeError(request, status));
    if (status !== 500 && !dev) errorPages.set(status, page);
    return page;
  }

  return {
    make,
    error,
    async malformed(request) {
      const asked = readTarget(request.url, origin);
      if (asked === null) return error(request, 404);
      asked.url.pathname = asked.url.pathname.replaceAll('%', '%25');
      return prepareAnswer(await make(request, new Request(asked.url)));
    },
  };
}
