import { everyBoard } from '#contract/boards.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InquiryQuery } from '#contract/inquiry-desk.ts';
import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { createDashboardService } from '#server/dashboard/dashboard.service.ts';
import { connect, type Engine } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { countInquiries, readDeskNews, type Selection } from '#server/inquiry/inquiry-counts.ts';
import { listInquiries } from '#server/inquiry/inquiry-list.repository.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { meanCpuMs } from './cpu-time.ts';
import { measureInsertsWithMail } from './desk-inserts.ts';
import { dayAfter, fillDesk } from './desk-rows.ts';
import { prepare } from './prepare.ts';
import { report, times, whole, type Row } from './report.ts';

const rounds = 40;
const everything: Selection = { category: 0, status: null, assigneeId: null, from: '', to: '' };
const plain: InquiryQuery = {
  ...everything,
  page: 1,
  keyword: '',
  field: 'all',
  assignee: '',
  sort: 'newest',
  size: 30,
};

/** What staff ask of the desk, among so many inquiries. */
function tasksFor(db: Db, inquiries: number): Record<string, (round: number) => Promise<unknown>> {
  const list = (selection: Partial<Selection>, query: Partial<InquiryQuery> = {}) =>
    listInquiries(db, { ...everything, ...selection }, { ...plain, ...query });
  const middle = (round: number) => Math.floor(inquiries / plain.size / 2) + round;
  const clock = () => dayAfter;
  const dashboard = createDashboardService({
    boards: everyBoard,
    db,
    clock,
    accessLog: createAccessLogService({ db, clock }),
  });
  const staff = { login: 'admin', address: '' };
  // Long enough for a full page among a thousand too: the cost of finding rows is compared, not that of showing more.
  const quarter = { from: '2026-07-01', to: '2026-09-30' };
  return {
    list: () => list({}),
    counts: () => countInquiries(db, 0, 1),
    'unread counts': () => readDeskNews(db),
    'dashboard of 30 days': () => dashboard.read(30, staff),
    'dashboard of 365 days': () => dashboard.read(365, staff),
    'deep page': (round) => list({}, { page: middle(round) }),
    'deep page, oldest first': (round) => list({}, { page: middle(round), sort: 'oldest' }),
    'those not answered': () => list({ status: 0 }),
    'by status': () => list({}, { sort: 'status' }),
    'a quarter': () => list(quarter),
    'a quarter, done': () => list({ ...quarter, status: 2 }),
    'search of 시연': (round) => list({}, { keyword: '시연', page: (round % 3) + 1 }),
    'search of a phone number': () => list({}, { keyword: '010-1023-0023', field: 'tel' }),
    'search of an e-mail address': () => list({}, { keyword: 'user23@naru.example', field: 'email' }),
    'search of 매장 in those not answered': () => list({ status: 0 }, { keyword: '매장' }),
  };
}

async function measure(engine: Engine, sizes: readonly number[]): Promise<Row[]> {
  const server = engine === 'postgres' ? await startPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'naru-desk-'));
  const rows: Row[] = [];
  const first = new Map<string, number>();
  for (const size of sizes) {
    const folder = join(dataDir, String(size));
    const database = server === null ? null : await createPostgresDatabase(server.url);
    const { db, close } = connect({ dataDir: folder, databaseUrl: database?.url ?? null });
    await migrate(db);
    const begun = performance.now();
    await fillDesk(db, engine, size);
    console.log(engine, `filled with ${whole(size)} in ${whole((performance.now() - begun) / 1_000)} s`);
    for (const [what, work] of Object.entries(tasksFor(db, size))) {
      for (let round = 0; round < 5; round += 1) await work(round);
      const ms = await meanCpuMs(db, engine, rounds, work);
      if (!first.has(what)) first.set(what, ms);
      const ratio = ms / (first.get(what) ?? ms);
      const isLast = size === sizes.at(-1);
      const named = `${what}, ${size.toLocaleString('en')} inquiries`;
      rows.push([named, `${ms.toFixed(2)} ms`, times(ratio), isLast ? '≤ 5×' : '']);
      console.log(engine, rows.at(-1)?.join(' | '));
    }
    await close();
    await database?.drop();
  }
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

/** `npm run bench:desk`, or a part of it: `npm run bench:desk -- sqlite 1000 100000`. */
const given = process.argv.slice(2);
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => given.includes(engine) || !given.some((word) => /^[a-z]/.test(word)),
);
const sizes = given.map(Number).filter((size) => size > 0);
await prepare();
for (const engine of engines) {
  const inserts = await measureInsertsWithMail(engine);
  const rows = [...inserts, ...(await measure(engine, sizes.length > 0 ? sizes : [1_000, 1_000_000]))];
  report(
    `bench:desk on ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    rows,
    'The inquiry desk; CPU time of this process and the database’s, mean of many runs; three years of inquiries.',
  );
}
