import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limits } from '#contract/limits.ts';
import { sqliteFile } from '#server/db/connect.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';
import { startFilledSite } from './filled-site.ts';
import { load, requestsPerCpuSecond } from './load-generator.ts';
import { startNext } from './next.ts';
import { startNginx } from './nginx.ts';
import { prepare } from './prepare.ts';
import { busyRequestsPerCpuSecond } from './wrk.ts';
import { report, times, whole, type Row } from './report.ts';

const pages = { home: paths.home, product: productPath('T10'), list: paths.events } as const;
/** Asked for in turn, more than memory keeps of what was asked for once: each is made anew every time. */
const listPages = 500;
/** As browsers ask: compressed. */
const options = { connections: 32, seconds: 5, headers: { 'accept-encoding': 'gzip' } };
/** Until the compiler has seen enough of a page to have made up its mind. */
const warmUpSeconds = 8;

await prepare('nginx', 'wrk');
const site = await startFilledSite({ posts: listPages * limits.publicPageSize });
const nginx = await startNginx(
  (folder) => `root ${folder}; gzip_static on; location / { default_type text/html; }`,
);
const rows: Row[] = [];
const perSecond = (value: number) => `${whole(value)} /CPU-s`;

/** Gives back how often the page goes out from memory. */
async function measureOurs(name: string, path: string): Promise<number> {
  const { origin, pid } = site;
  const body = await (await fetch(origin + path)).text();
  const packed = gzipSync(body);
  writeFileSync(join(nginx.folder, `${name}.html`), body);
  writeFileSync(join(nginx.folder, `${name}.html.gz`), packed);
  const limit = await busyRequestsPerCpuSecond(
    nginx.worker(),
    `${nginx.origin}/${name}.html`,
    options.seconds,
  );
  await busyRequestsPerCpuSecond(pid, origin + path, 2);
  const cached = await busyRequestsPerCpuSecond(pid, origin + path, options.seconds);
  const size = `${Math.round(packed.length / 1_024)} kB`;
  rows.push(
    [`nginx, ${name} page as a file (${size})`, perSecond(limit), '1×', ''],
    [`ours, ${name} page from memory`, perSecond(cached), `${times(cached / limit)} nginx`, '≥ 0.5× nginx'],
  );
  return cached;
}

/** Our pages beside nginx with the same bytes as files, and beside Next.js with the same list. */
await measureOurs('home', pages.home);
await measureOurs('product', pages.product);
const listFromMemory = await measureOurs('list', pages.list);
await nginx.stop();

/** The list's pages from the second to the last, over and over; both are asked for the same. */
function listPagesInTurn(): () => string {
  let asked = 0;
  return () => `${pages.list}?page=${2 + ((asked += 1) % (listPages - 1))}`;
}

async function answersFromMemory(): Promise<number> {
  const figures = await (await fetch(`${site.origin}/metrics`)).text();
  const counts = [...figures.matchAll(/^naru_http_memory_answers_total\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** By turns, so that whatever else the machine does falls on both. */
async function besideNext(rounds: number): Promise<{ ours: number; next: number }> {
  const peer = await startNext(sqliteFile(site.dataDir));
  const theirs = { ...options, origin: peer.origin, path: listPagesInTurn() };
  const our = { ...options, origin: site.origin, path: listPagesInTurn() };
  await load({ ...our, seconds: warmUpSeconds });
  await load({ ...theirs, seconds: warmUpSeconds });
  const before = await answersFromMemory();
  const sum = { ours: 0, next: 0 };
  for (let round = 0; round < rounds; round += 1) {
    sum.ours += await requestsPerCpuSecond(site.pid, our);
    sum.next += await requestsPerCpuSecond(peer.pid, theirs);
  }
  await peer.stop();
  if ((await answersFromMemory()) > before) throw new Error('rendered pages came from memory');
  return { ours: sum.ours / rounds, next: sum.next / rounds };
}

const { ours, next } = await besideNext(4);
await site.close();
rows.push(
  ['Next.js 16, list page rendered each time', perSecond(next), '1×', ''],
  [
    'ours from memory, beside it',
    perSecond(listFromMemory),
    `${times(listFromMemory / next)} Next`,
    '≥ 300× Next',
  ],
  ['ours rendered, by turns with it', perSecond(ours), `${times(ours / next)} Next`, '≥ 2.5× Next'],
);
report(
  'bench:peers',
  rows,
  'Requests for a second of the server’s own CPU time, all threads; gzip as browsers ask for it; from memory and nginx asked by wrk with 64 connections, rendered pages by 32; nginx with one worker; Next.js in production mode on the same SQLite file.',
);
