import type { Purge } from '#server/cdn.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { announce } from '#server/db/version-feed.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope, Versions } from '#server/versions.ts';

/**
 * Writes what the public sees: in one transaction, and known at once to every cache of every server. One after the other
 * in each scope: what a write reads of a post before it changes it (its category, its file) is still so when it does.
 */
export type Publish = <Result>(scope: Scope, work: (trx: Db) => Promise<Result>) => Promise<Result>;

/** `done`: told of each write. */
export function createPublish(
  db: Db,
  versions: Versions,
  purge: Purge | null = null,
  done: () => void = () => {},
): Publish {
  return async (scope, work) => {
    const result = await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, `publish:${scope}`);
      const made = await work(trx);
      await announce(trx, scope);
      return made;
    });
    versions.bump(scope);
    purge?.scope(scope);
    done();
    return result;
  };
}
