import { createServer, type RequestListener, type Server } from 'node:http';
import type { HotPath } from './hot-path.ts';

/** Node's server with patience that ends: slow senders are gone within seconds, and what is hot goes first. */
export function listenOn(hot: HotPath, routes: RequestListener): Server {
  const patience = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 16_384,
    // A missing host is answered by the routes, with the headers that every answer carries.
    requireHostHeader: false,
  };
  return createServer(patience, (request, response) => {
    if (!hot.answer(request, response)) routes(request, response);
  });
}
