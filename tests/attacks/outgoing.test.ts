import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInStaff } from '#tests/support/staff.ts';
import { jpeg } from '#tests/support/form.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { itemPath, paths } from '#web/content/paths.ts';

const recorder = new URL('record-connections.mjs', import.meta.url).href;
let site: Site;
/** Stands for whatever an address points to inside the network of the server. */
let inside: Server;
let visits = 0;
let address = '';

beforeAll(async () => {
  inside = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as { port: number };
  address = `http://127.0.0.1:${port}/latest/meta-data`;
  site = await startSite({ env: { NODE_OPTIONS: `--import ${recorder}`, SAMPLE_CONTENT: 'off' } });
});
afterAll(async () => {
  await site.close();
  inside.close();
});

const outgoing = () => site.output().match(/^outgoing: .*$/gm) ?? [];

it('the recorder sees a connection, so that its silence below means something', async () => {
  const other = await startSite({
    env: {
      NODE_OPTIONS: `--import ${recorder}`,
      S3_ENDPOINT: new URL(address).origin,
      S3_BUCKET: 'none',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
      SAMPLE_CONTENT: 'off',
    },
  });
  await fetch(`${other.origin}/resources/upload/${'0'.repeat(32)}.jpg`);
  const seen = other.output().match(/^outgoing: .*$/gm) ?? [];
  await other.close();
  expect([seen.length > 0, visits > 0]).toEqual([true, true]);
});

it('nothing that is typed, stored or sent along makes the server open a connection', async () => {
  const before = visits;
  // Listening looks up its own name.
  const atStart = outgoing();
  const api = await logInStaff(site);
  const link = { content: `${address} ${address.replace('127.0.0.1', 'localhost')}`, url: address };
  const event = await api.post('event', {
    title: address,
    ...link,
    file: { name: 'a.jpg', bytes: await jpeg('red') },
  });
  await api.post('case', { title: address, ...link });
  await api.post('faq', { title: address, ...link, category: 1 });
  await api.inquiry({
    c_company_name: address,
    c_name: '홍길동',
    c_email: 'hong@localhost.example',
    c_content: address,
  });
  const popup = new FormData();
  popup.set('link', address);
  popup.set('file', new Blob([new Uint8Array(await jpeg('blue'))]), 'p.jpg');
  const registered = await fetch(`${site.origin}/api/admin/popup`, {
    method: 'POST',
    headers: { cookie: api.cookie },
    body: popup,
  });
  expect(registered.status).toBe(200);
  const dressed = {
    'x-forwarded-host': new URL(address).host,
    'x-forwarded-for': '127.0.0.1',
    referer: address,
    'x-original-url': address,
    from: address,
  };
  for (const path of [
    paths.home,
    paths.events,
    itemPath(paths.events, event),
    paths.servingCases,
    paths.selfCare,
    `${paths.events}?keyword=${encodeURIComponent(address)}`,
    '/rss.xml',
    '/sitemap.xml',
    '/api/event/cateId/0',
    '/api/admin/popup/current',
    `/?url=${encodeURIComponent(address)}&next=${encodeURIComponent(address)}`,
  ]) {
    expect([path, (await fetch(site.origin + path, { headers: dressed })).status < 500]).toEqual([
      path,
      true,
    ]);
  }
  await wait(500);
  expect([outgoing(), visits - before]).toEqual([atStart, 0]);
});
