import { killUnderLoad, powerCut } from './crashes.ts';
import {
  backupUnderLoad,
  damagedDatabase,
  killedMigration,
  postgresRestart,
  twoProcesses,
} from './databases.ts';
import { fullDisk, readOnlyDisk } from './disks.ts';
import type { Fault } from './fault.ts';
import { stopDuringUpload } from './stops.ts';

const faults: readonly Fault[] = [
  killUnderLoad,
  powerCut,
  fullDisk,
  readOnlyDisk,
  twoProcesses,
  postgresRestart,
  killedMigration,
  stopDuringUpload,
  damagedDatabase,
  backupUnderLoad,
];

/** `npm run test:faults`, or some of them: `npm run test:faults -- power disk`. */
const wanted = process.argv.slice(2);
let failed = 0;
console.log('| fault | acknowledged | lost | |\n| --- | --- | --- | --- |');
for (const { name, run, impossible } of faults) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const reason = impossible?.() ?? null;
  if (reason !== null) {
    console.log(`| ${name} | – | – | not run: ${reason} |`);
    continue;
  }
  const { acknowledged, lost, notes, wrong } = await run();
  if (lost > 0 || wrong.length > 0 || acknowledged === 0) failed += 1;
  console.log(
    `| ${name} | ${acknowledged} | ${lost} | ${[notes, ...wrong.map((text) => `WRONG: ${text}`)].join('; ')} |`,
  );
}
process.exit(failed === 0 ? 0 : 1);
