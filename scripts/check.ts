import { run } from './run.ts';

/** Every rule that a command can check; all of them run, so that one look shows everything. */
const checks: readonly [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '-p', '.'],
  ['types of art', 'tsc', '-p', 'art'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['house rules', 'node', 'scripts/house-rules/check.ts'],
  ['dead code', 'knip'],
  ['font', 'node', 'scripts/subset-font.ts', '--check'],
];

const failed: string[] = [];
for (const [name, command, ...args] of checks) {
  console.log(`\n── ${name}`);
  if ((await run(command, args)) !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`);
  process.exit(1);
}
