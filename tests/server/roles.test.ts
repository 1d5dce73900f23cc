import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { everyRole, type Access, type Role } from '#contract/roles.ts';
import { fastifyPath } from '#server/http/mount.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague, logInAs } from '#tests/support/colleague.ts';

/** What each role may, by the address of the call: written out once more, so that none changes by accident. */
const own = ['password', 'second-step', 'sessions', 'trash'].map((name) => `/api/admin/${name}`);
const posts = ['event', 'review', 'faqVideo', 'insert', 'picture', 'faq/order', 'popup'].map(
  (name) => `/api/admin/${name}`,
);
const inquiries = ['contact', 'live', 'dashboard', 'mail', 'templates'].map((name) => `/api/admin/${name}`);
const allowed: Record<Role, readonly string[]> = {
  owner: ['/'],
  editor: [...own, ...posts],
  sales: [...own, ...inquiries],
};

interface Refusal {
  error: string;
}

const guarded = endpoints.filter(({ access }) => access !== 'open');
const params = { id: 1, category: 0, industry: 0 };

describe('roles', () => {
  let site: TestApp;
  const cookies = {} as Record<Role, string>;
  const routes: { method: string; url: string; access: Access | undefined }[] = [];
  beforeAll(async () => {
    site = await createTestApp('sqlite', { onRoute: (route) => routes.push(route) });
    for (const role of everyRole) cookies[role] = (await addColleague(site, `the-${role}`, role)).cookie;
  });
  afterAll(() => site.close());

  it('are named by every call on the router', () => {
    const named = guarded.map(({ method, path, access }) => ({ method, url: fastifyPath(path), access }));
    expect(named.length).toBeGreaterThan(30);
    for (const call of named) {
      expect(['staff', ...everyRole]).toContain(call.access);
      expect(routes).toContainEqual(call);
    }
  });

  it.each(everyRole.flatMap((role) => guarded.map(({ method, path }) => [role, method, path] as const)))(
    'let %s do what it may and nothing else: %s %s',
    async (role, method, path) => {
      const answer = await site.app.inject({
        method,
        url: fillPath(path, params),
        headers: { cookie: cookies[role], 'content-type': 'application/json' },
        // One of the answers is a stream that does not end.
        payloadAsStream: true,
        // Whoever may is told that it cannot be read, and nothing happens.
        ...(method !== 'GET' && { payload: '{broken' }),
      });
      const refusal = answer.statusCode === 403 ? ((await json(answer.stream())) as Refusal) : null;
      answer.stream().destroy();
      const mayCall = allowed[role].some((start) => path.startsWith(start));
      expect(refusal?.error === messages.wire.forbidden).toBe(!mayCall);
    },
  );

  it('are nobody’s before the second step of a login: half of one opens no call', async () => {
    await addColleague(site, 'half-way', 'owner');
    const { db } = site.services.connection;
    await db.updateTable('admin').set({ totp_on: 1 }).where('login', '=', 'half-way').execute();
    const { cookie } = await logInAs(site, 'half-way');
    expect(cookie).not.toBe('');
    for (const { method, path } of guarded) {
      const url = fillPath(path, params);
      const { statusCode } = await site.app.inject({ method, url, headers: { cookie } });
      expect([method, path, statusCode]).toEqual([method, path, 401]);
    }
  });

  it('are told by the session call', async () => {
    for (const role of everyRole) {
      const answer = await site.get('/admin/checkSession', { headers: { cookie: cookies[role] } });
      expect(answer.json()).toMatchObject({ ad_id: `the-${role}`, ad_role: role });
    }
  });

  it('say who can be given an inquiry', async () => {
    const list = await site.get('/api/admin/contact/assignees', { headers: { cookie: cookies.sales } });
    const ids = list.json<{ list: { id: string }[] }>().list.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['the-owner', 'the-sales']));
    expect(ids).not.toContain('the-editor');
    const gone = { method: 'PATCH', url: '/api/admin/admins/the-sales', payload: { active: false } } as const;
    await site.app.inject({ ...gone, headers: { cookie: cookies.owner } });
    const contact = { c_name: '홍길동', c_tel: '010-1234-5678', c_email: 'hong@naru.example' };
    const sent = await site.post('/api/contact', { c_company_name: '나루식당', c_category1: 0, ...contact });
    const { id } = sent.json<{ id: number }>();
    for (const assignee of ['the-editor', 'the-sales']) {
      const answer = await site.app.inject({
        method: 'PATCH',
        url: `/api/admin/contact/${id}`,
        payload: { assignee },
        headers: { cookie: cookies.owner },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: messages.valid.assignee }]);
    }
  });
});
