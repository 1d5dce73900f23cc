import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import type { Render } from '#server/http/pages.ts';
import { serve } from '#server/serve.ts';

// Server and pages on one port: Vite answers for what it transforms, everything else goes to the server.
process.env['NODE_ENV'] = 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const render: Render = async (request, services) => {
  const page = (await vite.ssrLoadModule('/web/ssr.ts')) as { render: Render };
  return page.render(request, services);
};

await serve(readConfig(process.env), render, {
  serverFactory: (handler) =>
    createHttpServer((request, response) =>
      vite.middlewares(request, response, () => handler(request, response)),
    ),
});
