import { invitePath } from '#contract/admins.ts';
import type { Role } from '#contract/roles.ts';
import type { TestApp } from './app.ts';

export const colleaguePassword = '나룻배를 타고 강을 건너';

/** The session's cookie that a call answered with. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  const [first = ''] = [answer.headers['set-cookie'] ?? ''].flat().map(String);
  return first.split(';')[0] ?? '';
}

/** Invites somebody and gives what stands behind the link. */
export async function inviteTo(site: TestApp, id: string, role: Role, more: object = {}): Promise<string> {
  const headers = await site.login();
  const answer = await site.post('/api/admin/admins', { id, name: `${id} 님`, role, ...more }, { headers });
  const { link } = answer.json<{ link: string }>();
  return link.replace(invitePath(''), '');
}

/** Somebody of the staff who has set a password; gives the headers of a session. */
export async function addColleague(site: TestApp, id: string, role: Role): Promise<{ cookie: string }> {
  const token = await inviteTo(site, id, role);
  await site.post('/admin/invite', { token, pw: colleaguePassword });
  return logInAs(site, id);
}

export async function logInAs(site: TestApp, id: string): Promise<{ cookie: string }> {
  return { cookie: cookieOf(await site.post('/admin/loginProc', { id, pw: colleaguePassword })) };
}
