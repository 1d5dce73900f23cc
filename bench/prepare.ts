import { constants } from 'node:os';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { requireSystem, type SystemNeed } from '../scripts/system-packages.ts';

/** What a benchmark of the site begins with: its programs, pages to measure, and an end that leaves no server behind. */
export async function prepare(...needs: readonly SystemNeed[]): Promise<void> {
  requireSystem(...needs);
  await buildIfStale();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
