import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiryInput } from '#contract/inquiry.ts';
import type { Db } from '#server/db/schema.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createS3Store } from '#server/files/s3-store.ts';
import { createTally } from '#server/inquiry/inquiry-counts.ts';
import { listInquiries } from '#server/inquiry/inquiry-list.repository.ts';
import { inquiryRepository } from '#server/inquiry/inquiry.repository.ts';
import { createTestDatabase, describeOnBoth, type TestDatabase } from '#tests/support/databases.ts';
import { describeOnS3 } from '#tests/support/s3.ts';
import { createBackup, type BackupConfig } from './create-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const inquiry = inquiryInput.parse({
  category: 0,
  company: '한빛식당',
  name: '김하늘',
  phone: '010-0000-0000',
  email: 'hanbit@example.com',
  region: 'seoul',
  robotType: 'serving',
  robotModel: 'T10',
  // What has to survive a line-by-line file: line breaks of every kind, quotes, a backslash.
  content: '첫 줄\n둘째 줄\u2028셋째 "줄" \\ 끝',
  agreed: true,
  agreedVersion: '2026-01',
});
const now = () => new Date().toISOString();
async function insert(db: Db): Promise<number> {
  const tally = createTally();
  const id = await inquiryRepository.insert(db, tally, inquiry, { status: 0, createdAt: now() });
  await tally.write(db);
  return id;
}
/** Inserts one row after the other until it is stopped. */
function keepInserting(db: Db) {
  const stopped = new AbortController();
  const work = (async () => {
    while (!stopped.signal.aborted) {
      await insert(db);
      await turn();
    }
  })();
  return {
    stop() {
      stopped.abort();
      return work;
    },
  };
}
const everything = { category: 0, status: null, assigneeId: null, from: '', to: '' };
const listQuery = {
  ...everything,
  page: 1,
  keyword: '',
  field: 'title',
  assignee: '',
  sort: 'newest',
  size: 10,
} as const;
const settings = ({ dataDir, databaseUrl }: TestDatabase): BackupConfig => ({
  dataDir,
  databaseUrl,
  s3: null,
});
const filesOf = ({ dataDir }: TestDatabase) => createDiskStore(join(dataDir, 'uploads'));

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}

