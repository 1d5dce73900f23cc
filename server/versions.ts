/** A part of what public pages are made of, such as a board. A write bumps what it touched, and whatever was made from it no longer holds. */
export type Scope = string;

/** The state of all data at one moment. */
export type Snapshot = Readonly<Record<Scope, number>>;

export interface Versions {
  scopes: readonly Scope[];
  snapshot(): Snapshot;
  /** Whether nothing of `used` was written since. */
  unchanged(since: Snapshot, used: Iterable<Scope>): boolean;
  bump: (scope: string) => void;
  bumpAll: () => void;
  /** While other servers' writes cannot be heard of, nothing is known to be unchanged. */
  setHearing: (isHearing: boolean) => void;
}

export function createVersions(scopes: readonly Scope[]): Versions {
  let current: Snapshot = Object.fromEntries(scopes.map((scope) => [scope, 0]));
  let isHearing = true;

  function bump(scope: string): void {
    const known = current[scope];
    // Other servers on the same database may know more than this one does.
    if (known !== undefined) current = { ...current, [scope]: known + 1 };
  }

  return {
    scopes,
    snapshot: () => current,
    unchanged(since, used) {
      if (!isHearing) return false;
      if (since === current) return true;
      for (const scope of used) if (since[scope] !== current[scope]) return false;
      return true;
    },
    bump,
    bumpAll: () => scopes.forEach(bump),
    setHearing(now) {
      isHearing = now;
    },
  };
}
