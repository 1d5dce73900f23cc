// node scripts/launch.mjs <file> [arguments]: installs what is missing, then runs a file of the project on its own Node.
// Plain JavaScript for any Node from 20 on: this runs before that Node is there.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runChild } from './child.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installed = 'node_modules/.package-lock.json';
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** npm writes down what it has installed: this compares it with the lock file, other platforms' packages aside. */
function isInstalled(withTools) {
  if (!existsSync(join(root, installed))) return false;
  const there = packagesIn(installed);
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional, peer, dev }]) => {
    const mayLack = path === '' || optional || peer || (dev && !withTools);
    return there[path] === undefined ? mayLack : there[path].version === version;
  });
}

async function ensureInstalled(withTools) {
  if (isInstalled(withTools)) return;
  console.log('Installing packages …');
  // Those for the build too, also where NODE_ENV says production.
  const status = await runChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root });
  if (status !== 0) process.exit(status);
}

/** Where the lock file pins a Node for the platform. */
function runOnPinnedNode(file, given) {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(pinned)) {
    console.error('Node 24 or newer is needed: there is no packaged Node for this platform.');
    process.exit(1);
  }
  const options = [...process.execArgv, '--import', endWithParent];
  return runChild(pinned, [...options, file, ...given], { cwd: root });
}

const [name, ...given] = process.argv.slice(2);
const file = join(root, name);
if (process.env.npm_lifecycle_event !== undefined) await import(endWithParent);
// The server's own commands also work where the tools of the build are left out.
await ensureInstalled(!name.startsWith('server/'));
if (isNewEnough) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else process.exit(await runOnPinnedNode(file, given));