const folders: string[] = [];
/** The path of a folder that does not exist yet. */
async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'naru-backup-'));
  folders.push(parent);
  return join(parent, 'backup');
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeOnBoth('a backup', (database, engine) => {
  let target: TestDatabase;
  let folder = '';
  beforeAll(async () => {
    target = await createTestDatabase(engine);
    folder = await newFolder();
    const { db } = database().connection;
    for (let count = 0; count < 3; count += 1) await insert(db);
    const tally = createTally();
    await inquiryRepository.remove(db, tally, [3]);
    await tally.write(db);
    await db
      .insertInto('session')
      .values({ id_hash: 'x', admin_id: 1, created_at: now(), used_at: now() })
      .execute();
    await filesOf(database()).put('photo.jpg', Buffer.from([0, 1, 2, 255]), 'image/jpeg');
    await createBackup(settings(database()), folder);
  });
  afterAll(() => target.drop());

  test('brings rows and files back, into a database that somebody has open', async () => {
    const manifest = await restoreBackup(settings(target), folder, false);
    expect(manifest).toMatchObject({ engine, rows: { inquiry: 2, session: 0 } });
    const { db } = target.connection;
    const source = await database().connection.db.selectFrom('inquiry').selectAll().orderBy('id').execute();
    expect(await db.selectFrom('inquiry').selectAll().orderBy('id').execute()).toEqual(source);
    expect(await readFile(join(target.dataDir, 'uploads', 'photo.jpg'))).toEqual(Buffer.from([0, 1, 2, 255]));
  });

  test('brings the search index back', async () => {
    const { db } = target.connection;
    const found = async (keyword: string) =>
      (await listInquiries(db, everything, { ...listQuery, keyword, field: 'company' })).totalCount;
    expect(await found('빛식')).toBe(2);
    expect(await found('없는말')).toBe(0);
    expect((await listInquiries(db, everything, listQuery)).totalCount).toBe(2);
  });

  test('never gives out a number again, not even that of a deleted row', async () => {
    expect(await insert(target.connection.db)).toBe(4);
  });

  test('keeps the access log append-only', async () => {
    const { db } = target.connection;
    const line = { at: now(), actor: 'a', address: '', action: 'login', target: '' };
    await db.insertInto('access_log').values(line).execute();
    await expect(db.deleteFrom('access_log').execute()).rejects.toThrow('append-only');
  });

  test('holds no session: one that has ended must not live again', async () => {
    expect(await target.connection.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('does not replace a site unless it is told to', async () => {
    await filesOf(target).put('newer.txt', Buffer.from('newer'), 'text/plain');
    await expect(restoreBackup(settings(target), folder, false)).rejects.toThrow('--force');
    expect(await target.connection.db.selectFrom('inquiry').selectAll().execute()).toHaveLength(3);
    await restoreBackup(settings(target), folder, true);
    expect(await target.connection.db.selectFrom('inquiry').selectAll().execute()).toHaveLength(2);
    expect(await namesIn(filesOf(target))).toEqual(['photo.jpg']);
  });

  test('does not write into a folder that holds something', async () => {
    await expect(createBackup(settings(database()), folder)).rejects.toThrow('is not empty');
  });

  test('that is damaged is refused before anything is touched', async () => {
    const damaged = await newFolder();
    await createBackup(settings(database()), damaged);
    const part = engine === 'sqlite' ? 'site.db' : 'rows-inquiry.ndjson';
    await appendFile(join(damaged, part), '\n');
    await filesOf(target).put('stays.txt', Buffer.from('x'), 'text/plain');
    await expect(restoreBackup(settings(target), damaged, true)).rejects.toThrow(
      `${part} in the backup is damaged`,
    );
    expect(await namesIn(filesOf(target))).toContain('stays.txt');
  });

  /** A backup whose manifest was changed, as a slip of the hand or of a script would. */
  async function backupWith(change: (manifest: Manifest) => void): Promise<string> {
    const made = await newFolder();
    const manifest = structuredClone(await createBackup(settings(database()), made));
    change(manifest);
    await writeFile(join(made, 'manifest.json'), JSON.stringify(manifest));
    return made;
  }

  const databasePart = engine === 'sqlite' ? 'site.db' : 'rows-inquiry.ndjson';
  test.each<[title: string, refusal: string, change: (manifest: Manifest) => void]>([
    ['counts a row too many', 'inquiry has 2 rows', ({ rows }) => (rows['inquiry'] = 3)],
    ['leaves a table out', 'inquiry', ({ rows }) => delete rows['inquiry']],
    ['leaves the database out', databasePart, ({ hashes }) => delete hashes[databasePart]],
    ['leaves a file out', 'files/photo.jpg', ({ hashes }) => delete hashes['files/photo.jpg']],
    ['is of a newer site', 'newer version', ({ migrations }) => migrations.push('9999-later')],
    ['forgets a migration', 'migrations', ({ migrations }) => migrations.pop()],
  ])('whose manifest %s is refused before anything is touched', async (_title, refusal, change) => {
    const changed = await backupWith(change);
    const { db } = target.connection;
    await insert(db);
    await filesOf(target).put('stays.txt', Buffer.from('x'), 'text/plain');
    const before = await db.selectFrom('inquiry').selectAll().orderBy('id').execute();
    await expect(restoreBackup(settings(target), changed, true)).rejects.toThrow(refusal);
    expect(await db.selectFrom('inquiry').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await namesIn(filesOf(target))).toContain('stays.txt');
    expect(await readdir(target.dataDir)).not.toContain('restoring');
  });

  test('with a file that its manifest does not know is refused', async () => {
    const more = await backupWith(() => {});
    await createDiskStore(join(more, 'files')).put('smuggled.jpg', Buffer.from('x'), 'image/jpeg');
    await expect(restoreBackup(settings(target), more, true)).rejects.toThrow('files/smuggled.jpg');
    expect(await namesIn(filesOf(target))).not.toContain('smuggled.jpg');
  });

  test('made by command while the site takes inquiries holds every one acknowledged before', async () => {
    const busy = await createTestDatabase(engine);
    const restored = await createTestDatabase(engine);
    const { db } = busy.connection;
    for (let count = 0; count < 60; count += 1) await insert(db);
    const traffic = keepInserting(db);
    const acknowledged = await db.selectFrom('inquiry').select('id').execute();
    const made = await newFolder();
    const { stdout } = await promisify(execFile)(process.execPath, ['server/backup/backup.ts', made], {
      env: {
        DATA_DIR: busy.dataDir,
        ...(busy.databaseUrl === null ? {} : { DATABASE_URL: busy.databaseUrl }),
      },
    });
    await traffic.stop();
    expect(stdout).toMatch(/^backed up: \d+ rows, 0 files/);
    await restoreBackup(settings(restored), made, false);
    const ids = new Set(
      (await restored.connection.db.selectFrom('inquiry').select('id').execute()).map(({ id }) => id),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
    const last = await db
      .selectFrom('inquiry')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    // The site did go on: there are rows that the backup does not have.
    expect(last.id).toBeGreaterThan(Math.max(...ids));
    await busy.drop();
    await restored.drop();
  });
});

describe('a restore', () => {
  test('refuses a folder that is no finished backup, or not of this site', async () => {
    const folder = await newFolder();
    const config = { dataDir: folder, databaseUrl: null, s3: null };
    await expect(restoreBackup(config, folder, false)).rejects.toThrow('no finished backup');
    const database = await createTestDatabase('sqlite');
    await createBackup(settings(database), folder);
    await database.drop();
    const manifest = join(folder, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('"site.db"', '"../../etc/passwd"'));
    await expect(restoreBackup(config, folder, false)).rejects.toThrow('is not a manifest');
    await writeFile(manifest, text.replace('"sqlite"', '"postgres"'));
    await expect(restoreBackup(config, folder, false)).rejects.toThrow('the settings name sqlite');
  });

  test('says so in one line and ends with 1', async () => {
    const folder = await newFolder();
    const failed = promisify(execFile)(process.execPath, ['server/backup/restore.ts', folder], {
      env: { DATA_DIR: folder },
    });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^.*no finished backup.*\n$/),
    });
  });
});

describeOnS3('a backup of a site whose files are in a bucket', (server) => {
  test('brings them back into another', async () => {
    const database = await createTestDatabase('sqlite');
    const target = await createTestDatabase('sqlite');
    const [from, to] = [await server().createBucket(), await server().createBucket()];
    await createS3Store(from).put('photo.jpg', Buffer.from([0, 1, 2, 255]), 'image/jpeg');
    await createS3Store(to).put('other.jpg', Buffer.from('x'), 'image/jpeg');
    const folder = await newFolder();
    await createBackup({ ...settings(database), s3: from }, folder);
    await expect(restoreBackup({ ...settings(target), s3: to }, folder, false)).rejects.toThrow('--force');
    await restoreBackup({ ...settings(target), s3: to }, folder, true);
    expect(await namesIn(createS3Store(to))).toEqual(['photo.jpg']);
    await database.drop();
    await target.drop();
  });
});
