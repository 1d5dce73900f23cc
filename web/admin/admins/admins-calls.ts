import { adminsApi } from '#contract/admins.api.ts';
import type { AdminAccounts, AdminChange, InviteInput } from '#contract/admins.ts';
import { adminCall } from '../session/admin-call.ts';

export function readAdmins(signal: AbortSignal): Promise<AdminAccounts> {
  return adminCall(adminsApi.list, { signal });
}

/** The whole address of the page to hand on: the server gives its path. */
const wholeAddress = ({ link }: { link: string }) => new URL(link, location.origin).href;

export async function inviteAdmin(invited: InviteInput): Promise<string> {
  return wholeAddress(await adminCall(adminsApi.invite, { body: invited }));
}

export async function makeNewLink(id: string, email: string): Promise<string> {
  return wholeAddress(await adminCall(adminsApi.newLink, { params: { id }, body: { email } }));
}

export async function changeAdmin(id: string, change: AdminChange): Promise<void> {
  const { role, active, name } = change;
  await adminCall(adminsApi.change, { params: { id }, body: { role, active, name } });
}

export async function endSessionsOf(id: string): Promise<void> {
  await adminCall(adminsApi.endSessions, { params: { id } });
}
