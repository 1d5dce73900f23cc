import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { boards } from '#contract/boards.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startSite } from '#tests/support/site.ts';
import { measureInserts } from './inserts.ts';
import { load, memoryMb, requestsPerCpuSecond } from './load-generator.ts';
import { fillEvents } from './posts.ts';
import { prepare } from './prepare.ts';
import { report, times, whole, type Row } from './report.ts';

/** How many times a second this disk can make one small write durable, one after the other. */
function syncedWritesPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'naru-sync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const end = performance.now() + 1_000;
  let writes = 0;
  while (performance.now() < end) {
    writeSync(file, Buffer.alloc(4_096));
    fsyncSync(file);
    writes += 1;
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return writes;
}

/** A site that has its content already, as it is after every start but the first. */
async function filledSite(): Promise<string> {
  const site = await startSite();
  await site.kill();
  return site.dataDir;
}

async function lists(): Promise<Row[]> {
  const dataDir = await filledSite();
  const begun = performance.now();
  const site = await startSite({ dataDir });
  const firstAnswer = await fetch(`${site.origin}/api/event/cateId/0`);
  const started = (performance.now() - begun) / 1_000;
  await wait(3_000);
  const memory = memoryMb(site.pid);
  const options = { origin: site.origin, connections: 32, seconds: 4 };
  await load({ ...options, seconds: 1, path: () => '/api/event/cateId/0' });
  const cached = await requestsPerCpuSecond(site.pid, { ...options, path: () => '/api/event/cateId/0' });
  const uncached = await requestsPerCpuSecond(site.pid, {
    ...options,
    path: (count) => `/api/event/cateId/0?curPage=${count + 10}`,
  });
  await site.close();
  return [
    ['start to first answer', `${started.toFixed(2)} s`, '', '≤ 2 s'],
    ['memory, idle', `${memory} MB`, '', '≤ 150 MB'],
    ['event list, made anew each time', `${whole(uncached)} /CPU-s`, '1×', ''],
    ['event list, from memory', `${whole(cached)} /CPU-s`, times(cached / uncached), '≥ 8×'],
    ...(firstAnswer.ok ? [] : [['the first answer failed', '', '', ''] as const]),
  ];
}

async function inserts(): Promise<Row[]> {
  const alone = syncedWritesPerSecond();
  const site = await startSite({ env: { SAMPLE_CONTENT: 'off' } });
  const { perSecond, rows } = await measureInserts(site);
  await site.close();
  return [
    ['one synced write after the other', `${whole(alone)} /s`, '1×', ''],
    ['durable inquiries, 64 clients', `${whole(perSecond)} /s`, times(perSecond / alone), '≥ 1,000 /s'],
    ...rows,
  ];
}

async function searchMs(posts: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'naru-search-'));
  const { db, close } = connect({ dataDir, databaseUrl: null });
  await migrate(db);
  await fillEvents(db, posts);
  const events = createBoardRepository(boards.event);
  const rounds = 30;
  const ask = (page: number) =>
    events.list(db, { category: 0, industry: 0 }, { page, keyword: '로봇', field: 'all' }, 12);
  await ask(1);
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) await ask((round % 3) + 1);
  const spent = (performance.now() - begun) / rounds;
  await close();
  rmSync(dataDir, { recursive: true });
  return spent;
}

async function searches(): Promise<Row[]> {
  const few = await searchMs(1_000);
  const many = await searchMs(100_000);
  return [
    ['search of 로봇 over 1,000 posts', `${few.toFixed(2)} ms`, '1×', ''],
    ['search of 로봇 over 100,000 posts', `${many.toFixed(2)} ms`, times(many / few), '≤ 5×'],
  ];
}

await prepare();
report(
  'bench:api',
  [...(await lists()), ...(await inserts()), ...(await searches())],
  'SQLite with full sync.',
);
