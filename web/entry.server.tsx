import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { deferScripts } from '#web/lib/defer-scripts.ts';
import { RequestId } from '#web/lib/request-id.ts';
import { pageServices } from '#web/lib/server-context.ts';

/** Rendering that hangs is given up after this long. */
export const streamTimeout = 5_000;

/** Renders into one buffer: cheaper than streaming, and the whole page can be cached and hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        const html = Buffer.concat(chunks).toString();
        resolve(new Response(import.meta.env.PROD ? deferScripts(html) : html, { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={context.get(pageServices).requestId}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestId>,
      {
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', abort);
  });
}

/** Errors of loaders and of rendering are logged by the server, with the request's id; an answer such as 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).report(error);
};
