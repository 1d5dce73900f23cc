import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { endStart } from '#server/end-start.ts';
import type { Pages } from '../server/delivery/page-maker.ts';
import { serve } from '#server/serve.ts';

process.env['NODE_ENV'] = 'development';

// Server and pages on one port: Vite answers for what it transforms, everything else goes to the server.
let handler: RequestListener = () => {};
const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => handler(request, response)),
);
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});

const pages: Pages = {
  async render(request, services) {
    const built = (await vite.ssrLoadModule('/web/ssr.ts')) as Pages;
    return built.render(request, services);
  },
  addressOf: (url) => url,
};

async function main(): Promise<void> {
  await serve(readConfig(process.env), pages, {
    serverFactory: (routes) => {
      handler = routes;
      return http;
    },
  });
}

main().catch(endStart);
