import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { deferScripts } from '#web/ssr/deferred-scripts/defer-scripts.ts';
import { AreScriptsDeferred } from '#web/ssr/deferred-scripts/scripts-place.tsx';
import { RequestId } from '#web/ssr/request-id.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { StaticPage } from '#web/ssr/static-page.ts';

/** Renders a page whole before any of it is sent: it is kept in memory, and its content policy names its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, refusal, settings } = context.get(pageServices);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <RequestId value={requestId}>
      <StaticPage value={refusal !== null}>
        <AreScriptsDeferred value={settings.deferScripts}>
          <ServerRouter context={routerContext} url={request.url} />
        </AreScriptsDeferred>
      </StaticPage>
    </RequestId>,
    // Every part in its place, however large: nothing is sent in turns.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  // Half a page is none: the router makes its error page instead.
  if (failures.length > 0) throw failures[0];
  const html = await text(stream);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(settings.deferScripts ? deferScripts(html) : html, { status, headers });
}

/** Errors of loaders and of rendering are logged by the server, with the request's id; an answer such as 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).report(error);
};
