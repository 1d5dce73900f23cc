import { join } from 'node:path';
import { connect, sqliteFile, type Connection } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { copyFiles } from './copy-files.ts';
import type { BackupConfig } from './create-backup.ts';
import { filesFolder, verifyBackup, type Manifest } from './manifest.ts';
import { restorePostgres } from './postgres-rows.ts';
import { restoreSqlite, setDamagedAside } from './sqlite-copy.ts';
import { countRows, isEmpty } from './tables.ts';

async function holdsFiles(store: FileStore): Promise<boolean> {
  for await (const _file of store.list()) return true;
  return false;
}

async function refuseToOverwrite(connection: Connection, store: FileStore): Promise<void> {
  if ((await isEmpty(connection.db)) && !(await holdsFiles(store))) return;
  throw new BackupError('there is a site already: everything in it would be replaced (--force does that)');
}

async function compareRows(connection: Connection, manifest: Manifest): Promise<void> {
  const rows = await countRows(connection.db, Object.keys(manifest.rows));
  for (const [table, expected] of Object.entries(manifest.rows)) {
    if (rows[table] !== expected) {
      throw new BackupError(`${table} has ${rows[table]} rows instead of ${expected}`);
    }
  }
}

async function removeOthers(store: FileStore, kept: ReadonlyMap<string, string>): Promise<void> {
  for await (const { name } of store.list()) if (!kept.has(name)) await store.remove(name);
}

/**
 * Puts a backup in the place of the site's data. Everything is checked before anything is touched; files come
 * first and the database second, so that a restore that is cut short leaves the old site as it was.
 */
export async function restoreBackup(config: BackupConfig, folder: string, force: boolean): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (manifest.engine !== engine) {
    throw new BackupError(`the backup is of ${manifest.engine}, the settings name ${engine}`);
  }
  const store = createFileStore(config);
  if (force && engine === 'sqlite') await setDamagedAside(sqliteFile(config.dataDir));
  const connection = connect(config);
  try {
    if (!force) await refuseToOverwrite(connection, store);
    const files = await copyFiles(createDiskStore(join(folder, filesFolder)), store);
    if (engine === 'sqlite') await restoreSqlite(folder, sqliteFile(config.dataDir));
    else await restorePostgres(connection.db, folder, manifest);
    await compareRows(connection, manifest);
    // What the site has learned since the backup was made.
    await migrate(connection.db);
    await removeOthers(store, files);
    return manifest;
  } finally {
    await connection.close();
  }
}
