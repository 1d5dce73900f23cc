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

const results = join(root, 'test-results');
const reportOf = (project: string) => join(results, `${project}.json`);
const vitest = (project: string, workers: number) => [
  'run',
  `--project=${project}`,
  `--maxWorkers=${workers}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
];

console.log('\n── system packages');
ensureSystemPackages();
console.log('\n── build, and beside it the checks');
// The build keeps one core busy.
const checks = join(results, 'check.txt');
const checked = runAside('node', ['scripts/check.ts'], checks);
await buildIfStale();
const checkStatus = await checked;
console.log(readFileSync(checks, 'utf8'));
if (checkStatus !== 0) process.exit(checkStatus);
console.log('\n── tests in a browser, and beside them the others');
/** How many files at a time: those without a browser wait for clocks and for processes that they start, faults most of all. */
const aside = { unit: 2, faults: 1 };
const projects = ['e2e', ...Object.keys(aside)];
for (const project of projects) rmSync(reportOf(project), { force: true });
const others = Object.entries(aside).map(async ([project, workers]) => {
  const said = join(results, `${project}.txt`);
  return { said, status: await runAside('vitest', vitest(project, workers), said) };
});
const statuses = [await run('vitest', vitest('e2e', 2))];
for (const { said, status } of await Promise.all(others)) {
  console.log(readFileSync(said, 'utf8'));
  statuses.push(status);
}
const counts = projects
  .map(reportOf)
  .filter((report) => existsSync(report))
  .map((report) => JSON.parse(readFileSync(report, 'utf8')) as Counts);
const sum = (name: keyof Counts) => counts.reduce((total, count) => total + count[name], 0);
console.log(
  `\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`,
);
process.exit(Math.max(...statuses));
