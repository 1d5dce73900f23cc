import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder with packages of its own, which only one benchmark wants: they are installed when it is run. */
export function ownPackages(name: string, env: NodeJS.ProcessEnv = process.env) {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  function run(command: string, ...given: string[]): void {
    const { status } = spawnSync(command, given, { cwd: folder, stdio: 'inherit', env });
    if (status === 0) return;
    console.error(`${command} ${given.join(' ')} in bench/${name} ended with ${status}`);
    process.exit(1);
  }
  if (!existsSync(join(folder, 'node_modules'))) run('npm', 'ci');
  return { folder, run, program: (path: string) => join(folder, 'node_modules', path) };
}
