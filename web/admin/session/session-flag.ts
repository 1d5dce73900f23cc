import { roles } from '#contract/roles.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { adminFlag as flagKey } from '#web/api/admin-flag.ts';

/**
 * What this browser tab remembers of the login. It only spares a round trip: the server
 * decides on every call who is an admin.
 */
const askedKey = 'naru-admin-asked';
const noticeKey = 'naru-admin-notice';
const logoutKey = 'naru-admin-logout';

export function rememberAdmin(admin: AdminIdentity): void {
  sessionStorage.setItem(flagKey, JSON.stringify(admin));
}

export function rememberedAdmin(): AdminIdentity | null {
  const stored = sessionStorage.getItem(flagKey);
  if (stored === null) return null;
  try {
    const { id, login, name, role } = JSON.parse(stored) as AdminIdentity;
    return Object.hasOwn(roles, role) ? { id, login, name, role } : null;
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

/** Somebody has logged out here, and the server has not confirmed it. */
export function noteLogoutOwed(): void {
  sessionStorage.setItem(logoutKey, 'owed');
}

export function settleLogout(): void {
  sessionStorage.removeItem(logoutKey);
}

export function isLogoutOwed(): boolean {
  return sessionStorage.getItem(logoutKey) !== null;
}

/** Somebody was sent to the login page, and has not been told why. */
export function isLoginNoticeWanted(): boolean {
  return sessionStorage.getItem(noticeKey) !== null;
}

/** True once after somebody was sent to the login page. */
export function takeLoginNotice(): boolean {
  const isWanted = isLoginNoticeWanted();
  sessionStorage.removeItem(noticeKey);
  return isWanted;
}
