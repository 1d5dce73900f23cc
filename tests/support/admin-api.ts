import { boards, type BoardName } from '#contract/boards.ts';
import { postApi } from '#contract/post.api.ts';
import type { Site } from './site.ts';

export interface NewPost {
  title: string;
  content?: string;
  url?: string;
  category?: number;
  industry?: number;
  file?: { name: string; bytes: Buffer };
}

export interface NewInquiry {
  c_company_name: string;
  c_name: string;
  [field: string]: string | number;
}

/** Makes content over the API, so that a test can begin where its own story begins. */
export interface AdminApi {
  /** The session's cookie, as `name=value`. */
  cookie: string;
  post(board: BoardName, post: NewPost): Promise<number>;
  inquiry(inquiry: NewInquiry): Promise<number>;
  get(path: string): Promise<Record<string, unknown>>;
}

async function idOf(answer: Response): Promise<number> {
  const body = (await answer.json()) as { success: boolean; id: number };
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.id;
}

export async function adminApi(site: Site): Promise<AdminApi> {
  const login = await fetch(`${site.origin}/admin/loginProc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: site.adminId, pw: site.adminPassword }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

  return {
    cookie,
    async post(board, { title, content = '내용입니다.', url = '', category = 0, industry = 0, file }) {
      const form = new FormData();
      const fields = { title, content, url, category1: category, category2: industry };
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
      const path = site.origin + postApi(boards[board]).create.path;
      return idOf(await fetch(path, { method: 'POST', headers: { cookie }, body: form }));
    },
    async inquiry(inquiry) {
      return idOf(
        await fetch(`${site.origin}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            c_tel: '010-1234-5678',
            c_email: 'hong@naru.example',
            c_category1: 0,
            ...inquiry,
          }),
        }),
      );
    },
    async get(path) {
      const answer = await fetch(site.origin + path, { headers: { cookie } });
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}
