import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#web/content/paths.ts';
import { startFilledSite } from './filled-site.ts';
import { load, memoryMb } from './load.ts';
import { report, times, whole, type Row } from './report.ts';

const seconds = Number(process.argv[2] ?? 30);
const slow = Number(process.argv[3] ?? 10_000);

/** As visitors do: mostly what is in memory, sometimes a search that has to be made. */
function path(count: number): string {
  if (count % 25 === 0) return `${paths.events}?keyword=${encodeURIComponent(`로봇 ${count % 500}`)}`;
  return [paths.home, paths.events, paths.t10, '/api/event/cateId/0'][count % 4] ?? paths.home;
}

const site = await startFilledSite();
const { origin } = site;
await load({ origin, connections: 16, seconds: 3, path });
const idle = await load({ origin, connections: 1, seconds: 3, path });
const before = memoryMb(site.pid);
const rows: Row[] = [['one visitor alone, p99', `${idle.p99Ms.toFixed(1)} ms`, '1×', '']];
let peak = 0;
for (const connections of [64, 256, 1_000]) {
  const {
    requests,
    seconds: passed,
    refused,
    cutOff,
    p99Ms,
  } = await load({ origin, connections, seconds, path });
  const goodput = requests / passed;
  peak = Math.max(peak, goodput);
  rows.push(
    [
      `${connections} connections: good answers`,
      `${whole(goodput)} /s`,
      times(goodput / peak),
      '≥ 0.7× of the peak',
    ],
    [`${connections} connections: 503, cut off`, `${refused}, ${cutOff}`, '', 'none cut off'],
    [`${connections} connections: p99`, `${p99Ms.toFixed(1)} ms`, times(p99Ms / idle.p99Ms), ''],
  );
}
rows.push([
  'memory before and after',
  `${before} → ${memoryMb(site.pid)} MB`,
  times(memoryMb(site.pid) / before),
  '',
]);

/** Connections that begin a request and never end it. */
function openSlowly(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
  });
}
const sockets: Socket[] = [];
const begun = performance.now();
while (sockets.length < slow) sockets.push(...(await Promise.all(Array.from({ length: 250 }, openSlowly))));
const open = sockets.filter((socket) => !socket.destroyed).length;
for (const socket of sockets) socket.resume();
const beside = await load({ origin, connections: 1, seconds: 3, path });
while (sockets.some((socket) => !socket.destroyed) && performance.now() - begun < 60_000) await wait(250);
const left = sockets.filter((socket) => !socket.destroyed).length;
rows.push(
  [
    `one visitor beside ${whole(open)} slow connections, p99`,
    `${beside.p99Ms.toFixed(1)} ms`,
    times(beside.p99Ms / idle.p99Ms),
    '',
  ],
  [
    'slow connections gone after',
    `${((performance.now() - begun) / 1_000).toFixed(0)} s, ${left} left`,
    '',
    '≤ 35 s',
  ],
);
await site.close();
report('bench:load', rows, `${seconds} s each, client and server on the same cores.`);
