// The models in a real browser, with viewer and decoder from this machine only.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';

const ART = fileURLToPath(new URL('..', import.meta.url));
const MODELS = path.join(ART, '..', 'web', 'public', 'models');
const FILES = {
  '/viewer.js': path.join(ART, 'node_modules/@google/model-viewer/dist/model-viewer.min.js'),
  '/decoder.js': path.join(ART, 'node_modules/meshoptimizer/meshopt_decoder.cjs'),
};
const PAGE = `<!doctype html><style>body{margin:0}model-viewer{width:100vw;height:100vh;background:var(--ground)}</style>
<script>self.ModelViewerElement = { meshoptDecoderLocation: '/decoder.js' };</script>
<script type="module" src="/viewer.js"></script>`;

/** The models' names, or all that there are. @param {string[]} wanted */
export function modelsOf(wanted) {
  const known = fs.readdirSync(MODELS).filter((name) => name.endsWith('.glb'));
  return wanted.length > 0 ? wanted : known.map((name) => path.parse(name).name);
}

/**
 * Opens each model in a tab of its own and hands the tab on. Fails when one does not load or asks an outside host.
 * @param {string[]} models
 * @param {{ width: number; height: number }} size
 * @param {Record<string, unknown>} settings of the viewer
 * @param {(model: string, tab: import('puppeteer-core').Page) => Promise<void>} use
 */
export async function withModels(models, size, settings, use) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/') return response.end(PAGE);
    const file = FILES[pathname] ?? path.join(MODELS, path.basename(pathname));
    if (pathname.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
    return fs
      .createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  });
  for (const model of models) {
    const tab = await browser.newPage();
    await tab.setViewport(size);
    const foreign = [];
    tab.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(blob|data):/.test(url)) foreign.push(url);
    });
    await tab.goto(address);
    await tab.evaluate(
      async (name, given) => {
        const viewer = document.createElement('model-viewer');
        Object.assign(viewer, { src: `/${name}.glb`, interpolationDecay: 1, ...given });
        const loaded = new Promise((resolve, reject) => {
          viewer.addEventListener('load', resolve);
          viewer.addEventListener('error', (/** @type {any} */ event) =>
            reject(new Error(`${name}: ${event.detail?.type}`)),
          );
        });
        document.body.append(viewer);
        await loaded;
        await new Promise((resolve) => setTimeout(resolve, 1500));
      },
      model,
      settings,
    );
    await use(model, tab);
    if (foreign.length > 0) throw new Error(`${model} asked an outside host: ${foreign.join(', ')}`);
    await tab.close();
  }
  await browser.close();
  server.close();
}
