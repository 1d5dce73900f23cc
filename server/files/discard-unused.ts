import type { StoredFile } from '#contract/post.ts';
import type { Uploads } from './file-store.ts';

/** Removes those of some files that no record names any more. */
export type DiscardUnused = (files: readonly StoredFile[]) => Promise<void>;

export function createDiscardUnused(
  uploads: Uploads,
  originalName: (storedName: string) => Promise<string | null>,
): DiscardUnused {
  return async (files) => {
    const byName = new Map(files.map((file) => [file.storedName, file]));
    for (const [name, file] of byName) if ((await originalName(name)) === null) await uploads.discard(file);
  };
}
