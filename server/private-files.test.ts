import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDiskStore } from '#server/files/disk-store.ts';

let folder = '';
let umask = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naru-private-'));
  // The most careless shell there is.
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

/** Everything below a folder that somebody else could look into. */
function openToOthers(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(path)
    .filter((one) => (statSync(one).mode & 0o077) !== 0);
}

async function fill(dataDir: string) {
  const connection = connect({ dataDir, databaseUrl: null });
  await migrate(connection.db);
  await createDiskStore(join(dataDir, 'uploads')).put('photo.jpg', Buffer.from('x'), 'image/jpeg');
  return connection;
}

it('the database, its journal and the uploads are their owner’s alone', async () => {
  const dataDir = join(folder, 'new', 'data');
  const connection = await fill(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['site.db', 'site.db-shm', 'site.db-wal', 'uploads']);
  expect(openToOthers(join(folder, 'new'))).toEqual([]);
  await connection.close();
});

it('also where an older version left them open', async () => {
  const dataDir = join(folder, 'data');
  const first = await fill(dataDir);
  const names = ['site.db', 'site.db-shm', 'site.db-wal'].map((name) => join(dataDir, name));
  for (const file of names) chmodSync(file, 0o644);
  chmodSync(join(dataDir, 'uploads'), 0o755);
  const second = await fill(dataDir);
  expect(openToOthers(dataDir)).toEqual([]);
  await first.close();
  await second.close();
});

it('so are backups, also in a folder that was there, and what is restored from them', async () => {
  const from = { dataDir: join(folder, 'data'), databaseUrl: null, s3: null };
  await (await fill(from.dataDir)).close();
  const made = join(folder, 'backup');
  mkdirSync(made);
  await createBackup(from, made);
  expect(openToOthers(made)).toEqual([]);
  const to = { ...from, dataDir: join(folder, 'restored') };
  await restoreBackup(to, made, false);
  expect(openToOthers(to.dataDir)).toEqual([]);
});

it('a folder of the machine keeps the rights it has', async () => {
  const dataDir = join(folder, 'given');
  mkdirSync(dataDir, 0o755);
  writeFileSync(join(dataDir, 'else.txt'), '');
  await (await fill(dataDir)).close();
  expect(openToOthers(dataDir)).toEqual([join(dataDir, 'else.txt'), dataDir]);
});
