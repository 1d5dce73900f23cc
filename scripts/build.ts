import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beginStamp } from './build-stamp.ts';
import { root, runOrExit } from './run.ts';

const compressible = /\.(?:js|css|svg|json|txt|webmanifest|xml|glb)$/;

/** Smaller ones lose no more than the headers that say how they were compressed. */
const leastBytes = 300;

/** Compressed once here, as small as it gets, instead of at every visit. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < leastBytes) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

await runOrExit('node', ['scripts/subset-font.ts']);
const stamp = beginStamp(root);
await runOrExit('react-router', ['build'], { NODE_ENV: 'production' });
compressFiles(join(root, 'build', 'client'));
stamp.finish();
