// Plain JavaScript for any Node from 20 on: this runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, 'node_modules', '.installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the packages of the lock file, unless that was done already. */
function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, wanted);
}

/** The Node that the lock file pins; where there is none for the platform, the machine's own must be new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error('Node 24 or newer is needed: no packaged Node was found for this platform.');
}

/** Installs what is missing, then runs a script of this folder on the right Node, in this process where that is it. */
export async function runPinned(script) {
  ensureInstalled();
  const file = join(root, 'scripts', script);
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    await import(pathToFileURL(file).href);
    return;
  }
  const { spawn } = await import('node:child_process');
  const child = spawn(pinnedNode(), [...process.execArgv, file, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}
