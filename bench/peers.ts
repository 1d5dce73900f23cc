import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '#web/content/paths.ts';
import { startFilledSite } from './filled-site.ts';
import { load, requestsPerCpuSecond } from './load.ts';
import { startNginx } from './nginx.ts';
import { report, times, whole, type Row } from './report.ts';

const pages = { home: paths.home, product: paths.t10, list: paths.events } as const;
/** As browsers ask: compressed. */
const headers = { 'accept-encoding': 'gzip' };
const options = { connections: 32, seconds: 4, headers };

/** Our pages beside nginx with the same bytes as files: requests for a second of the server's own CPU time. */
const site = await startFilledSite();
const nginx = await startNginx(
  (folder) => `root ${folder}; gzip_static on; location / { default_type text/html; }`,
);
const rows: Row[] = [];
for (const [name, path] of Object.entries(pages)) {
  const body = await (await fetch(site.origin + path)).text();
  writeFileSync(join(nginx.folder, `${name}.html`), body);
  writeFileSync(join(nginx.folder, `${name}.html.gz`), gzipSync(body));
  await load({ origin: site.origin, ...options, seconds: 1, path: () => path });
  const limit = await requestsPerCpuSecond(nginx.worker(), {
    origin: nginx.origin,
    ...options,
    path: () => `/${name}.html`,
  });
  const cached = await requestsPerCpuSecond(site.pid, { origin: site.origin, ...options, path: () => path });
  const size = `${Math.round(gzipSync(body).length / 1_024)} kB`;
  rows.push([`nginx, ${name} page as a file (${size})`, `${whole(limit)} /CPU-s`, '1×', '']);
  rows.push([`ours, ${name} page from memory`, `${whole(cached)} /CPU-s`, times(cached / limit), '≥ 0.4×']);
}
const rendered = await requestsPerCpuSecond(site.pid, {
  origin: site.origin,
  ...options,
  path: (count) => `${paths.events}?page=${count + 100}`,
});
rows.push(['ours, list page rendered each time', `${whole(rendered)} /CPU-s`, '', '']);
await nginx.stop();
await site.close();
report(
  'bench:peers',
  rows,
  'Compressed bytes (gzip) as browsers ask for them, 32 connections, nginx 1.22 with one worker.',
);
