import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contentTypeOf } from '#server/files/content-type.ts';
import type { FileStore } from '#server/files/file-store.ts';

/** Copies every file, one at a time, and resolves to the hash of each. A file that vanishes meanwhile is left out. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const { name } of from.list()) {
    const found = await from.get(name);
    if (found === null) continue;
    const bytes = await buffer(found.stream);
    await to.put(name, bytes, contentTypeOf(name));
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}
