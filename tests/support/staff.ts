import { boards, type BoardName } from '#contract/boards.ts';
import { fillPath, type Endpoint } from '#contract/endpoint.ts';
import { writeFields } from '#contract/fields.ts';
import { postApi } from '#contract/post.api.ts';
import { sessionApi } from '#contract/session.api.ts';
import type { Site } from './site.ts';

interface GivenFile {
  name: string;
  bytes: Buffer;
}

interface NewPost {
  title: string;
  content?: string;
  url?: string;
  category?: number;
  industry?: number;
  /** The moment from which the public sees it. */
  publishAt?: string;
  file?: GivenFile;
}

interface NewInquiry {
  c_company_name: string;
  c_name: string;
  [field: string]: string | number;
}

interface StaffRequest {
  params?: Record<string, string | number>;
  body?: Record<string, unknown>;
  file?: GivenFile | undefined;
}

/** Somebody of the staff: makes content over the API, so that a test can begin where its own story begins. */
export interface Staff {
  /** The session's cookie, as `name=value`. */
  cookie: string;
  /** Makes a call with the session; the answer as JSON, or an error. */
  call(endpoint: Endpoint, request?: StaffRequest): Promise<Record<string, unknown>>;
  /** What an address answers, whatever it is. */
  get(path: string): Promise<Record<string, unknown>>;
  /** Publishes a post and gives its number. */
  post(board: BoardName, post: NewPost): Promise<number>;
  /** Sends an inquiry as a visitor does, and gives its number. */
  inquiry(inquiry: NewInquiry): Promise<number>;
}

const anyInquiry = { c_tel: '010-1234-5678', c_email: 'hong@naru.example', c_category1: 0 };

function bodyOf(endpoint: Endpoint, { body = {}, file }: StaffRequest): BodyInit {
  const fields = writeFields(endpoint.body?.names ?? {}, body);
  if (endpoint.carries !== 'multipart') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file && endpoint.file) form.set(endpoint.file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

async function jsonOf(answer: Response): Promise<Record<string, unknown>> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

export async function logInStaff(site: Pick<Site, 'origin' | 'adminId' | 'adminPassword'>): Promise<Staff> {
  const { origin, adminId: id, adminPassword: password } = site;
  const json = { 'content-type': 'application/json' };

  function request(endpoint: Endpoint, asked: StaffRequest, cookie: string): Promise<Response> {
    const { method } = endpoint;
    return fetch(origin + fillPath(endpoint.path, asked.params), {
      method,
      headers: { cookie, origin, ...(method === 'GET' || endpoint.carries === 'multipart' ? {} : json) },
      ...(method === 'GET' ? {} : { body: bodyOf(endpoint, asked) }),
    });
  }

  const login = await request(sessionApi.login, { body: { id, password } }, '');
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const call: Staff['call'] = async (endpoint, asked = {}) => jsonOf(await request(endpoint, asked, cookie));

  return {
    cookie,
    call,
    async get(path) {
      const answer = await fetch(origin + path, { headers: { cookie } });
      return (await answer.json()) as Record<string, unknown>;
    },
    async post(board, { file, ...post }) {
      const body = { content: `${post.title}의 내용입니다.`, url: '', category: 0, industry: 0, ...post };
      return Number((await call(postApi(boards[board]).create, { body, file }))['id']);
    },
    async inquiry(inquiry) {
      const body = JSON.stringify({ ...anyInquiry, ...inquiry });
      const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers: json, body });
      return Number((await jsonOf(answer))['id']);
    },
  };
}
