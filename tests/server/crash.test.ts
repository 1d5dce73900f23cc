import { expect, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';
import { startSite, type Site } from '#tests/support/site.ts';

const clients = 24;
const inquiry = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};

/** Sends inquiries, one after the other from each client, until the server is gone; notes what was acknowledged. */
async function sendUntilGone({ origin }: Site, acknowledged: number[]): Promise<void> {
  const client = async () => {
    for (;;) {
      const answer = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(inquiry),
      });
      const body = (await answer.json()) as { success: boolean; id: number };
      if (body.success) acknowledged.push(body.id);
    }
  };
  await Promise.allSettled(Array.from({ length: clients }, client));
}

it.each(engines)('every acknowledged inquiry is there after kill -9 under load (%s)', async (engine) => {
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const env = { SAMPLE_CONTENT: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const site = await startSite({ env });
  const acknowledged: number[] = [];
  const gone = sendUntilGone(site, acknowledged);
  // In the middle of it, however fast the machine is.
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10 * clients);
  await site.kill('SIGKILL');
  await gone;

  const again = await startSite({ env, dataDir: site.dataDir });
  const { db, close } = connect({ dataDir: site.dataDir, databaseUrl: postgres?.url ?? null });
  const stored = new Set((await db.selectFrom('inquiry').select('id').execute()).map((row) => row.id));
  await close();
  await again.close();
  await postgres?.drop();

  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});
