import { startFilledSite } from './filled-site.ts';
import { load, memoryMb } from './load.ts';
import { report, times, whole, type Row } from './report.ts';
import { visitorPath as path } from './visitors.ts';

/** `npm run bench:memory`, or fewer: `npm run bench:memory -- 200000`. */
const wanted = Number(process.argv[2] ?? 1_000_000);
const marks = [0.1, 0.25, 0.5, 0.75, 1].map((part) => part * wanted);

const site = await startFilledSite();
const { origin, pid } = site;
const headers = { 'accept-encoding': 'gzip' };
let answered = 0;
let failed = 0;
let first = 0;
const rows: Row[] = [['memory after the start', `${memoryMb(pid)} MB`, '', '']];
for (const mark of marks) {
  while (answered < mark) {
    const round = await load({ origin, connections: 64, seconds: 2, path, headers });
    answered += round.requests;
    failed += round.failed;
  }
  const memory = memoryMb(pid);
  first ||= memory;
  const target = mark === wanted ? '≤ 1.1×' : '';
  rows.push([`memory after ${whole(mark)} answers`, `${memory} MB`, times(memory / first), target]);
}
rows.push(['answers that failed', String(failed), '', '0']);
await site.close();
report('bench:memory', rows, '64 connections; pages and JSON from memory, every twenty-fifth a search.');
