import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

type Environment = Record<string, string>;

/** Runs a command of the project's own tools in the project's folder. */
export function run(command: string, args: readonly string[], env: Environment = {}): Promise<number> {
  const path = `${bin}:${process.env['PATH'] ?? ''}`;
  return runChild(command, args, { cwd: root, env: { ...process.env, PATH: path, ...env } });
}

export async function runOrExit(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  const status = await run(command, args, env);
  if (status !== 0) process.exit(status);
}
