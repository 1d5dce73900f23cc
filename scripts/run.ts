import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

type Environment = Record<string, string>;

const withTools = (env: Environment) => ({
  cwd: root,
  env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, ...env },
});

/** Runs a command of the project's own tools in the project's folder. */
export function run(command: string, args: readonly string[], env: Environment = {}): Promise<number> {
  return runChild(command, args, withTools(env));
}

/** Runs it beside something else: what it says goes to a file, to be read when both have ended. */
export async function runAside(command: string, args: readonly string[], file: string): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const said = openSync(file, 'w');
  const status = await runChild(command, args, { ...withTools({}), stdio: ['ignore', said, said] });
  closeSync(said);
  return status;
}

export async function runOrExit(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  const status = await run(command, args, env);
  if (status !== 0) process.exit(status);
}
