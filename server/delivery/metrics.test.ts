import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

const token = 'a-token-of-more-than-sixteen-letters';

/** The figures of a site by name and labels. */
async function figuresOf(site: TestApp): Promise<Map<string, number>> {
  const { body } = await site.get('/metrics');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines
      .map((line) => line.split(/ (?=[^ ]+$)/) as [string, string])
      .map(([name, value]) => [name, Number(value)]),
  );
}

describe('the figures', () => {
  let site: TestApp;
  let origin = '';
  beforeAll(async () => {
    site = await createTestApp();
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  it('count what the routes answer, by kind and status, with its time', async () => {
    await site.get('/api/event/cateId/0');
    await site.get('/api/nothing');
    await site.get('/a-page');
    await site.get('/robots.txt');
    const figures = await figuresOf(site);
    expect(figures.get('naru_http_answers_total{kind="api",status="2xx"}')).toBe(1);
    expect(figures.get('naru_http_answers_total{kind="api",status="4xx"}')).toBe(1);
    expect(figures.get('naru_http_answers_total{kind="page",status="2xx"}')).toBe(2);
    expect(figures.get('naru_http_answer_seconds_count{kind="api"}')).toBe(2);
    expect(figures.get('naru_http_in_flight')).toBe(0);
  });

  it('count what memory answers, which no log knows and which has no request id', async () => {
    const address = `${origin}/api/event/cateId/1`;
    for (const _time of ['made', 'kept']) await fetch(address, { headers: { cookie: 'a=b' } });
    const before = await figuresOf(site);
    const lines = site.log().length;
    const plain = await fetch(address);
    expect([plain.status, plain.headers.get('x-request-id')]).toEqual([200, null]);
    expect(site.log()).toHaveLength(lines);
    const after = await figuresOf(site);
    const grown = (by: string) => {
      const name = `naru_http_memory_answers_total{by="${by}"}`;
      return (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    };
    expect(grown('front_door') + grown('hot_path')).toBe(1);
  });

  it('tell how much memory answers hold', async () => {
    const before = await figuresOf(site);
    await site.get('/another-page');
    const after = await figuresOf(site);
    const grown = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    expect(grown('naru_cache_entries')).toBe(1);
    expect(grown('naru_cache_bytes')).toBeGreaterThan(0);
  });

  it('are kept by nobody', async () => {
    const answer = await site.get('/metrics');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
  });

  it.each([
    ['from this machine', 200, '127.0.0.1', {}],
    ['from this machine by IPv6', 200, '::1', { host: '[::1]:3000' }],
    ['from another machine', 404, '10.0.0.7', {}],
    ['by a proxy on this machine', 404, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    [
      'by a proxy that says it is asked from this machine',
      404,
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
    ],
    ['by a proxy in another way', 404, '127.0.0.1', { forwarded: 'for=203.0.113.9' }],
    ['under the name of the site', 404, '127.0.0.1', { host: 'www.naru.example' }],
    ['with a token where there is none', 404, '10.0.0.7', { authorization: `Bearer ${token}` }],
  ])('asked for %s: %i', async (_from, status, remoteAddress, headers) => {
    const answer = await site.get('/metrics', { remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('naru_')).toBe(status === 200);
  });
});

it('with a token the figures are for those who have it, wherever they are, and for nobody else', async () => {
  const site = await createTestApp('sqlite', { env: { METRICS_TOKEN: token, TRUST_PROXY: '10.0.0.7' } });
  const ask = async (authorization?: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(authorization && { authorization }) };
    return (await site.get('/metrics', { remoteAddress: '10.0.0.7', headers })).statusCode;
  };
  expect(await ask(`Bearer ${token}`)).toBe(200);
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
    expect([wrong, await ask(wrong)]).toEqual([wrong, 404]);
  expect((await site.get('/metrics')).statusCode).toBe(404);
  await site.close();
});
