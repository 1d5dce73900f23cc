import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { root, run, runAside } from './run.ts';

interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

const report = join(root, 'test-results', 'report.json');

console.log('\n── system packages');
ensureSystemPackages();
console.log('\n── build, and beside it the checks');
// The build keeps one core busy.
const checks = join(root, 'test-results', 'check.txt');
const checked = runAside('node', ['scripts/check.ts'], checks);
await buildIfStale();
const checkStatus = await checked;
console.log(readFileSync(checks, 'utf8'));
if (checkStatus !== 0) process.exit(checkStatus);
console.log('\n── tests');
rmSync(report, { force: true });
const status = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
if (existsSync(report)) {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Counts;
  console.log(
    `\n${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`,
  );
}
process.exit(status);
