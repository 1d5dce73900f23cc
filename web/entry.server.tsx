import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { deferScripts } from '#web/ssr/defer-scripts.ts';
import { createMarkupKeeper } from '#web/ssr/kept-markup.ts';
import { loaderDataScripts } from '#web/ssr/loader-data-scripts.ts';
import { RequestId } from '#web/ssr/request-id.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { StillPage } from '#web/ssr/still-page.ts';
import { WholePage } from '#web/ssr/whole-page.ts';

const keeper = createMarkupKeeper();

/**
 * Renders a page as one string. Nothing on our pages arrives late, so nothing needs React's stream, which costs half
 * as much again; the loaders' data, which the router would put into that stream, is added at the end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { serverHandoffStream, ...withoutStream } = routerContext;
  const { requestId, refusal } = context.get(pageServices);
  const isStill = refusal !== null;
  // Before the page: rendering and completing it must not be parted.
  const data = isStill ? '' : await loaderDataScripts(serverHandoffStream);
  // In development a part may change with every save.
  const markup = import.meta.env.PROD ? keeper : createMarkupKeeper();
  const page = renderToString(
    markup.provide(
      <RequestId value={requestId}>
        <StillPage value={isStill}>
          <ServerRouter context={withoutStream} url={request.url} />
        </StillPage>
      </RequestId>,
    ),
  );
  const end = page.lastIndexOf('</body>');
  const html = `<!DOCTYPE html>${page.slice(0, end)}${data}${page.slice(end)}`;
  // The kept parts come last: they hold no script, and half a page is sooner searched than a whole one.
  return new WholePage(markup.complete(import.meta.env.PROD ? deferScripts(html) : html), {
    status,
    headers,
  });
}

/** Errors of loaders and of rendering are logged by the server, with the request's id; an answer such as 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).report(error);
};
