// node art/models/look.mjs [t10 …]: loads the models in a real browser, with a decoder from this machine only,
// and keeps a picture of each from four sides in work/draft/. Fails when one does not load.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';

const ART = fileURLToPath(new URL('..', import.meta.url));
const MODELS = path.join(ART, '..', 'web', 'public', 'models');
const FILES = {
  '/viewer.js': path.join(ART, 'node_modules/@google/model-viewer/dist/model-viewer.min.js'),
  '/decoder.js': path.join(ART, 'node_modules/meshoptimizer/meshopt_decoder.cjs'),
};
const SIDES = ['-31deg 78deg auto', '30deg 62deg auto', '150deg 78deg auto', '-110deg 84deg auto'];
const PAGE = `<!doctype html><style>body{margin:0}model-viewer{width:600px;height:750px;background:#eef1f2}</style>
<script>self.ModelViewerElement = { meshoptDecoderLocation: '/decoder.js' };</script>
<script type="module" src="/viewer.js"></script>`;

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
const wanted = process.argv.slice(2);
const known = fs.readdirSync(MODELS).filter((name) => name.endsWith('.glb'));
const models = wanted.length > 0 ? wanted : known.map((name) => path.parse(name).name);
for (const model of models) {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 600, height: 750 });
  const foreign = [];
  tab.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) foreign.push(url);
  });
  await tab.goto(address);
  await tab.evaluate(
    async (name, first) => {
      const viewer = document.createElement('model-viewer');
      Object.assign(viewer, { src: `/${name}.glb`, cameraOrbit: first, interpolationDecay: 1 });
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
    SIDES[0],
  );
  const views = [];
  for (const side of SIDES) {
    await tab.$eval(
      'model-viewer',
      async (/** @type {any} */ viewer, orbit) => {
        viewer.cameraOrbit = orbit;
        viewer.jumpCameraToGoal();
        await new Promise((resolve) => setTimeout(resolve, 800));
      },
      side,
    );
    views.push(Buffer.from(await tab.screenshot()));
  }
  if (foreign.length > 0) throw new Error(`${model} asked an outside host: ${foreign.join(', ')}`);
  await sharp({ create: { width: 600 * SIDES.length, height: 750, channels: 3, background: '#fff' } })
    .composite(views.map((input, index) => ({ input, left: 600 * index, top: 0 })))
    .toFile(path.join(ART, 'work', 'draft', `model-${model}.png`));
  await tab.close();
  console.log(`${model}: loads`);
}
await browser.close();
server.close();
