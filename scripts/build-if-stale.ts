import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './run.ts';

const stamp = join(root, 'build', '.stamp');
const inputs = [
  'web',
  'contract',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];

function* filesIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).sort()) yield* filesIn(join(path, entry));
}

/** Changes whenever a file that the build reads was added, removed or written. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(join(root, input))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds the pages unless the last build still fits; a second start is then ready at once. */
export function buildIfStale(): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the pages …');
  runOrExit('node', ['scripts/build.ts']);
  writeFileSync(stamp, fingerprint());
}
