import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageServices } from '#contract/page-services.ts';
import { pageAddress } from '#web/routes/public/page-address.ts';
import { pageServices } from '#web/ssr/server-context.ts';

const handle = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production');

/** The seam between server and web: a request and what may be asked of the server, in; a whole page, out. */
export function render(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handle(request, context);
}

/** The one address under which the answer to this one may be kept; null where it must not be. */
export function addressOf(url: URL): URL | null {
  return pageAddress(url, (id) => Object.hasOwn(build.routes, id));
}
