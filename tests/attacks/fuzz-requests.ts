import fc from 'fast-check';
import { liveApi } from '#contract/live.api.ts';
import { sessionApi } from '#contract/session.api.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';
import { hostileJson, hostilePiece, hostileText, traps } from './fuzz-values.ts';

/** The parts of the API document that a request is made of. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  security?: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Property> } }> };
}
interface Property {
  type?: string;
  maximum?: number;
  contentMediaType?: string;
}

export interface MadeRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

type Json = fc.Arbitrary<string>;

/** What the document does not say: the form of some texts. All others take any word. */
const examples: Readonly<Record<string, string>> = {
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_addr1: 'seoul',
  c_prd: 'serving',
  c_prdname: 'T10',
  url: 'https://naru.example/',
  link: '/sub3_1',
};

/** A value that the call may take, as JSON: what is right in all places but one gets furthest. */
function plausible(name: string, { type, maximum = 3 }: Property): Json {
  if (type === 'integer') return fc.integer({ min: 0, max: Math.min(maximum, 3) }).map(String);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'array') return fc.constantFrom('[1]', '[1,2,3]', '["1"]');
  return fc.constant(JSON.stringify(examples[name] ?? '나루로봇'));
}

/** Some of the fields, most of them as they should be. */
function fieldsOf(properties: Record<string, Property>): fc.Arbitrary<[name: string, json: string][]> {
  const names = Object.keys(properties).filter((name) => properties[name]?.contentMediaType === undefined);
  const fields = names.map((name) =>
    fc.oneof(
      { arbitrary: plausible(name, properties[name] ?? {}), weight: 12 },
      { arbitrary: hostileJson, weight: 2 },
      { arbitrary: fc.constant(null), weight: 1 },
    ),
  );
  return fc
    .tuple(...fields)
    .map((values) =>
      names.flatMap((name, index): [string, string][] =>
        typeof values[index] === 'string' ? [[name, values[index]]] : [],
      ),
    );
}

const asJson = (fields: [string, string][]) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
const textOf = (json: string) => (json.startsWith('"') ? String(JSON.parse(json)) : json);
const asForm = (fields: [string, string][]) =>
  fields.map(([name, json]) => `${name}=${encodeURIComponent(textOf(json).toWellFormed())}`).join('&');

const file = fc.record({
  name: fc.oneof(
    { arbitrary: fc.constant('file'), weight: 8 },
    hostileText.map((text) => text.slice(0, 200)),
  ),
  fileName: fc.oneof(fc.constantFrom('a.txt', 'a.png', 'a.exe', '', '.', 'a.hwp', '나루.pdf'), hostileText),
  value: fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('', 'hello', '%PDF-1.7', '\u0089PNG\r\n\u001a\n', 'PK\u0003\u0004')
      .map((text) => Buffer.from(text, 'latin1')),
  ),
});

function multipart(properties: Record<string, Property>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fieldsOf(properties), fc.array(file, { maxLength: 2 }), fc.option(fc.nat(2_000), { freq: 6 }))
    .map(([fields, files, cutAt]) => {
      const texts = fields.map(([name, json]) => ({ name, value: textOf(json) }));
      return multipartBody([...texts, ...files]).subarray(0, cutAt ?? undefined);
    });
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'Application/JSON;x',
  'application/jsonx',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  multipartType,
  'a/b;c',
  'x',
  ';',
  '',
];

/** A body as the call takes it, or of any other kind. */
function bodyOf(operation: Operation): fc.Arbitrary<{ type: string; payload: Buffer | undefined }> {
  const [first] = Object.entries(operation.requestBody?.content ?? {});
  const [type, content] = first ?? ['', undefined];
  const properties = content?.schema.properties ?? {};
  const fields = fieldsOf(properties);
  const right =
    type === 'multipart/form-data'
      ? multipart(properties).map((payload) => ({ type: multipartType, payload }))
      : fields.map((given) => ({ type: 'application/json', payload: Buffer.from(asJson(given)) }));
  const other = fc.record({
    type: fc.constantFrom(...contentTypes),
    payload: fc.oneof(
      fc.constant(undefined),
      hostileJson.map((json) => Buffer.from(json)),
      fields.map((given) => Buffer.from(asForm(given))),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(fields, fc.nat(100)).map(([given, cutAt]) => Buffer.from(asJson(given).slice(0, cutAt))),
    ),
  });
  return operation.requestBody === undefined
    ? fc.oneof({ arbitrary: fc.constant({ type: '', payload: undefined }), weight: 9 }, other)
    : fc.oneof({ arbitrary: right, weight: 7 }, { arbitrary: other, weight: 3 });
}

function addressOf(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const number = fc.oneof({ arbitrary: fc.constantFrom('0', '1', '2'), weight: 3 }, hostilePiece);
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'page', '__proto__', ''), hostilePiece), {
    maxLength: 4,
  });
  return fc.tuple(fc.array(number, { minLength: 2, maxLength: 2 }), pairs).map(([numbers, search]) => {
    const filled = path.replaceAll(/\{\w+\}/g, () => numbers.shift() ?? '');
    return `${filled}?${search.map(([name, value]) => `${name}=${value}`).join('&')}`;
  });
}

const header = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '0',
    'null',
    'a'.repeat(200),
    'bytes=9-1',
    'W/"x"',
    'br;q=0',
    '::1, 1.2.3.4',
    'http://a',
  ),
  fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^ -~]/g, '')),
);
const headers = fc.record(
  Object.fromEntries(
    [
      'idempotency-key',
      'accept',
      'accept-encoding',
      'if-none-match',
      'range',
      'x-forwarded-for',
      'user-agent',
    ].map((name) => [name, header]),
  ),
  { requiredKeys: [] },
);
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

function requestOf(path: string, method: string, operation: Operation): fc.Arbitrary<MadeRequest> {
  return fc
    .record({
      method: fc.oneof({ arbitrary: fc.constant(method.toUpperCase()), weight: 15 }, methods),
      url: addressOf(path, operation),
      headers: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, headers),
      body: bodyOf(operation),
    })
    .map(({ body: { type, payload }, method: verb, url, headers: sent }) => ({
      method: verb,
      url,
      headers: { ...sent, ...(type === '' ? {} : { 'content-type': type }) } as Record<string, string>,
      payload,
    }));
}

const ofSession = new Set<string>(Object.values(sessionApi).map((call) => call.path));

/** Requests to every call of the document whose answer ends; to those that are open to all, more, but for those of the session: each costs a login. */
export function requestsFrom({ paths }: ApiDocument): fc.Arbitrary<MadeRequest> {
  const ending = Object.entries(paths).filter(([path]) => path !== liveApi.follow.path);
  const calls = ending.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      arbitrary: requestOf(path, method, operation),
      weight: operation.security === undefined && !ofSession.has(path) ? 4 : 1,
    })),
  );
  return fc.oneof(...calls);
}

/** Every field of every call that takes JSON, one after the other with each of the traps in it. */
export function trapRequests({ paths }: ApiDocument): MadeRequest[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      url: path.replaceAll(/\{\w+\}/g, '1'),
      method: method.toUpperCase(),
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
  const json = { 'content-type': 'application/json' };
  return calls.flatMap(({ url, method, fields }) =>
    fields.flatMap((name) =>
      traps.map((trap) => ({ method, url, headers: json, payload: Buffer.from(`{"${name}":${trap}}`) })),
    ),
  );
}
