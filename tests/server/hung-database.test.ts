import pg from 'pg';
import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answerTimeoutMs } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startSite } from '#tests/support/site.ts';

const inquiry = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 1,
};

/** The processes with which PostgreSQL serves this database. */
async function backendsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** One that was already ending when it was listed is gone by now. */
function resume(pid: number) {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

it('a PostgreSQL that hangs is told of in time, and those who come later do not wait for it', async () => {
  const database = await createPostgresDatabase();
  const site = await startSite({
    env: { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal', DATABASE_URL: database.url },
  });
  const send = () =>
    fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(4 * answerTimeoutMs),
    });
  expect((await send()).status).toBe(200);

  const backends = await backendsOf(database.url);
  for (const pid of backends) process.kill(pid, 'SIGSTOP');
  try {
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ message: messages.wire.unavailable });
    // Each connection that hangs is met once at most; then others take their place.
    await expect.poll(async () => (await send()).status, { timeout: 60_000, interval: 10 }).toBe(200);
  } finally {
    for (const pid of backends) resume(pid);
  }
  const ready = await fetch(`${site.origin}/readyz`);
  expect(ready.status).toBe(200);
  await site.close();
  await database.drop();
});
