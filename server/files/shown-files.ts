import { LRUCache } from 'lru-cache';
import type { Snapshot, Versions } from '#server/versions.ts';

/** Whether the public may have a file: one of these names, which are those of a picture and what it was made of. */
export type IsShown = (names: readonly string[]) => Promise<boolean>;

const mostKept = 10_000;

/** Remembers what the database said until something is published: a list's pictures cost no questions. */
export function createIsShown(versions: Versions, ask: IsShown): IsShown {
  const kept = new LRUCache<string, { isShown: boolean; since: Snapshot }>({ max: mostKept });
  return async (names) => {
    const key = names.join(' ');
    const known = kept.get(key);
    if (known !== undefined && versions.unchanged(known.since, versions.scopes)) return known.isShown;
    // Taken before anything is read: a write in between makes the answer old, never wrong.
    const since = versions.snapshot();
    const isShown = await ask(names);
    kept.set(key, { isShown, since });
    return isShown;
  };
}
