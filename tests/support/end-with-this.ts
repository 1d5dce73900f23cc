import type { ChildProcess } from 'node:child_process';

/** Ends a child with this process: who fails half-way leaves nothing running. */
export function endWithThis(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
