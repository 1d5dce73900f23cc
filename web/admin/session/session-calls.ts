import { sessionApi } from '#contract/session.api.ts';
import type { SecondStep } from '#contract/login-step.ts';
import type { AdminIdentity, PasswordChange } from '#contract/session.ts';
import type { LoginResult } from '#contract/session.wire.ts';
import { call } from '#web/api/call.ts';
import { adminCall } from './admin-call.ts';
import { forgetDrafts } from './drafts.ts';
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

/** What became of a login: who is in, or by which steps it is finished. Neither, for any other answer. */
export interface LoginOutcome {
  admin: AdminIdentity | null;
  steps: readonly SecondStep[];
}

/** Whoever comes in has logged out of nothing any more. */
export async function enter({ isIn, steps }: LoginResult): Promise<LoginOutcome> {
  if (isIn) settleLogout();
  return { admin: isIn ? await askServer() : null, steps };
}

export async function logIn(id: string, password: string): Promise<LoginOutcome> {
  return enter(await call(sessionApi.login, { body: { id, password } }));
}

/** The second step, by a code. */
export async function finishLogin(code: string): Promise<AdminIdentity | null> {
  return (await enter(await call(sessionApi.loginStep, { body: { code } }))).admin;
}

/** Forgets the login here whatever the server answers: who logs out must not stay logged in. */
export async function logOut(): Promise<void> {
  forgetDrafts();
  forgetAdmin();
  noteLogoutOwed();
  await call(sessionApi.logout);
  settleLogout();
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await adminCall(sessionApi.changePassword, { body: change });
}
