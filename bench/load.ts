import { startFilledSite } from './filled-site.ts';
import { cpuSeconds, load, memoryMb } from './load-generator.ts';
import { prepare } from './prepare.ts';
import { report, times, whole, type Row } from './report.ts';
import { openSlowConnections } from './slow-connections.ts';
import { visitorPath as path } from './visitors.ts';

/** `npm run bench:load`, or shorter and smaller: `npm run bench:load -- 8 2000`. */
const seconds = Number(process.argv[2] ?? 30);
const slow = Number(process.argv[3] ?? 10_000);

await prepare();
const site = await startFilledSite();
const { origin, pid } = site;
/** As browsers ask: compressed. */
const run = (connections: number, forSeconds: number) =>
  load({ origin, connections, seconds: forSeconds, path, headers: { 'accept-encoding': 'gzip' } });
await run(16, 5);
const idle = await run(1, 5);
const before = memoryMb(pid);
const rows: Row[] = [['one visitor alone, p99', `${idle.p99Ms.toFixed(1)} ms`, '1×', '']];

interface Step {
  name: string;
  /** Good answers a second, and for a second of the server's own CPU time. */
  goodput: number;
  perCpuSecond: number;
  others: Row[];
}

async function measureStep(connections: number): Promise<Step> {
  const name = `${whole(connections)} connections`;
  const cpu = cpuSeconds(pid);
  const { requests, seconds: passed, failed, refused, cutOff, p99Ms } = await run(connections, seconds);
  return {
    name,
    goodput: requests / passed,
    perCpuSecond: requests / (cpuSeconds(pid) - cpu),
    others: [
      [
        `${name}: 503, other refusals, cut off`,
        `${refused}, ${failed - refused - cutOff}, ${cutOff}`,
        '',
        'none cut off',
      ],
      [`${name}: p99`, `${p99Ms.toFixed(1)} ms`, `${times(p99Ms / idle.p99Ms)} of one alone`, ''],
    ],
  };
}

const steps: Step[] = [];
for (const connections of [64, 256, 1_000]) steps.push(await measureStep(connections));
const peak = Math.max(...steps.map(({ goodput }) => goodput));
const peakPerCpu = Math.max(...steps.map(({ perCpuSecond }) => perCpuSecond));
for (const { name, goodput, perCpuSecond, others } of steps) {
  const target = name === steps.at(-1)?.name ? '≥ 0.7×' : '';
  rows.push(
    [`${name}: good answers`, `${whole(goodput)} /s`, `${times(goodput / peak)} of the peak`, target],
    [
      `${name}: good answers by the server's CPU time`,
      `${whole(perCpuSecond)} /CPU-s`,
      `${times(perCpuSecond / peakPerCpu)} of the peak`,
      target,
    ],
    ...others,
  );
}
const after = memoryMb(pid);
rows.push(['memory before and after the load', `${before} → ${after} MB`, times(after / before), '']);

const connections = await openSlowConnections(origin, slow);
const open = connections.open();
const beside = await run(1, 5);
const gone = await connections.untilGone();
rows.push(
  [
    `one visitor beside ${whole(open)} slow connections, p99`,
    `${beside.p99Ms.toFixed(1)} ms`,
    `${times(beside.p99Ms / idle.p99Ms)} of one alone`,
    '',
  ],
  ['slow connections gone after', `${gone.toFixed(0)} s, ${connections.open()} left`, '', '≤ 35 s'],
);
await site.close();
report('bench:load', rows, `${seconds} s for each step; client and server share the machine's cores.`);
