import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDone } from './podman.ts';

/** The one that the Dockerfile begins with. */
const name = 'docker.io/library/node:24-bookworm-slim';

/** Debian's smallest system, with the Node that runs this and the npm beside it. */
function makeStandIn(): void {
  const folder = mkdtempSync(join(tmpdir(), 'naru-image-'));
  const at = (path: string) => join(folder, path);
  console.log(`${name} cannot be fetched: a stand-in is made of Debian's packages …`);
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const globals = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  cpSync(join(globals, 'npm'), at('usr/lib/npm'), { recursive: true });
  copyFileSync(process.execPath, at('usr/local/bin/node'));
  for (const tool of ['npm', 'npx'])
    symlinkSync(`../../lib/npm/bin/${tool}-cli.js`, at(`usr/local/bin/${tool}`));
  appendFileSync(at('etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
  appendFileSync(at('etc/group'), 'node:x:1000:\n');
  mkdirSync(at('home/node'));
  execFileSync('sh', ['-c', `tar -C "${folder}" -c . | podman import - ${name}`], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

/** Fetched where a registry is reachable, made where none is. */
export function ensureBaseImage(): void {
  if (isDone(['image', 'exists', name]) || isDone(['pull', '--quiet', name])) return;
  makeStandIn();
}
