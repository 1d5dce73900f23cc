import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addColleague, colleaguePassword, inviteTo, logInAs } from '#tests/support/colleague.ts';
import { engines } from '#tests/support/databases.ts';
import { tableNames } from '#server/backup/tables.ts';

const { admin, wire, valid } = messages;
const hourMs = 60 * 60_000;
const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'naru@naru.example' };

describe.each(engines)('admins (%s)', (engine) => {
  let site: TestApp;
  let owner: { cookie: string };
  let now = Date.parse('2026-05-04T03:00:00Z');
  beforeAll(async () => {
    site = await createTestApp(engine, { env, clock: () => new Date(now) });
    owner = await site.login();
  });
  afterAll(() => site.close());

  type Account = Record<'id' | 'name' | 'role' | 'lastLogin', string> & Record<'active' | 'invited', boolean>;
  const accounts = async () => {
    const answer = await site.get('/api/admin/admins', { headers: owner });
    return answer.json<{ list: Account[] }>().list;
  };
  const account = async (id: string) => (await accounts()).find((one) => one.id === id);
  const change = (id: string, payload: object, headers = owner) =>
    site.app.inject({ method: 'PATCH', url: `/api/admin/admins/${id}`, payload, headers });
  const accept = (token: string, pw = colleaguePassword) => site.post('/admin/invite', { token, pw });
  const isIn = async (headers: { cookie: string }) =>
    (await site.get('/api/admin/event_d/999999', { headers })).statusCode !== 401;
  const said = (answer: { statusCode: number; json(): { message: string } }) => [
    answer.statusCode,
    answer.json().message,
  ];
  const logged = async (action: string) => {
    const { items } = await site.services.accessLog.list({ span: null, actor: '' }, 1);
    return items.filter((entry) => entry.action === action).map(({ actor, target }) => `${actor}: ${target}`);
  };

  it('begin with one owner', async () => {
    expect(await accounts()).toEqual([
      expect.objectContaining({ role: 'owner', active: true, invited: false, secondStep: false }),
    ]);
  });

  it('are invited by a link that works once, by JSON or by form, and sets their password', async () => {
    const token = await inviteTo(site, 'kim', 'editor');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await account('kim')).toMatchObject({ name: 'kim 님', role: 'editor', invited: true });
    expect(said(await accept(token, 'short'))).toEqual([400, valid.passwordShort]);
    expect(said(await accept(token, 'qwerty123'))).toEqual([400, valid.passwordCommon]);
    expect(said(await accept(token))).toEqual([200, admin.passwordSet]);
    expect(said(await accept(token, 'another password'))).toEqual([404, admin.inviteGone]);
    expect(await isIn(await logInAs(site, 'kim'))).toBe(true);
    expect(await account('kim')).toMatchObject({ invited: false, lastLogin: new Date(now).toISOString() });

    const other = await inviteTo(site, 'lee', 'sales');
    const byForm = await site.post(
      '/admin/invite',
      new URLSearchParams({ token: other, pw: colleaguePassword }).toString(),
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    );
    expect(byForm.statusCode).toBe(200);
    expect(byForm.headers['cache-control']).toBe('no-store');
    expect(await logged('adminInvite')).toContain('admin: kim (콘텐츠 담당)');
    expect(await logged('adminJoin')).toContain('kim: ');
  });

  it('have a link that two who use it at once use once', async () => {
    const token = await inviteTo(site, 'twin', 'editor');
    const answers = await Promise.all([accept(token), accept(token, 'another password')]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
  });

  it('have a link for a day, and a new one puts an end to it', async () => {
    const late = await inviteTo(site, 'late', 'editor');
    now += 24 * hourMs;
    expect((await accept(late)).statusCode).toBe(404);
    owner = await site.login();
    const link = async () => {
      const answer = await site.post('/api/admin/admins/late/invite', {}, { headers: owner });
      return answer.json<{ link: string }>().link.split('/').at(-1) ?? '';
    };
    const first = await link();
    const second = await link();
    expect((await accept(first)).statusCode).toBe(404);
    expect((await accept(second)).statusCode).toBe(200);
  });

  it('are logged out everywhere by a password that is set by a link', async () => {
    const headers = await addColleague(site, 'again', 'editor');
    const answer = await site.post('/api/admin/admins/again/invite', {}, { headers: owner });
    expect(await isIn(headers)).toBe(true);
    await accept(answer.json<{ link: string }>().link.split('/').at(-1) ?? '', '강 건너 나룻배에서 내려');
    expect(await isIn(headers)).toBe(false);
  });

  it('have a link that counts no more once they are switched off, nor after they are back', async () => {
    await addColleague(site, 'gone', 'editor');
    const answer = await site.post('/api/admin/admins/gone/invite', {}, { headers: owner });
    const token = answer.json<{ link: string }>().link.split('/').at(-1) ?? '';
    await change('gone', { active: false });
    expect((await accept(token)).statusCode).toBe(404);
    await change('gone', { active: true });
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('have a link that a changed password puts an end to', async () => {
    const headers = await addColleague(site, 'swift', 'editor');
    const answer = await site.post('/api/admin/admins/swift/invite', {}, { headers: owner });
    const token = answer.json<{ link: string }>().link.split('/').at(-1) ?? '';
    const next = '강 건너 나룻배에서 내려';
    const payload = { ad_pw: colleaguePassword, new_pw: next, confirm_pw: next };
    const changed = await site.post('/api/admin/password', payload, { headers });
    expect(changed.statusCode).toBe(200);
    expect(said(await accept(token))).toEqual([404, admin.inviteGone]);
  });

  it('have a link that stands in no log, and in the database only until its mail is sent or refused', async () => {
    const token = await inviteTo(site, 'hush', 'editor');
    await site.get(`/admin/invite/${token}`);
    expect(site.log()).toContain('/admin/invite/…');
    expect(site.log()).not.toContain(token);
    const { db } = site.services.connection;
    for (const name of await tableNames(db)) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    const mailed = await inviteTo(site, 'post', 'editor', { email: 'post@naru.example' });
    const mails = db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'invite');
    const mail = await mails.executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'post@naru.example', state: 'waiting', inquiry_id: 0 });
    expect(mail.text).toContain(`/admin/invite/${mailed}`);
  });

  it('are told what is wrong with an invitation', async () => {
    const invite = (payload: object) => site.post('/api/admin/admins', payload, { headers: owner });
    const good = { id: 'new', name: '새 사람', role: 'editor' };
    expect(said(await invite({ ...good, id: 'kim' }))).toEqual([409, admin.adminExists]);
    expect(said(await invite({ ...good, id: 'two words' }))).toEqual([400, valid.adminIdForm]);
    expect(said(await invite({ ...good, id: '..' }))).toEqual([400, valid.adminIdForm]);
    expect(said(await invite({ ...good, id: '12' }))).toEqual([400, valid.adminIdForm]);
    expect(said(await invite({ ...good, id: 'None' }))).toEqual([400, valid.adminIdForm]);
    // Nobody passes for somebody else: in Cyrillic, in wide letters, by what nobody sees, in capitals.
    for (const id of ['аdmin', 'ａdmin', 'adm\u0131n', 'kim\u3164'])
      expect(said(await invite({ ...good, id }))).toEqual([400, valid.adminIdForm]);
    expect(said(await invite({ ...good, id: 'KIM' }))).toEqual([409, admin.adminExists]);
    expect(said(await invite({ ...good, name: ' ' }))).toEqual([400, valid.adminName]);
    expect(said(await invite({ ...good, role: 'king' }))).toEqual([400, valid.choice]);
    expect(said(await invite({ ...good, email: 'nowhere' }))).toEqual([400, valid.email]);
    expect(await account('new')).toBeUndefined();
  });

  it('are nobody under a name that cannot be typed', async () => {
    expect((await change('a%00b', { name: '누구' })).statusCode).toBe(404);
    expect((await site.post('/api/admin/admins/%00/invite', {}, { headers: owner })).statusCode).toBe(404);
  });

  it('lose their sessions with their role, and by an owner who ends them', async () => {
    const before = await addColleague(site, 'park', 'editor');
    expect(said(await change('park', { role: 'sales' }))).toEqual([200, admin.saved]);
    expect(await isIn(before)).toBe(false);
    const after = await logInAs(site, 'park');
    expect((await site.get('/api/admin/mail', { headers: after })).statusCode).toBe(200);
    expect((await site.get('/api/admin/event_d/1', { headers: after })).statusCode).toBe(403);
    const ended = await site.post('/api/admin/admins/park/end-sessions', undefined, { headers: owner });
    expect(ended.statusCode).toBe(200);
    expect(await isIn(after)).toBe(false);
    expect(await logged('adminRole')).toContain('admin: park: 콘텐츠 담당 → 문의 담당');
    expect(await logged('adminEndSessions')).toContain('admin: park');
  });

  it('keep their sessions with another name', async () => {
    const session = await addColleague(site, 'choi', 'editor');
    await change('choi', { name: '최나루' });
    expect(await isIn(session)).toBe(true);
    expect(await account('choi')).toMatchObject({ name: '최나루' });
  });

  it('are out once they are switched off, and are refused as if there were no such ID', async () => {
    const session = await addColleague(site, 'jung', 'editor');
    await change('jung', { active: false });
    expect(await isIn(session)).toBe(false);
    const login = await site.post('/admin/loginProc', { id: 'jung', pw: colleaguePassword });
    expect(said(login)).toEqual([401, wire.wrongCredentials]);
    const link = await site.post('/api/admin/admins/jung/invite', {}, { headers: owner });
    expect(said(link)).toEqual([409, admin.adminOff]);
    await change('jung', { active: true });
    expect(await isIn(await logInAs(site, 'jung'))).toBe(true);
    expect(await logged('adminOff')).toEqual(['admin: jung']);
  });

  it('keep their last owner, whom an invitation does not replace', async () => {
    await inviteTo(site, 'heir', 'owner');
    for (const payload of [{ role: 'editor' }, { active: false }])
      expect(said(await change('admin', payload))).toEqual([409, admin.lastOwner]);
    expect((await change('admin', { name: '첫 관리자', role: 'owner' })).statusCode).toBe(200);
    expect(await isIn(owner)).toBe(true);
  });

  it('keep an owner when two lock each other out at once', async () => {
    const second = await addColleague(site, 'second', 'owner');
    const answers = await Promise.all([
      change('second', { active: false }, owner),
      change('admin', { role: 'editor' }, second),
    ]);
    const owners = (await site.services.accounts.list()).accounts.filter(
      ({ role, active, invited }) => role === 'owner' && active && !invited,
    );
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
