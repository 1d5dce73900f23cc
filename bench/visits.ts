import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Browser, type Page } from 'playwright-core';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { startKeepingProxy } from './keeping-proxy.ts';
import { cpuSeconds } from './load-generator.ts';
import { prepare } from './prepare.ts';
import { report, times, whole, type Row } from './report.ts';

/** What one visitor costs the origin, with and without a network in front: from it follows how many a day it carries. */
await prepare('browser', 'nginx');
const visits = 10;
const visited = [paths.home, productPath('T10'), paths.compare, paths.servingCases, paths.partnership];
/** Of a day's visits in its busiest hour; and of a core, what is left for everything else. */
const busiestHour = 0.1;
const coreShare = 0.5;

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

interface Cost {
  requests: number;
  bytes: number;
  originCpu: number;
  fromOrigin: number;
}

/** A phone that has never been here: every page read to its end, with the browser's own cache. */
async function visit(browser: Browser, origin: string): Promise<Omit<Cost, 'originCpu'>> {
  const context = await browser.newContext({ ...devices['Galaxy S9+'], locale: 'ko-KR' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  let fromOrigin = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
  });
  page.on('response', (response) => {
    if (response.headers()['x-cache'] !== 'HIT') fromOrigin += 1;
  });
  for (const path of visited) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
  }
  await context.close();
  return { requests, bytes, fromOrigin };
}

const port = await freePort();
const nginx = await startKeepingProxy(port);
const site = await startSite({ env: { PORT: String(port), CDN_SECONDS: '3600', LOG_LEVEL: 'fatal' } });
const browser = await launchBrowser();
await wait(1_000);

async function meanCost(origin: string): Promise<Cost> {
  await visit(browser, origin);
  const before = cpuSeconds(site.pid);
  const costs: Omit<Cost, 'originCpu'>[] = [];
  for (let number = 0; number < visits; number += 1) costs.push(await visit(browser, origin));
  const mean = (of: (cost: Omit<Cost, 'originCpu'>) => number) =>
    costs.reduce((sum, cost) => sum + of(cost), 0) / visits;
  return {
    requests: mean((cost) => cost.requests),
    bytes: mean((cost) => cost.bytes),
    fromOrigin: mean((cost) => cost.fromOrigin),
    originCpu: (cpuSeconds(site.pid) - before) / visits,
  };
}

const direct = await meanCost(site.origin);
const through = await meanCost(nginx.origin);
await browser.close();
await nginx.stop();
await site.close();

const visitsADay = (cpu: number) => whole((coreShare / cpu) * (3_600 / busiestHour));
const rows: Row[] = [
  ['requests of a visit', whole(direct.requests), '', ''],
  ['bytes of a visit', `${(direct.bytes / 1e6).toFixed(2)} MB`, '', ''],
  ['requests of it that reach the origin through the proxy', whole(through.fromOrigin), '', ''],
  [
    'origin’s CPU for a visit, direct and through the proxy',
    `${(direct.originCpu * 1e3).toFixed(1)} ms, ${(through.originCpu * 1e3).toFixed(1)} ms`,
    times(through.originCpu / direct.originCpu),
    '',
  ],
  [
    'visits a day that half a core carries, direct and through the proxy',
    `${visitsADay(direct.originCpu)}, ${visitsADay(through.originCpu)}`,
    '',
    '',
  ],
];
report(
  'bench:visits',
  rows,
  `A phone that has never been here reads ${visited.length} pages to their ends, mean of ${visits}; nginx with \`proxy_cache\` as a network in front; without TLS. A day has ${busiestHour * 100} % of its visits in its busiest hour.`,
);
