/** What public pages are made of. A write bumps what it touched; caches keyed by version then never serve the old. */
export const scopes = ['event', 'case', 'faq', 'popup'] as const;
export type Scope = (typeof scopes)[number];

export interface Versions {
  of(used: Iterable<Scope>): string;
  bump(scope: Scope): void;
  bumpAll(): void;
}

export function createVersions(): Versions {
  const current = new Map<Scope, number>(scopes.map((scope) => [scope, 0]));
  const bump = (scope: Scope) => void current.set(scope, (current.get(scope) ?? 0) + 1);
  return {
    of: (used) =>
      [...used]
        .sort()
        .map((scope) => `${scope}${current.get(scope)}`)
        .join('.'),
    bump,
    bumpAll: () => scopes.forEach(bump),
  };
}
