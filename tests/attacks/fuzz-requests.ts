import fc from 'fast-check';
import { liveApi } from '#contract/live.api.ts';
import { sessionApi } from '#contract/session.api.ts';
import { jpeg } from '#tests/support/form.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';
import { adminPassword } from '#tests/support/site.ts';
import { hostileJson, hostilePiece, hostileText, traps } from './fuzz-values.ts';

/** The parts of the API document that a request is made of. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  security?: unknown[];
  parameters: { name: string; in: string; schema?: Property }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Property> } }> };
}
interface Property {
  type?: string | string[];
  enum?: string[];
  anyOf?: Property[];
  items?: Property;
  properties?: Record<string, Property>;
  maximum?: number;
  contentMediaType?: string;
}

export interface MadeRequest {
  /** Which call of the document it is meant for. */
  call: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

type Json = fc.Arbitrary<string>;

const past = '"2026-01-01T00:00:00.000Z"';
const future = '"2036-01-01T00:00:00.000Z"';
const words = '{"type":"paragraph","content":[{"type":"text","text":"나루로봇"}]}';
/** What the document does not say, as JSON: the form of some texts. All others take any word. */
const examples: Readonly<Record<string, readonly string[]>> = {
  assignee: ['"admin"', '"none"', '""'],
  before: ['[1]'],
  board: ['"event"', '"review"', '"inquiry"'],
  body: [`{"type":"doc","content":[${words}]}`, '""'],
  c_addr1: ['"seoul"'],
  c_email: ['"hong@naru.example"'],
  c_form_ms: ['5000', '10'],
  c_plan: ['""'],
  c_prd: ['"serving"'],
  c_prdname: ['"T10"'],
  c_tel: ['"010-1234-5678"'],
  c_website: ['""'],
  code: ['"123456"'],
  day: ['"2026-11-16"'],
  device: ['"all"', '"phone"'],
  email: ['"hong@naru.example"', '""'],
  from: [past, '"2026-01-01"'],
  id: ['"staff-1"', '"staff-2"', '"staff-3"'],
  // Those that are deleted by it; others stay to be changed.
  ids: ['[4]', '[5,6]'],
  link: ['"/sub3_1"'],
  on: ['true', 'false'],
  pinned: ['1', '0'],
  publish_at: [past, future, '""'],
  pw: [JSON.stringify(adminPassword)],
  response: ['{"id":"a","rawId":"a","type":"public-key","response":{},"clientExtensionResults":{}}'],
  to: [future, '"2036-01-01"'],
  unpublish_at: ['"2037-01-01T00:00:00.000Z"', '""'],
  url: ['"https://naru.example/"'],
};

/** A value that the call may take, as JSON. */
function plausible(name: string, property: Property): Json {
  const { type, maximum = 3, anyOf: [first] = [] } = property;
  if (property.enum !== undefined)
    return fc.constantFrom(...property.enum.map((word) => JSON.stringify(word)));
  if (first !== undefined) return plausible(name, first);
  if (type === 'integer') return fc.integer({ min: 0, max: Math.min(maximum, 3) }).map(String);
  if (type === 'object') return everyField(property.properties ?? {}).map(asJson);
  const example = examples[name];
  if (example !== undefined) return fc.constantFrom(...example);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'array')
    return fc
      .array(plausible('', property.items ?? {}), { minLength: 1, maxLength: 2 })
      .map((all) => `[${all.join()}]`);
  return fc.constant(JSON.stringify('나루로봇'));
}

type Fields = [name: string, json: string][];

function everyField(properties: Record<string, Property>): fc.Arbitrary<Fields> {
  const all = Object.entries(properties).filter(([, property]) => property.contentMediaType === undefined);
  return fc.tuple(
    ...all.map(([name, property]) => plausible(name, property).map((json): [string, string] => [name, json])),
  );
}

/** What is right in all places but one or two gets furthest: some fields are left out, and often one is wrong. */
function fieldsOf(properties: Record<string, Property>): fc.Arbitrary<Fields> {
  const spoiled = fc.tuple(fc.nat(20), fc.option(hostileJson, { freq: 2 }));
  const leftOut = fc.array(fc.nat(12), { maxLength: 2 });
  return fc
    .tuple(everyField(properties), leftOut, spoiled)
    .map(([fields, missing, [place, wrong]]) =>
      fields
        .map(([name, json], index): [string, string] => [
          name,
          index === place && wrong !== null ? wrong : json,
        ])
        .filter((_, index) => !missing.includes(index)),
    );
}

const asJson = (fields: Fields) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
const textOf = (json: string) => (json.startsWith('"') ? String(JSON.parse(json)) : json);
const asForm = (fields: Fields) =>
  fields.map(([name, json]) => `${name}=${encodeURIComponent(textOf(json).toWellFormed())}`).join('&');

const picture = await jpeg('#336699');
const goodFile = fc.constant({ name: 'file', fileName: 'a.jpg', value: picture });
const oddFile = fc.record({
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

const files = fc.oneof(
  goodFile.map((file) => [file]),
  fc.array(oddFile, { maxLength: 2 }),
);

/** Most are sent to their end. */
const whole = fc.constant(undefined);

function multipart(properties: Record<string, Property>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fieldsOf(properties), files, fc.oneof({ arbitrary: whole, weight: 6 }, fc.nat(2_000)))
    .map(([fields, sent, cutAt]) => {
      const texts = fields.map(([name, json]) => ({ name, value: textOf(json) }));
      return multipartBody([...texts, ...sent]).subarray(0, cutAt);
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

/** Whose they are: admins by their ID, all others by a number. */
const knownIn = (path: string) => (path.includes('/admins/') ? ['admin', 'staff-1'] : ['0', '1', '2']);

function addressOf(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const number = fc.oneof({ arbitrary: fc.constantFrom(...knownIn(path)), weight: 3 }, hostilePiece);
  const asked = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) =>
      fc.tuple(
        fc.constant(name),
        plausible(name, schema).map((json) => encodeURIComponent(textOf(json))),
      ),
    );
  const odd = fc.tuple(
    fc.constantFrom(...parameters.map(({ name }) => name), 'page', '__proto__', ''),
    hostilePiece,
  );
  const pairs = fc.array(fc.oneof(...asked, odd), { maxLength: 4 });
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
      call: `${method} ${path}`,
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
      call: `${method} ${path}`,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      method: method.toUpperCase(),
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
  const json = { 'content-type': 'application/json' };
  return calls.flatMap(({ call, url, method, fields }) =>
    fields.flatMap((name) =>
      traps.map((trap) => ({
        call,
        method,
        url,
        headers: json,
        payload: Buffer.from(`{"${name}":${trap}}`),
      })),
    ),
  );
}
