import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fillPath } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { fastifyPath } from '#server/http/mount.ts';
import { everyPage } from '#server/http/request-target.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

/** Routes that are no calls of the contract, each known here by name. */
const others = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/resources/upload/:name',
  '/api',
  '/api/*',
  '/resources/*',
  everyPage,
]);

describe('the guard', () => {
  let site: TestApp;
  const routes: { method: string; url: string }[] = [];
  beforeAll(async () => {
    site = await createTestApp('sqlite', { onRoute: (route) => routes.push(route) });
  });
  afterAll(() => site.close());

  const params = { id: 1, category: 0, industry: 0, receipt: 'A'.repeat(26) };

  it('knows every route that is on the router', () => {
    const known = new Set(endpoints.map(({ path }) => fastifyPath(path)));
    const unlisted = routes.filter(({ url }) => !known.has(url) && !others.has(url));
    expect(routes.length).toBeGreaterThan(40);
    expect(unlisted).toEqual([]);
  });

  it('has every call of the contract on the router', () => {
    const mounted = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    const missing = endpoints.filter(({ method, path }) => !mounted.has(`${method} ${fastifyPath(path)}`));
    expect(missing).toEqual([]);
  });

  it('names every call in the API document', async () => {
    const document = (await site.get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const missing = endpoints.filter(
      ({ method, path }) => document.paths[path]?.[method.toLowerCase()] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it.each(
    endpoints.filter(({ access }) => access !== 'open').map(({ method, path }) => [method, path] as const),
  )('answers 401 to %s %s without a session, before it reads a body', async (method, path) => {
    const url = fillPath(path, params);
    for (const headers of [
      {},
      { cookie: 'naru_session=forged' },
      { cookie: `naru_session=${'A'.repeat(43)}` },
    ]) {
      const answer = await site.app.inject({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{broken',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        success: false,
        message: messages.wire.loginRequired,
        error: messages.wire.loginRequired,
      });
    }
  });

  it.each(endpoints.map(({ method, path }) => [method, path] as const))(
    'answers 405 to a wrong method on %s %s',
    async (method, path) => {
      const allowed = endpoints.filter((other) => other.path === path).map((other) => other.method as string);
      const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
      const wrong = verbs.filter((verb) => !allowed.includes(verb));
      for (const verb of wrong) {
        const answer = await site.app.inject({ method: verb, url: fillPath(path, params) });
        expect([verb, answer.statusCode, answer.headers['allow']]).toEqual([verb, 405, allowed.join(', ')]);
      }
      expect(method).toBeDefined();
    },
  );

  it.each(
    endpoints.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const),
  )('refuses %s %s from another site', async (method, path) => {
    const { cookie } = await site.login();
    for (const forged of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await site.app.inject({
        method,
        url: fillPath(path, params),
        headers: { cookie, ...forged },
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
