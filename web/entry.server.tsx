import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
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

/** A page whole before any of it is sent: it is kept in memory, and its content policy names its scripts. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Every part in its place, however large: nothing is sent in turns.
      progressiveChunkSize: Infinity,
      // Half a page is none: the router makes its error page instead.
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, refusal, settings } = context.get(pageServices);
  const html = await renderWhole(
    <RequestId value={requestId}>
      <StaticPage value={refusal !== null}>
        <AreScriptsDeferred value={settings.deferScripts}>
          <ServerRouter context={routerContext} url={request.url} />
        </AreScriptsDeferred>
      </StaticPage>
    </RequestId>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(settings.deferScripts ? deferScripts(html) : html, { status, headers });
}

/** Errors of loaders and of rendering are logged by the server, with the request's id; an answer such as 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).report(error);
};
