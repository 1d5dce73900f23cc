import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sqliteFile } from '#server/db/connect.ts';
import { paths } from '#web/content/paths.ts';
import { startFilledSite } from './filled-site.ts';
import { load, requestsPerCpuSecond } from './load.ts';
import { startNext } from './next.ts';
import { startNginx } from './nginx.ts';
import { busyRequestsPerCpuSecond } from './wrk.ts';
import { report, times, whole, type Row } from './report.ts';

const pages = { home: paths.home, product: paths.t10, list: paths.events } as const;
/** As browsers ask: compressed. */
const options = { connections: 32, seconds: 5, headers: { 'accept-encoding': 'gzip' } };
/** Until the compiler has seen enough of a page to have made up its mind. */
const warmUp = { ...options, seconds: 8 };

interface Measured {
  cached: number;
  rendered: number;
}

const site = await startFilledSite();
const nginx = await startNginx(
  (folder) => `root ${folder}; gzip_static on; location / { default_type text/html; }`,
);
const rows: Row[] = [];
const perSecond = (value: number) => `${whole(value)} /CPU-s`;

async function measureOurs(name: string, path: string): Promise<Measured> {
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
  // An address nobody has asked for yet: the same page, made anew.
  let asked = 0;
  const anew = () => `${path}?sent=${(asked += 1)}`;
  await load({ ...warmUp, origin, path: anew });
  const rendered = await requestsPerCpuSecond(pid, { ...options, origin, path: anew });
  const size = `${Math.round(packed.length / 1_024)} kB`;
  rows.push(
    [`nginx, ${name} page as a file (${size})`, perSecond(limit), '1×', ''],
    [`ours, ${name} page from memory`, perSecond(cached), `${times(cached / limit)} nginx`, '≥ 0.4× nginx'],
    [`ours, ${name} page rendered each time`, perSecond(rendered), '', ''],
  );
  return { cached, rendered };
}

/** Our pages beside nginx with the same bytes as files, and beside Next.js with the same list. */
await measureOurs('home', pages.home);
await measureOurs('product', pages.product);
const list = await measureOurs('list', pages.list);
await nginx.stop();

const peer = await startNext(sqliteFile(site.dataDir));
const path = () => pages.list;
await load({ ...warmUp, origin: peer.origin, path });
const next = await requestsPerCpuSecond(peer.pid, { ...options, origin: peer.origin, path });
await peer.stop();
await site.close();
rows.push(
  ['Next.js 16, list page rendered each time', perSecond(next), '1×', ''],
  ['ours from memory, beside it', perSecond(list.cached), `${times(list.cached / next)} Next`, '≥ 100× Next'],
  ['ours rendered, beside it', perSecond(list.rendered), `${times(list.rendered / next)} Next`, '≥ 4× Next'],
);
report(
  'bench:peers',
  rows,
  'Requests for a second of the server’s own CPU time, all threads; gzip as browsers ask for it; from memory and nginx asked by wrk with 64 connections, rendered pages by 32; nginx with one worker; Next.js in production mode on the same SQLite file.',
);
