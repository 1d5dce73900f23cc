import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb } from '../../bench/load-generator.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { paths } from '#web/content/paths.ts';
import { countLost, type Fault, type Outcome, type Pace } from './fault.ts';
import { sendInquiry } from './senders.ts';
import { sendUnfinished } from './unfinished-requests.ts';

/** What the process may keep of them: its own breathing, and no more. */
const growthMb = 60;

async function inFlight({ origin }: Site): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^naru_http_in_flight (\d+)$/m.exec(figures)?.[1] ?? Number.NaN);
}

async function unanswered({ origin }: Site, cookie: string): Promise<string[]> {
  const addresses = [...Object.values(paths), '/healthz', '/readyz', '/api/event/cateId/0', '/rss.xml'];
  const wrong: string[] = [];
  for (const address of [...addresses, '/api/admin/contact/cateId/0', '/api/admin/event/cateId/0']) {
    const { status } = await fetch(origin + address, { headers: { cookie } });
    if (status !== 200) wrong.push(`${address} answers ${status} afterwards`);
  }
  return wrong;
}

/** Not at once: what they had begun is worked off first. */
async function untilIdle(site: Site): Promise<number> {
  for (let tries = 0; tries < 50 && (await inFlight(site)) > 0; tries += 1) await wait(100);
  return inFlight(site);
}

async function withUnfinished(
  site: Site,
  databaseUrl: string | null,
  { unfinished: many }: Pace,
): Promise<Outcome> {
  const { cookie } = await logInStaff(site);
  const before = await sendInquiry(site.origin);
  const sendAll = async (share: number) => {
    for (const manner of ['aborted', 'half-sent', 'slow'] as const)
      await sendUnfinished(site.origin, cookie, manner, many[manner] * share);
  };
  // What so many at once need, a process takes once and keeps: half of them come before the others are measured.
  await sendAll(0.5);
  const first = memoryMb(site.pid);
  await sendAll(1);
  const left = await untilIdle(site);
  const wrong = await unanswered(site, cookie);
  const after = await sendInquiry(site.origin);
  const last = memoryMb(site.pid);
  const ids = [before.id, after.id].filter((id) => id !== null);
  const lost = await countLost(ids, { dataDir: site.dataDir, databaseUrl });
  if (left !== 0) wrong.push(`${left} still in flight`);
  if (ids.length < 2) wrong.push(`an inquiry was refused: ${after.text}`);
  if (last - first > growthMb) wrong.push(`memory went from ${first} to ${last} MB`);
  return {
    acknowledged: ids.length,
    lost,
    notes: `${many.aborted} aborted, ${many['half-sent']} half-sent, ${many.slow} slow; ${left} in flight; ${first} to ${last} MB`,
    wrong,
  };
}

const env = { LOG_LEVEL: 'fatal' };

export const unfinishedOnSqlite: Fault = {
  name: 'requests aborted, half-sent and slow, SQLite',
  async run(pace) {
    const site = await startSite({ env });
    const outcome = await withUnfinished(site, null, pace);
    await site.close();
    return outcome;
  },
};

export const unfinishedOnPostgres: Fault = {
  name: 'requests aborted, half-sent and slow, PostgreSQL',
  async run(pace) {
    const server = await startPostgres();
    const { url } = await createPostgresDatabase(server.url);
    const site = await startSite({ env: { ...env, DATABASE_URL: url } });
    const outcome = await withUnfinished(site, url, pace);
    await site.close();
    await server.stop();
    return outcome;
  },
};
