import type { AdminIdentity } from '#contract/session.ts';

/**
 * What this browser tab remembers of the login. It only spares a round trip: the server
 * decides on every call who is an admin.
 */
const flagKey = 'naru-admin';
const askedKey = 'naru-admin-asked';
const noticeKey = 'naru-admin-notice';

export function rememberAdmin(admin: AdminIdentity): void {
  sessionStorage.setItem(flagKey, JSON.stringify(admin));
}

export function rememberedAdmin(): AdminIdentity | null {
  const stored = sessionStorage.getItem(flagKey);
  if (stored === null) return null;
  try {
    const { id, name } = JSON.parse(stored) as AdminIdentity;
    return { id, name };
  } catch {
    return null;
  }
}

export function forgetAdmin(): void {
  sessionStorage.removeItem(flagKey);
}

/** Notes the page that somebody wanted to see, and that they must be told to log in. */
export function noteAskedPage(address: string): void {
  sessionStorage.setItem(askedKey, address);
  sessionStorage.setItem(noticeKey, 'wanted');
}

export function askedPage(): string | null {
  return sessionStorage.getItem(askedKey);
}

export function forgetAskedPage(): void {
  sessionStorage.removeItem(askedKey);
}

/** True once after somebody was sent to the login page. */
export function takeLoginNotice(): boolean {
  const isWanted = sessionStorage.getItem(noticeKey) !== null;
  sessionStorage.removeItem(noticeKey);
  return isWanted;
}
