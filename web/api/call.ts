import { fillPath, type AnswerOf, type Endpoint, type Sent } from '#contract/endpoint.ts';
import { writeFields } from '#contract/fields.ts';
import { send, type Answer } from './transport.ts';
import { CallError } from './call-error.ts';

const formType = 'application/x-www-form-urlencoded';

type Fields = Readonly<Record<string, unknown>>;
type JsonObject = Record<string, unknown>;

/** What a call takes, by the names used everywhere; the wire names are the contract's business. */
export interface CallInput<Definition extends Endpoint = Endpoint> extends Sent<Definition> {
  file?: File | null;
  headers?: Readonly<Record<string, string>>;
  credentials?: RequestCredentials;
  signal?: AbortSignal;
  /** Called with the share (0 to 1) of the upload that has left. */
  onProgress?: (share: number) => void;
}

/** Makes one call of the contract. Any failure is a `CallError`, except that a caller's own abort stays an abort. */
export async function call<Definition extends Endpoint>(
  endpoint: Definition,
  input: CallInput<Definition> = {},
): Promise<AnswerOf<Definition>> {
  const { contentType, body } = bodyOf(endpoint, input);
  const answer = await send({
    url: addressOf(endpoint, input),
    method: endpoint.method,
    headers: { accept: 'application/json', ...contentType, ...input.headers },
    body,
    credentials: input.credentials ?? 'same-origin',
    timeoutMs: endpoint.timeoutMs,
    signal: input.signal,
    onProgress: input.onProgress,
  });
  const json = checked(answer);
  try {
    return endpoint.answer.decode(json, input.params ?? {}) as AnswerOf<Definition>;
  } catch (cause) {
    throw new CallError('garbage', { ...answer, cause });
  }
}

/** Empty and undefined values are left out of the address. */
export function addressOf<Definition extends Endpoint>(
  endpoint: Definition,
  input: Pick<Sent<Definition>, 'params' | 'query'>,
): string {
  const given = Object.entries(writeFields(endpoint.query?.names ?? {}, input.query ?? {}));
  const query = queryOf(Object.fromEntries(given.filter(([, value]) => value !== '' && value !== null)));
  const path = fillPath(endpoint.path, input.params);
  return query === '' ? path : `${path}?${query}`;
}

function bodyOf<Definition extends Endpoint>(endpoint: Definition, input: CallInput<Definition>) {
  if (endpoint.body === undefined) return { contentType: {}, body: null };
  const wire = writeFields(endpoint.body.names, input.body ?? {});
  // The browser writes a multipart content type itself: it knows the boundary.
  const mayBeForm = endpoint.carries === 'json-or-multipart' && (input.file ?? null) !== null;
  if (endpoint.carries === 'multipart' || mayBeForm)
    return { contentType: {}, body: formOf(wire, endpoint.file?.field, input.file) };
  if (endpoint.carries === 'json-or-form')
    return { contentType: { 'content-type': formType }, body: queryOf(wire) };
  return { contentType: { 'content-type': 'application/json' }, body: JSON.stringify(wire) };
}

function queryOf(wire: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) query.set(name, textOf(value));
  return query.toString();
}

function formOf(wire: Fields, fileField: string | undefined, file: File | null = null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wire)) form.set(name, textOf(value ?? ''));
  if (file !== null && fileField !== undefined) form.set(fileField, file);
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The answer as an object, or the error it stands for. */
function checked(answer: Answer): JsonObject {
  const json = jsonOf(answer);
  const isOk = answer.status >= 200 && answer.status < 300;
  if (!isOk || json?.['success'] === false)
    throw new CallError('refused', { ...answer, serverMessage: messageIn(json) });
  if (json === null) throw new CallError('garbage', answer);
  return json;
}

function jsonOf(answer: Answer): JsonObject | null {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(answer.contentType)) return null;
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

function messageIn(json: JsonObject | null): string {
  const said = [json?.['message'], json?.['error'], json?.['result']];
  return said.find((text) => typeof text === 'string' && text !== '')?.toString() ?? '';
}
