import { fillPath, type Endpoint } from '#contract/endpoint.ts';
import { writeFields } from '#contract/fields.ts';
import { postApi } from '#contract/post.api.ts';
import { boards, type BoardName } from '#contract/boards.ts';
import { sessionApi } from '#contract/session.api.ts';
import type { Site } from './site.ts';

export interface NewPost {
  board: BoardName;
  category: number;
  industry?: number;
  title: string;
  content?: string;
  url?: string;
  file?: File;
}

export interface Staff {
  /** Makes a call with the session; the answer as JSON. */
  call(endpoint: Endpoint, request?: StaffRequest): Promise<Record<string, unknown>>;
  /** Publishes a post and gives its number. */
  publish(post: NewPost): Promise<number>;
}

interface StaffRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  file?: File | undefined;
}

/** Somebody of the staff who is logged in, working through the same calls as the back office. */
export async function logInStaff(site: Pick<Site, 'origin' | 'adminId' | 'adminPassword'>): Promise<Staff> {
  const { origin, adminId: id, adminPassword: password } = site;
  let cookie = '';

  async function call(endpoint: Endpoint, { params, query, body = {}, file }: StaffRequest = {}) {
    const fields = writeFields(endpoint.body?.names ?? {}, body);
    const search = new URLSearchParams(
      writeFields(endpoint.query?.names ?? {}, query ?? {}) as Record<string, string>,
    );
    const answer = await fetch(`${origin}${fillPath(endpoint.path, params)}?${search.toString()}`, {
      method: endpoint.method,
      ...(endpoint.method === 'GET' ? {} : { body: bodyOf(endpoint, fields, file) }),
      headers: { cookie, origin, ...(isJson(endpoint) ? { 'content-type': 'application/json' } : {}) },
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  async function publish({ board, file, ...post }: NewPost): Promise<number> {
    const body = { content: `${post.title}의 내용입니다.`, ...post };
    return Number((await call(postApi(boards[board]).create, { body, file }))['id']);
  }

  await call(sessionApi.login, { body: { id, password } });
  return { call, publish };
}

function isJson(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && endpoint.carries !== 'multipart';
}

function bodyOf(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  file: File | undefined,
): string | FormData {
  if (isJson(endpoint)) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file !== undefined) form.set(endpoint.file ?? 'file', file);
  return form;
}
