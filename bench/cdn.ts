import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { productPath } from '#web/content/products/products.ts';
import { paths } from '#web/content/paths.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { freePort } from '#tests/support/postgres.ts';
import { startFilledSite } from './filled-site.ts';
import { cpuSeconds, load } from './load-generator.ts';
import { startKeepingProxy } from './keeping-proxy.ts';
import { prepare } from './prepare.ts';
import { report, whole, type Row } from './report.ts';

/** A proxy in front that keeps pages, as a content delivery network does: hits, the origin's work, how soon a change is seen. */
await prepare('nginx');
const seconds = 10;
const keptSeconds = 60;

/** Debian's nginx has no purging by name: this takes away the files of what carries it. */
const purging = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const kept = join(nginx.folder, 'kept');
    const { tags } = JSON.parse(text) as { tags: string[] };
    for (const name of readdirSync(kept)) {
      const file = join(kept, name);
      const carried = /^cache-tag: (.*)$/im.exec(readFileSync(file, 'latin1'))?.[1]?.trim().split(',') ?? [];
      if (tags.some((tag) => carried.includes(tag))) rmSync(file, { force: true });
    }
    response.end();
  });
});
await new Promise<void>((resolve) => purging.listen(0, '127.0.0.1', resolve));
const purgeUrl = `http://127.0.0.1:${(purging.address() as AddressInfo).port}/`;

const port = await freePort();
const nginx = await startKeepingProxy(port);
const site = await startFilledSite({
  env: { PORT: String(port), CDN_SECONDS: String(keptSeconds), PURGE_URL: purgeUrl },
});
await wait(1_000);

const visited = [
  paths.home,
  productPath('T10'),
  paths.events,
  paths.servingCases,
  paths.selfCare,
  paths.finder,
];
const path = (count: number) => visited[count % visited.length] ?? paths.home;
const headers = { 'accept-encoding': 'gzip' };

async function run(origin: string): Promise<{ perSecond: number; originCpu: number; failed: number }> {
  await load({ origin, path, headers, connections: 32, seconds: 2 });
  const before = cpuSeconds(site.pid);
  const { requests, failed } = await load({ origin, path, headers, connections: 32, seconds });
  return { perSecond: requests / seconds, originCpu: (cpuSeconds(site.pid) - before) / requests, failed };
}

async function hits(requests: number): Promise<number> {
  let found = 0;
  for (let count = 0; count < requests; count += 1) {
    const answer = await fetch(nginx.origin + path(count), { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('x-cache') === 'HIT') found += 1;
  }
  return found / requests;
}

const direct = await run(site.origin);
const through = await run(nginx.origin);
const hitRate = await hits(600);

const api = await logInStaff(site);
const shown = async () => await (await fetch(nginx.origin + paths.events, { headers })).text();
const delays: number[] = [];
for (let number = 1; number <= 10; number += 1) {
  await shown();
  const title = `소식 번호 ${number}`;
  await api.post('event', { title });
  const begun = performance.now();
  while (!(await shown()).includes(title)) await wait(10);
  delays.push(performance.now() - begun);
}

const rows: Row[] = [
  ['answers from the proxy’s own cache', `${(hitRate * 100).toFixed(1)} %`, '', '≥ 99 %'],
  [
    'origin’s CPU for an answer, through the proxy beside direct',
    `${(through.originCpu * 1e6).toFixed(1)} µs, ${(direct.originCpu * 1e6).toFixed(1)} µs`,
    `${(through.originCpu / direct.originCpu).toFixed(3)}×`,
    '≤ 0.05×',
  ],
  [
    'answers a second, through the proxy and direct',
    `${whole(through.perSecond)}, ${whole(direct.perSecond)}`,
    '',
    '',
  ],
  ['a change is seen after, slowest of 10', `${whole(Math.max(...delays))} ms`, '', '≤ 2,000 ms'],
  ['requests that failed', String(direct.failed + through.failed), '', '0'],
];
purging.close();
await nginx.stop();
await site.close();
report(
  'bench:cdn',
  rows,
  `nginx with one worker and \`proxy_cache\` in front of one server, \`CDN_SECONDS=${keptSeconds}\`, ${visited.length} pages in turn, client on the same machine.`,
);
