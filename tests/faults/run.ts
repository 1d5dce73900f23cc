import { reportTable } from '../../bench/report.ts';
import { prepare } from '../../bench/prepare.ts';
import { everyFault } from './every-fault.ts';
import { wholePace } from './fault.ts';

/** `npm run test:faults`, or some of them: `npm run test:faults -- power disk`. */
await prepare();
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const rows: string[][] = [];
let failed = 0;
for (const { name, run, impossible } of everyFault.filter((fault) => isWanted(fault.name))) {
  const reason = impossible?.() ?? null;
  if (reason !== null) {
    rows.push([name, '–', '–', `not run: ${reason}`]);
    continue;
  }
  const { acknowledged, lost, notes, wrong } = await run(wholePace);
  if (lost > 0 || wrong.length > 0 || acknowledged === 0) failed += 1;
  const remarks = [notes, ...wrong.map((text) => `WRONG: ${text}`)].join('; ');
  rows.push([name, String(acknowledged), String(lost), remarks]);
  console.log(rows.at(-1)?.join(' | '));
}
if (wanted.length === 0) reportTable('test:faults', [['fault', 'acknowledged', 'lost', 'notes'], ...rows]);
process.exit(failed === 0 ? 0 : 1);
