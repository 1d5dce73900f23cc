import { isBuilt } from './build-stamp.ts';
import { root, runOrExit } from './run.ts';

/** Builds the pages unless the last build still fits; a second start is then ready at once. */
export async function buildIfStale(): Promise<void> {
  if (isBuilt(root)) return;
  console.log('Building the pages …');
  await runOrExit('node', ['scripts/build.ts']);
}
