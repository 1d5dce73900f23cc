import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { engines } from '#tests/support/databases.ts';
import { form } from '#tests/support/form.ts';
import { sayRaw } from '#tests/support/raw-request.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';
import { pageRequests } from './fuzz-addresses.ts';
import { requestsFrom, trapRequests, type ApiDocument, type MadeRequest } from './fuzz-requests.ts';

const inquiry = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
};

/** The same requests every time; others, or more of them: `FUZZ_SEED=7 FUZZ_RUNS=20000`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_116);
const runs = Number(process.env['FUZZ_RUNS'] ?? 1_200);

/** Sends each made-up request, and tells of the first that gets a wrong answer, with its seed. */
async function firstWrong<Request>(
  requests: fc.Arbitrary<Request>,
  numRuns: number,
  send: (request: Request) => Promise<string | null>,
): Promise<string | null> {
  const property = fc.asyncProperty(requests, async (request) => {
    const wrong = await send(request);
    if (wrong !== null) throw new Error(wrong);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns,
    endOnFailure: true,
  });
  const shown = JSON.stringify(counterexample, (_key, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString() : value,
  );
  return failed ? `seed ${seed}: ${String(errorInstance)}\n${shown?.slice(0, 3_000)}` : null;
}

describe.each(engines)('made-up requests (%s)', (engine) => {
  let site: TestApp;
  let origin = '';
  let staff: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { pages: await builtPages() });
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    staff = await site.login();
    // Something to find, change and delete.
    for (const call of ['insertEvent', 'insertReview', 'insertFaqVideo'])
      for (const category1 of ['0', '1', '0', '1'])
        await site.post(
          `/api/admin/${call}`,
          ...form({ title: '제목', content: '내용', category1 }, undefined, staff),
        );
    for (const c_category1 of [0, 1, 0, 1]) await site.post('/api/contact', { ...inquiry, c_category1 });
  });
  afterAll(() => site.close());

  /** The calls that said yes to somebody of the staff. */
  const reached = new Set<string>();
  type Sender = 'nobody' | 'staff';
  const everyOne: readonly Sender[] = ['nobody', 'staff'];

  /** What is wrong with the answer to a request, or null. */
  async function send(
    { call, method, url, headers, payload }: MadeRequest,
    who: Sender,
  ): Promise<string | null> {
    const answer = await site.app.inject({
      method: method as 'GET',
      url,
      headers: who === 'staff' ? { ...headers, ...staff } : headers,
      ...(payload !== undefined && { payload }),
    });
    const { statusCode: status } = answer;
    if (who === 'staff' && status < 300) reached.add(call);
    // Also made up: a logout.
    if (who === 'staff' && status === 401) staff = await site.login();
    if (status >= 500) return `${status}: ${answer.body}\n${site.log().slice(-2_000)}`;
    const isRefusal = status >= 400 && method !== 'HEAD';
    return isRefusal && answer.json<{ success: boolean }>().success
      ? 'a refusal that calls itself a success'
      : null;
  }

  const readDocument = async () => (await site.get('/api/openapi.json')).json<ApiDocument>();

  it.each(everyOne)('to the calls of the API by %s never get a 5xx', async (who) => {
    const requests = requestsFrom(await readDocument());
    expect(await firstWrong(requests, runs, (request) => send(request, who))).toBeNull();
  });

  it('get past the rules of the calls, so that what stands behind them is tried too', async () => {
    const { paths: all } = await readDocument();
    const calls = Object.values(all).flatMap((operations) => Object.keys(operations)).length;
    expect(reached.size / calls).toBeGreaterThan(0.6);
  });

  it.each(everyOne)('with a trap in any one field, sent by %s, never get a 5xx', async (who) => {
    for (const request of trapRequests(await readDocument()))
      expect(await send(request, who), `${request.url} ${String(request.payload).slice(0, 100)}`).toBeNull();
  });

  it('for pages never get a 5xx, nor JSON', async () => {
    const pages = [
      ...Object.values(paths),
      adminPaths.login,
      adminPaths.partnerships,
      '/robots.txt',
      '/rss.xml',
    ];
    const wrong = await firstWrong(pageRequests(pages), runs / 4, async (bytes) => {
      const { status, text } = await sayRaw(origin, bytes);
      return status !== null && status >= 500 ? text.slice(0, 300) : null;
    });
    expect(wrong).toBeNull();
  });
});
