import { execFileSync } from 'node:child_process';

/** What podman prints; what it complains about goes to the terminal. */
export const podman = (args: readonly string[]): string =>
  execFileSync('podman', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Whether podman does it without an error. */
export function isDone(args: readonly string[]): boolean {
  try {
    execFileSync('podman', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** As low as most machines allow: podman asks for more than a container inside another may have. */
export const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
