/** What public pages are made of. A write bumps what it touched, and whatever was made from it no longer holds. */
export const scopes = ['event', 'case', 'faq', 'popup'] as const;
export type Scope = (typeof scopes)[number];

/** The state of all data at one moment. */
export type Snapshot = Readonly<Record<Scope, number>>;

export interface Versions {
  snapshot(): Snapshot;
  /** Whether nothing of `used` was written since. */
  unchanged(since: Snapshot, used: Iterable<Scope>): boolean;
  bump: (scope: string) => void;
  bumpAll: () => void;
  /** While other servers' writes cannot be heard of, nothing is known to be unchanged. */
  setHearing: (isHearing: boolean) => void;
}

const isScope = (name: string): name is Scope => (scopes as readonly string[]).includes(name);

export function createVersions(): Versions {
  let current: Snapshot = { event: 0, case: 0, faq: 0, popup: 0 };
  let isHearing = true;

  function bump(scope: string): void {
    if (isScope(scope)) current = { ...current, [scope]: current[scope] + 1 };
  }

  return {
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
