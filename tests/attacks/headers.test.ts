import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInStaff } from '#tests/support/staff.ts';
import { jpeg } from '#tests/support/form.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { products } from '#web/content/products/products.ts';
import { observatoryScore } from './observatory.ts';

let site: Site;
let cookie = '';
let picture = '';
let event = 0;

/** As in production behind TLS: the site knows its https address. */
async function start(frontDoor: string): Promise<void> {
  const env = { PUBLIC_URL: 'https://www.naru.example', SAMPLE_CONTENT: 'off', FRONT_DOOR: frontDoor };
  site = await startSite({ env });
  const api = await logInStaff(site);
  cookie = api.cookie;
  event = await api.post('event', { title: '행사', file: { name: 'a.jpg', bytes: await jpeg('red') } });
  const detail = await api.get(`/api/admin/event_d/${event}`);
  picture = (detail['data'] as { e_file1_s: string }).e_file1_s;
}

type Ask = [what: string, status: number, path: () => string, init?: RequestInit];
const json = { 'content-type': 'application/json' };

const answers: readonly Ask[] = [
  ['a page', 200, () => paths.home],
  ['a page asked for again', 200, () => paths.home],
  ['a page from memory', 200, () => paths.home],
  ['a page with a robot in 3D', 200, () => products[0]?.path ?? ''],
  ['a list', 200, () => paths.events],
  ['a post', 200, () => itemPath(paths.events, event)],
  ['a page of the back office', 200, () => adminPaths.login],
  ['an unknown page', 404, () => '/nothing-here'],
  ['a page of another site', 404, () => '//evil.example/sub3_1'],
  ['a moved page', 301, () => '/sub2_1_6', { redirect: 'manual' }],
  ['a file', 200, () => '/robots.txt'],
  ['an upload', 200, () => `/resources/upload/${picture}`],
  ['a missing upload', 404, () => `/resources/upload/${'0'.repeat(32)}.jpg`],
  ['a public call', 200, () => '/api/event/cateId/0'],
  ['a guarded call', 401, () => '/api/admin/contact/cateId/0'],
  ['a missing call', 404, () => '/api/nothing'],
  ['a wrong method', 405, () => '/api/contact'],
  [
    'a preflight from another site',
    403,
    () => '/api/contact',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  ],
  [
    'a forged write',
    403,
    () => '/api/contact',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  [
    'a wrong type',
    415,
    () => '/api/contact',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ],
  ['a broken body', 400, () => '/api/contact', { method: 'POST', headers: json, body: '{' }],
  [
    'a body that is too large',
    413,
    () => '/api/contact',
    { method: 'POST', headers: json, body: 'x'.repeat(300_000) },
  ],
  [
    'a failed login',
    401,
    () => '/admin/loginProc',
    { method: 'POST', headers: json, body: '{"id":"a","pw":"b"}' },
  ],
  ['the head of a page', 200, () => paths.home, { method: 'HEAD' }],
  ['health', 200, () => '/healthz'],
  ['readiness', 200, () => '/readyz'],
  ['the document of the calls', 200, () => '/api/openapi.json'],
  ['figures', 200, () => '/metrics'],
  [
    'figures asked for from elsewhere',
    404,
    () => '/metrics',
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
  ],
];

describe.each(['on', 'off'])('with the front door %s every kind of answer', (frontDoor) => {
  beforeAll(() => start(frontDoor));
  afterAll(() => site.close());

  it.each(answers)(
    '%s (%i) is an A+ by the rules of Mozilla Observatory',
    async (what, status, path, init) => {
      const answer = await fetch(site.origin + path(), init);
      expect([what, answer.status]).toEqual([what, status]);
      const { score, faults } = observatoryScore(answer.headers);
      expect([what, faults]).toEqual([what, []]);
      expect(score).toBeGreaterThanOrEqual(100);
      expect(answer.headers.get('server')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      // Unsaid, a cache on the way would guess for how long.
      expect(answer.headers.get('cache-control')).not.toBeNull();
    },
  );

  it('lets product pages alone unpack models and look through the camera, from memory too', async () => {
    const robotPages = products.map(({ path }) => path);
    for (const path of [...robotPages, paths.home, paths.events, paths.partnership, '/nothing-here']) {
      for (const time of ['made', 'again', 'kept']) {
        const { headers } = await fetch(site.origin + path);
        const policy = headers.get('content-security-policy') ?? '';
        const may = headers.get('permissions-policy') ?? '';
        const found = [policy.includes("'wasm-unsafe-eval'"), /connect-src [^;]*blob:/.test(policy)];
        const allowed = [may.includes('camera=(self)'), may.includes('xr-spatial-tracking=(self)')];
        const isRobot = robotPages.includes(path);
        expect([path, time, ...found, ...allowed]).toEqual([path, time, ...Array(4).fill(isRobot)]);
        expect(/style-src 'self' 'sha256-[^' ]+';/.test(policy)).toBe(isRobot);
        expect(headers.get('x-page-needs')).toBeNull();
      }
    }
  });

  it('starts no worker in a sandbox, which browsers refuse, and lets it load nothing', async () => {
    const [worker = ''] = globSync('assets/*.worker-*.js', { cwd: 'build/client' });
    const { status, headers } = await fetch(`${site.origin}/${worker}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect([status, policy.includes("default-src 'none'"), policy.includes('sandbox')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(observatoryScore(headers).faults).toEqual([]);
  });

  it('that says "not changed" keeps the policy of what it stands for', async () => {
    const first = await fetch(site.origin + paths.events);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await fetch(site.origin + paths.events, { headers: known });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it('to what the parser refuses is an A+ too', async () => {
    const { port } = new URL(site.origin);
    const raw = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n').slice(1);
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    expect(observatoryScore(headers).faults).toEqual([]);
  });

  it('with a session cookie marks it for https alone, out of reach of scripts and other hosts', async () => {
    const login = await fetch(`${site.origin}/admin/loginProc`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ id: site.adminId, pw: site.adminPassword }),
    });
    const [set = ''] = login.headers.getSetCookie();
    expect(set).toMatch(/^__Host-naru_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('that depends on who asks is kept by no cache', async () => {
    for (const path of ['/api/admin/contact/cateId/0', '/admin/checkSession', '/api/admin/accessLog']) {
      const answer = await fetch(site.origin + path, { headers: { cookie } });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });
});
