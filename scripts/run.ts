import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

type Environment = Record<string, string>;

/** Runs a command of the project's own tools in the project's folder. */
export function run(command: string, args: readonly string[], env: Environment = {}): number {
  const path = `${bin}:${process.env['PATH'] ?? ''}`;
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

export function runOrExit(command: string, args: readonly string[], env: Environment = {}): void {
  const status = run(command, args, env);
  if (status !== 0) process.exit(status);
}
