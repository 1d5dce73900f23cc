import { fileURLToPath } from 'node:url';
import { startFilledSite } from './filled-site.ts';
import { load, memoryMb } from './load-generator.ts';
import { prepare } from './prepare.ts';
import { report, times, whole, type Row } from './report.ts';
import { visitorPath as path } from './visitors.ts';

/** `npm run bench:memory`, or fewer: `npm run bench:memory -- 200000`. */
const wanted = Number(process.argv[2] ?? 1_000_000);
const marks = [0.1, 0.25, 0.5, 0.75, 1].map((part) => part * wanted);
/** Until V8 has cleared its old objects for the first time, the process only grows into its size. */
const grown = 0.5 * wanted;

const liveHeap = fileURLToPath(new URL('live-heap.mjs', import.meta.url));
await prepare();
const site = await startFilledSite({ env: { NODE_OPTIONS: `--import ${liveHeap}` } });
const { origin, pid } = site;
const headers = { 'accept-encoding': 'gzip' };
const liveMb = () => [...site.output().matchAll(/live heap: ([\d.]+)/g)].map(([, size]) => Number(size));
let answered = 0;
let failed = 0;
let base = { memory: 0, live: 0 };
const rows: Row[] = [['memory after the start', `${memoryMb(pid)} MB`, '', '']];
for (const mark of marks) {
  while (answered < mark) {
    const round = await load({ origin, connections: 64, seconds: 2, path, headers });
    answered += round.requests;
    failed += round.failed;
  }
  const memory = memoryMb(pid);
  const target = mark === wanted ? '≤ 1.1×' : '';
  if (mark < grown) {
    rows.push([`memory after ${whole(mark)} answers`, `${memory} MB`, '', '']);
    continue;
  }
  const collections = liveMb();
  const live = collections.at(-1) ?? 0;
  if (mark === grown) base = { memory, live };
  rows.push([`memory after ${whole(mark)} answers`, `${memory} MB`, times(memory / base.memory), target]);
  rows.push([
    `heap in use after the last of ${collections.length} full collections`,
    `${live} MB`,
    times(live / base.live),
    target,
  ]);
}
rows.push(['answers that failed', String(failed), '', '0']);
await site.close();
report(
  'bench:memory',
  rows,
  '64 connections; pages and JSON from memory, every twenty-fifth a search. Compared with half-way: before its first full collections under load the process grows into its size.',
);
