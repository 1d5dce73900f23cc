/** What public pages are made of. A write bumps what it touched, and whatever was made from it no longer holds. */
export const scopes = ['event', 'case', 'faq', 'popup'] as const;
export type Scope = (typeof scopes)[number];

/** The state of all data at one moment. */
export type Snapshot = Readonly<Record<Scope, number>>;

export interface Versions {
  snapshot(): Snapshot;
  /** Whether nothing of `used` was written since. */
  unchanged(since: Snapshot, used: Iterable<Scope>): boolean;
  bump(scope: Scope): void;
  bumpAll(): void;
}

export function createVersions(): Versions {
  let current: Snapshot = { event: 0, case: 0, faq: 0, popup: 0 };
  return {
    snapshot: () => current,
    unchanged(since, used) {
      if (since === current) return true;
      for (const scope of used) if (since[scope] !== current[scope]) return false;
      return true;
    },
    bump(scope) {
      current = { ...current, [scope]: current[scope] + 1 };
    },
    bumpAll() {
      for (const scope of scopes) this.bump(scope);
    },
  };
}
