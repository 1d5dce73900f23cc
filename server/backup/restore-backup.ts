import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { refuseNewer } from './compare.ts';
import { copyFiles } from './copy-files.ts';
import type { BackupConfig } from './create-backup.ts';
import { filesFolder, verifyBackup, type Manifest } from './manifest.ts';
import { prepareSchema, replacePostgres, verifyRows } from './postgres-rows.ts';
import { replaceSqlite, stageSqlite } from './sqlite-copy.ts';
import { isEmpty } from './tables.ts';

/** A backup that was found whole: all that is left to do is to put it in its place. */
interface Checked {
  replace(): Promise<void>;
  close(): Promise<void>;
}

async function holdsFiles(store: FileStore): Promise<boolean> {
  for await (const _file of store.list()) return true;
  return false;
}

async function holdsRows(config: BackupConfig): Promise<boolean> {
  if (config.databaseUrl === null && !existsSync(sqliteFile(config.dataDir))) return false;
  const { db, close } = await openDatabase(config);
  try {
    return !(await isEmpty(db));
  } finally {
    await close();
  }
}

async function checkSqlite({ dataDir }: BackupConfig, folder: string, manifest: Manifest): Promise<Checked> {
  const staging = join(dataDir, 'restoring');
  const close = () => rm(staging, { recursive: true, force: true });
  // Of a restore that was killed.
  await close();
  try {
    await stageSqlite(folder, manifest, staging);
  } catch (error) {
    await close();
    throw error;
  }
  return { replace: () => replaceSqlite(sqliteFile(staging), sqliteFile(dataDir)), close };
}

async function checkPostgres(config: BackupConfig, folder: string, manifest: Manifest): Promise<Checked> {
  await verifyRows(folder, manifest);
  const { db, close } = await openDatabase(config);
  try {
    await prepareSchema(db, manifest);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async replace() {
      await replacePostgres(db, folder, manifest);
      // What the site has learned since the backup was made.
      await migrate(db);
    },
    close,
  };
}

async function removeOthers(store: FileStore, kept: ReadonlyMap<string, string>): Promise<void> {
  for await (const { name } of store.list()) if (!kept.has(name)) await store.remove(name);
}

/**
 * Puts a backup in the place of the site's data. Everything is checked before anything is touched; files come
 * first and the database second, so that a restore that is cut short leaves the old site as it was.
 */
export async function restoreBackup(config: BackupConfig, folder: string, force: boolean): Promise<Manifest> {
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const manifest = await verifyBackup(folder, engine);
  refuseNewer(manifest);
  const store = createFileStore(config);
  if (!force && ((await holdsRows(config)) || (await holdsFiles(store))))
    throw new BackupError('there is a site already: everything in it would be replaced (--force does that)');
  const check = engine === 'sqlite' ? checkSqlite : checkPostgres;
  const checked = await check(config, folder, manifest);
  try {
    const files = await copyFiles(createDiskStore(join(folder, filesFolder)), store);
    await checked.replace();
    await removeOthers(store, files);
    return manifest;
  } finally {
    await checked.close();
  }
}
