import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { form, jpeg } from '#tests/support/form.ts';
import { startSite } from '#tests/support/site.ts';

interface Asked {
  path: string;
  authorization: string | undefined;
  body: unknown;
}

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** Stands in for the network's own service: answers with these statuses in turn, then with 200. */
async function purgeService(...statuses: number[]): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { url = '', headers } = request;
      asked.push({ path: url, authorization: headers.authorization, body: JSON.parse(text) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, asked };
}

async function siteWith(env: Record<string, string>, clock?: Clock): Promise<TestApp> {
  const site = await createTestApp('sqlite', { env, ...(clock && { clock }) });
  running.push(site);
  return site;
}

async function publishEvent(site: TestApp, cookie: string): Promise<void> {
  const fields = { title: '제목', content: '내용', url: '', category1: '0' };
  const answer = await site.post('/api/admin/insertEvent', ...form(fields, undefined, { cookie }));
  expect(answer.statusCode).toBe(200);
}

const cachingOf = async (site: TestApp, url: string) => {
  const { headers } = await site.get(url);
  return { caching: headers['cache-control'], tags: headers['cache-tag'] };
};

it('without the setting nobody on the way keeps a page', async () => {
  const site = await siteWith({});
  for (const url of ['/sub3_1', '/api/event/cateId/0'])
    expect(await cachingOf(site, url)).toEqual({ caching: 'no-cache', tags: undefined });
});

it('with it, pages and public JSON may be kept for so long, each under the names of what it was made of', async () => {
  const site = await siteWith({ CDN_SECONDS: '60' });
  const caching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
  expect(await cachingOf(site, '/')).toEqual({ caching, tags: 'site' });
  expect(await cachingOf(site, '/api/event/cateId/0')).toEqual({ caching, tags: 'site,event' });
  // From memory, the second time.
  expect(await cachingOf(site, '/api/event/cateId/0')).toEqual({ caching, tags: 'site,event' });
});

it('nothing is kept beyond the moment at which it turns by itself, however long it has waited in memory', async () => {
  const start = Date.parse('2026-11-17T00:00:00.000Z');
  const turn = start + 300_000;
  let now = start;
  const site = await siteWith({ CDN_SECONDS: '60' }, () => new Date(now));
  const planned = { from: new Date(turn).toISOString() };
  const picture = { name: 'popup.png', bytes: await jpeg('teal', 'png') };
  await site.post('/api/admin/popups', ...form(planned, picture, await site.login()));
  const secondsKept = async () => {
    const { caching } = await cachingOf(site, '/api/popups');
    const [, kept, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(String(caching)) ?? [];
    return Number(kept) + Number(stale);
  };
  expect(await secondsKept()).toBe(120);
  for (; now < turn; now += 500) expect(now + 1_000 * (await secondsKept())).toBeLessThanOrEqual(turn);
  expect(await secondsKept()).toBe(120);
});

it('what the same address answers staff otherwise is not kept on the way', async () => {
  const site = await siteWith({ CDN_SECONDS: '60' });
  for (const _time of ['made', 'from memory'])
    expect(await cachingOf(site, '/api/admin/popup/current')).toEqual({
      caching: 'no-cache',
      tags: undefined,
    });
});

it('what is for one person or not there is still kept nowhere', async () => {
  const site = await siteWith({ CDN_SECONDS: '60' });
  const { cookie } = await site.login();
  for (const [url, headers] of [
    ['/api/admin/event/cateId/0', { cookie }],
    ['/api/admin/event/cateId/0', {}],
    ['/api/nothing', {}],
    ['/resources/upload/nothing.jpg', {}],
  ] as const)
    expect((await site.get(url, { headers })).headers).toMatchObject({ 'cache-control': 'no-store' });
});

it('what is published is purged by name, once for writes that come together', async () => {
  const { url, asked } = await purgeService();
  const site = await siteWith({ CDN_SECONDS: '60', PURGE_URL: `${url}?tag={tag}`, PURGE_TOKEN: 'secret' });
  const { cookie } = await site.login();
  await publishEvent(site, cookie);
  await publishEvent(site, cookie);
  await expect
    .poll(() => asked)
    .toEqual([{ path: '/purge?tag=event', authorization: 'Bearer secret', body: { tags: ['event'] } }]);
  await publishEvent(site, cookie);
  await expect.poll(() => asked.length).toBe(2);
});

it('a purge that fails is tried again, holds up nobody and never says the token', async () => {
  const { url, asked } = await purgeService(500);
  const site = await siteWith({ CDN_SECONDS: '60', PURGE_URL: url, PURGE_TOKEN: 'a-secret-token' });
  const { cookie } = await site.login();
  await publishEvent(site, cookie);
  await expect.poll(() => asked.length).toBe(2);
  expect(site.log()).toContain('purge failed');
  expect(site.log()).not.toContain('a-secret-token');
});

it('a server that starts has the whole site purged: pages of another build name files that are gone', async () => {
  const { url, asked } = await purgeService();
  running.push(await startSite({ env: { SAMPLE_CONTENT: 'off', CDN_SECONDS: '60', PURGE_URL: url } }));
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ tags: ['site'] }]);
});
