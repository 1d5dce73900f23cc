import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { connect, type Engine } from '#server/db/connect.ts';
import { rowsOf, sqliteCopy } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { startSite, type Site } from '#tests/support/site.ts';

/** Backups that the version of 2026-11-16 made, before desks, roles, plans and states were thought of. */
const backupOf = (engine: Engine) =>
  fileURLToPath(new URL(`first-version/${engine}.tar.gz`, import.meta.url));

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'naru-upgrade-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function unpack(engine: Engine): Promise<string> {
  const folder = await newFolder();
  await promisify(execFile)('tar', ['-xzf', backupOf(engine), '-C', folder]);
  return folder;
}

/** What people wrote; all other tables are reckoned from these, or empty themselves. */
const written = ['access_log', 'admin', 'case_post', 'event_post', 'faq_post', 'inquiry', 'popup'];

interface Stored {
  rows: Map<string, Record<string, unknown>[]>;
  files: Map<string, Buffer>;
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/** What the backup itself says, read without a line of the site's code. */
async function storedThen(engine: Engine, backup: string): Promise<Stored> {
  const rows: Stored['rows'] = new Map();
  const database =
    engine === 'sqlite' ? new SqliteDatabase(join(backup, sqliteCopy), { readonly: true }) : null;
  for (const table of written) {
    const lines = database ? [] : (await readFile(join(backup, rowsOf(table)), 'utf8')).trim().split('\n');
    const found = database?.prepare(`select * from ${table}`).all() ?? lines.map((line) => JSON.parse(line));
    rows.set(table, found as Record<string, unknown>[]);
  }
  database?.close();
  return { rows, files: await filesIn(join(backup, 'files')) };
}

/** Every row with every column it had, and every file byte for byte. */
async function expectNothingLost(then: Stored, dataDir: string, databaseUrl: string | null): Promise<void> {
  const { db, close } = connect({ dataDir, databaseUrl });
  try {
    for (const [table, before] of then.rows) {
      expect(before).not.toEqual([]);
      const { rows } = await sql<{ id: number }>`select * from ${sql.table(table)}`.execute(db);
      for (const row of before)
        expect([table, rows.find(({ id }) => id === row['id'])]).toMatchObject([table, row]);
    }
  } finally {
    await close();
  }
  const files = await filesIn(join(dataDir, 'uploads'));
  expect(then.files.size).toBe(10);
  for (const [name, bytes] of then.files) expect([name, files.get(name)]).toEqual([name, bytes]);
}

async function start(dataDir: string, databaseUrl: string | null): Promise<Site> {
  const env = { SAMPLE_CONTENT: 'off', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const site = await startSite({ dataDir, env });
  undo.push(() => site.kill());
  return site;
}

const listed = async (api: Staff, path: string, field: string) =>
  ((await api.get(path))['list'] as Record<string, unknown>[]).map((row) => row[field]);

/** Everything that was written then is there, and is found as if it were written now. */
async function expectAllOfIt(site: Site): Promise<void> {
  // With the password of then.
  const api = await logInStaff(site);
  const open = (path: string) => fetch(site.origin + path);
  expect(await listed(api, '/api/event/cateId/0', 'title')).toEqual(['옛 이벤트']);
  expect(await listed(api, '/api/event/cateId/1?keyword=뉴스', 'title')).toEqual(['옛 뉴스']);
  expect(await listed(api, '/api/review/categories/0/4', 'r_title')).toEqual(['옛 설치사례']);
  expect(await listed(api, '/api/review/categories/2/0', 'r_content')).toEqual(['인터뷰 내용입니다.']);
  expect(await listed(api, '/api/faqVideo/cateId/0', 'fv_title')).toEqual(['옛 질문 하나', '옛 질문 둘']);
  expect(await listed(api, '/api/faqVideo/cateId/1', 'fv_title')).toEqual(['옛 자가관리']);

  const [picture] = await listed(api, '/api/event/cateId/0', 'imageUrl');
  const [attached] = await listed(api, '/api/event/cateId/1', 'e_file1_s');
  const popup = await api.get('/api/admin/popup/current');
  for (const [path, type] of [
    [String(picture), 'image/jpeg'],
    [`/resources/upload/${String(attached)}`, 'application/pdf'],
    [`/resources/upload/${String(popup['pu_file1_s'])}`, 'image/jpeg'],
  ] as const) {
    const answer = await open(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
  }
  expect(popup['pu_link']).toBe('/sub3_1');

  const [older, newer] = (await api.get('/api/admin/contact/cateId/1?sort=oldest'))['list'] as {
    c_no: number;
  }[];
  expect(older).toMatchObject({ c_company_name: '옛 식당 1', c_status: 0, c_prdname: 'T10' });
  expect(newer).toMatchObject({ c_company_name: '옛 식당 2' });
  expect(await listed(api, '/api/admin/contact/cateId/0?filter=tel&keyword=01000000000', 'c_name')).toEqual([
    '홍길동',
  ]);
  const { data } = await api.get(`/api/admin/contact_d/${older?.c_no}`);
  const detail = data as Record<string, unknown>;
  expect(detail).toMatchObject({ c_content: '옛 문의 1', c_email: 'old1@naru.example' });
  expect(String(detail['c_receipt'])).toHaveLength(26);
  expect((await open(`/inquiry/${String(detail['c_receipt'])}`)).status).toBe(200);
  expect(await listed(api, '/api/admin/admins', 'role')).toEqual(['owner']);
}

it('a data folder of the first version starts with this one, whole', async () => {
  const dataDir = await unpack('sqlite');
  const then = await storedThen('sqlite', dataDir);
  await rename(join(dataDir, 'files'), join(dataDir, 'uploads'));
  await expectAllOfIt(await start(dataDir, null));
  await expectNothingLost(then, dataDir, null);
});

it.each(engines)('a backup of the first version restores now (%s)', async (engine) => {
  const backup = await unpack(engine);
  const dataDir = await newFolder();
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  if (postgres) undo.push(() => postgres.drop());
  const databaseUrl = postgres?.url ?? null;
  await restoreBackup({ ...readConfig({}), dataDir, databaseUrl }, backup, false);
  await expectAllOfIt(await start(dataDir, databaseUrl));
  await expectNothingLost(await storedThen(engine, backup), dataDir, databaseUrl);
});
