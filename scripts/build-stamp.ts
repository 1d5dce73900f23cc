import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pureRooms } from './rooms.ts';

/** Everything that the build reads. */
export const inputs = [
  'web',
  ...pureRooms,
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/frame-chunk.ts',
  'scripts/subset-font.ts',
  'scripts/site-characters.ts',
  'scripts/rooms.ts',
];
const stampIn = (root: string) => join(root, 'build', '.stamp');

function* filesIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).sort()) yield* filesIn(join(path, entry));
}

/** Changes whenever a file that the build reads was added, removed or written. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(join(root, input))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export function isBuilt(root: string): boolean {
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** To be called before the build reads anything: what changes while it works is built the next time. */
export function beginStamp(root: string): { finish: () => void } {
  const stamp = stampIn(root);
  const begun = fingerprint(root);
  // A build that fails half-way leaves nothing that fits.
  rmSync(stamp, { force: true });
  return { finish: () => writeFileSync(stamp, begun) };
}
