import { sessionApi } from '#contract/session.api.ts';
import type { AdminIdentity, PasswordChange } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { adminCall } from './admin-call.ts';
import {
  forgetAdmin,
  isLogoutOwed,
  noteLogoutOwed,
  rememberAdmin,
  rememberedAdmin,
  settleLogout,
} from './session-flag.ts';

/** Who the server says is logged in, or null. A logout that it has not heard of is told first. */
export async function askServer(): Promise<AdminIdentity | null> {
  if (isLogoutOwed()) {
    await logOut().catch(() => undefined);
    return null;
  }
  const admin = await call(sessionApi.check);
  if (admin === null) forgetAdmin();
  else rememberAdmin(admin);
  return admin;
}

/** Who is logged in: as this tab remembers, else as the server says. */
export async function currentAdmin(): Promise<AdminIdentity | null> {
  return rememberedAdmin() ?? (await askServer());
}

/** Logs in; null when the server's answer is anything but the success word. */
export async function logIn(id: string, password: string): Promise<AdminIdentity | null> {
  const accepted = await call(sessionApi.login, { body: { id, password } });
  if (!accepted) return null;
  settleLogout();
  return askServer();
}

/** Forgets the login here whatever the server answers: who logs out must not stay logged in. */
export async function logOut(): Promise<void> {
  forgetAdmin();
  noteLogoutOwed();
  await call(sessionApi.logout);
  settleLogout();
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await adminCall(sessionApi.changePassword, { body: change });
}
