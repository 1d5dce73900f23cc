import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';
import { form } from '#tests/support/form.ts';
import { startSite, type Site } from '#tests/support/site.ts';

async function login({ origin, adminId, adminPassword }: Site): Promise<string> {
  const answer = await fetch(`${origin}/admin/loginProc`, {
    method: 'POST',
    body: new URLSearchParams({ id: adminId, pw: adminPassword }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function titles({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/event/cateId/0`);
  return ((await answer.json()) as { list: { title: string }[] }).list.map((item) => item.title);
}

async function publish({ origin }: Site, cookie: string, fields: Record<string, string>): Promise<number> {
  const post = { title: '새 소식', content: '내용', url: '', category1: '0', ...fields };
  const [body, options] = form(post, undefined, { cookie });
  const created = await fetch(`${origin}/api/admin/insertEvent`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: options.headers as Record<string, string>,
  });
  return created.status;
}

it.each(engines)(
  'what one server publishes, another on the same data shows within a second (%s)',
  async (engine) => {
    const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
    const env = { SAMPLE_CONTENT: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
    const first = await startSite({ env });
    const second = await startSite({ env, dataDir: first.dataDir });
    const before = [await titles(second), await titles(second)];
    // A session of one server is a session of the other.
    const cookie = await login(second);
    const created = await publish(first, cookie, {});
    await wait(1_000);
    const after = [await titles(first), await titles(second)];
    await second.kill();
    await first.close();
    await postgres?.drop();
    expect(before).toEqual([[], []]);
    expect(created).toBe(200);
    expect(after).toEqual([['새 소식'], ['새 소식']]);
  },
);

it.each(engines)('what one server plans, both show from its moment on (%s)', async (engine) => {
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const env = { SAMPLE_CONTENT: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const first = await startSite({ env });
  const second = await startSite({ env, dataDir: first.dataDir });
  try {
    const cookie = await login(first);
    const due = Date.now() + 2_000;
    const fields = { title: '예약 소식', publish_at: new Date(due).toISOString() };
    expect(await publish(first, cookie, fields)).toBe(200);
    for (const site of [first, second]) {
      await expect.poll(() => titles(site)).toEqual(['예약 소식']);
      expect(Date.now()).toBeGreaterThanOrEqual(due);
    }
  } finally {
    await second.kill();
    await first.close();
    await postgres?.drop();
  }
});
