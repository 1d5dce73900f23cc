import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/clock.ts';
import { isWithin, type Span } from '#server/span.ts';
import type { Snapshot, Versions } from '#server/versions.ts';

/** Whether the public may have a file: one of these names, which are those of a picture and what it was made of. */
export type IsShown = (names: readonly string[]) => Promise<boolean>;

/** The same, and for how long that holds if nobody writes: a popup begins and ends by the clock alone. */
export interface Shown {
  isShown: boolean;
  span: Span;
}

const mostKept = 10_000;

/** Remembers what the database said until something is published: a list's pictures cost no questions. */
export function createIsShown(
  versions: Versions,
  clock: Clock,
  ask: (names: readonly string[], now: string) => Promise<Shown>,
): IsShown {
  const kept = new LRUCache<string, Shown & { since: Snapshot }>({ max: mostKept });
  return async (names) => {
    const key = names.join(' ');
    const now = clock();
    const known = kept.get(key);
    const holds = known !== undefined && isWithin(known.span, now.getTime());
    if (holds && versions.unchanged(known.since, versions.scopes)) return known.isShown;
    // Taken before anything is read: a write in between makes the answer old, never wrong.
    const since = versions.snapshot();
    const answer = await ask(names, now.toISOString());
    kept.set(key, { ...answer, since });
    return answer.isShown;
  };
}
