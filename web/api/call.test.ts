import { afterEach, expect, test, vi } from 'vitest';
import { boards } from '#contract/boards.ts';
import { inquiryApi } from '#contract/inquiry.api.ts';
import { inquiryBody } from '#contract/inquiry.wire.ts';
import { noPopup } from '#contract/popup.ts';
import { popupApi } from '#contract/popup.api.ts';
import { postApi } from '#contract/post.api.ts';
import { sessionApi } from '#contract/session.api.ts';
import { addressOf, call } from './call.ts';
import type { CallError } from './call-error.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, init: ResponseInit = {}, type = 'application/json; charset=utf-8') {
  const fetched = vi.fn<typeof fetch>(async () =>
    Promise.resolve(new Response(body, { ...init, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: CallError) => error,
  );
const listing = { params: { category: 0 } };

test('an address carries wire names, and nothing that is empty', () => {
  const params = { category: 1, industry: 5 };
  expect(
    addressOf(postApi(boards.case).publicList, {
      params,
      query: { page: 2, keyword: '로봇 & 컵', field: 'all' },
    }),
  ).toBe('/api/review/categories/1/5?curPage=2&keyword=%EB%A1%9C%EB%B4%87+%26+%EC%BB%B5&filter=all');
  expect(
    addressOf(postApi(boards.case).publicList, { params, query: { page: undefined, keyword: '' } }),
  ).toBe('/api/review/categories/1/5');
});

test('a JSON body travels under wire names, with the headers of the caller', async () => {
  const fetched = answerWith('{"success":true,"message":"","id":3}');
  const fields = Object.fromEntries(Object.keys(inquiryBody.names).map((name) => [name, undefined]));
  await call(inquiryApi.submit, {
    body: { ...(fields as Record<keyof typeof inquiryBody.names, undefined>), company: '나루', agreed: true },
    headers: { 'idempotency-key': 'abcdefgh' },
  });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/contact');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"c_company_name":"나루","c_agree":true}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'abcdefgh' },
  });
});

test('a login travels as a form, a logout with nothing', async () => {
  const fetched = answerWith('{"success":true,"result":"성공","message":""}');
  await call(sessionApi.login, { body: { id: 'admin', password: '가&나=1 2' } });
  await call(sessionApi.logout);
  const [login, logout] = fetched.mock.calls.map(([, init]) => init);
  expect(login?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
  expect(Object.fromEntries(new URLSearchParams(login?.body as string))).toEqual({
    id: 'admin',
    pw: '가&나=1 2',
  });
  expect([logout?.method, logout?.body, Object.keys(logout?.headers ?? {})]).toEqual([
    'POST',
    null,
    ['accept'],
  ]);
});

test('a password change carries the older names too', async () => {
  const fetched = answerWith('{"success":true,"message":""}');
  await call(sessionApi.changePassword, { body: { current: '옛것', next: '새것', confirm: '다시' } });
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
    currentPassword: '옛것',
    newPassword: '새것',
    confirmPassword: '다시',
    ad_pw: '옛것',
    pw: '옛것',
    new_pw: '새것',
    confirm_pw: '다시',
  });
});

test('a multipart body carries its fields and, when chosen, the file; its content type is left to the browser', async () => {
  const fetched = answerWith('{"success":true,"message":"","id":3}');
  const file = new File(['x'], '팝업.png', { type: 'image/png' });
  await call(popupApi.register, { body: { ...noPopup, link: '/sub6_1' }, file });
  const init = fetched.mock.calls[0]?.[1];
  const form = init?.body as FormData;
  expect(form.get('link')).toBe('/sub6_1');
  expect((form.get('file') as File).name).toBe('팝업.png');
  expect(Object.keys(init?.headers ?? {})).toEqual(['accept']);
});

test('a status that is not OK is a refusal with the words of the server', async () => {
  answerWith('{"success":false,"message":"존재하지 않는 분류입니다."}', {
    status: 404,
    statusText: 'Not Found',
  });
  expect(await failureOf(call(postApi(boards.event).publicList, listing))).toMatchObject({
    kind: 'refused',
    status: 404,
    statusText: 'Not Found',
    serverMessage: '존재하지 않는 분류입니다.',
  });
});

test('a refusal in HTML, as proxies send it, has no words for people', async () => {
  answerWith('<h1>Bad Gateway</h1>', { status: 502 }, 'text/html');
  const error = await failureOf(call(postApi(boards.event).publicList, listing));
  expect(error).toMatchObject({ kind: 'refused', status: 502, serverMessage: '' });
});

test('success: false is a refusal even with status 200', async () => {
  answerWith('{"success":false}');
  const error = await failureOf(
    call(postApi(boards.case).publicList, { params: { category: 0, industry: 0 } }),
  );
  expect(error).toMatchObject({ kind: 'refused', status: 200, serverMessage: '' });
});

test.each([
  ['not JSON by its type', '{"success":true}', 'text/html'],
  ['not JSON by its text', '{"success":', 'application/json'],
  ['nothing at all', '', 'application/json'],
  ['no object', '3', 'application/json'],
])('an OK answer that is %s is garbage', async (_, body, type) => {
  answerWith(body, {}, type);
  const error = await failureOf(call(postApi(boards.event).publicList, listing));
  expect(error).toMatchObject({ kind: 'garbage', status: 200 });
});

test('an answer that is not what the contract says is garbage', async () => {
  answerWith('{"success":true,"list":"none"}');
  expect(await failureOf(call(postApi(boards.event).publicList, listing))).toMatchObject({ kind: 'garbage' });
});

test('no answer is offline, a late one is a timeout, and a caller who gives up hears an abort', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(call(popupApi.current))).toMatchObject({ kind: 'offline', status: 0 });

  const hang = (_: unknown, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  vi.stubGlobal('fetch', hang);
  const hasty = { ...popupApi.current, timeoutMs: 5 };
  expect(await failureOf(call(hasty))).toMatchObject({ kind: 'timeout' });

  const controller = new AbortController();
  const given = failureOf(call(popupApi.current, { signal: controller.signal }));
  controller.abort();
  expect(await given).toMatchObject({ name: 'AbortError' });
});
