import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { sqliteFile } from '#server/db/connect.ts';
import { openDatabase } from '#server/db/open.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { makePrivateFolder, privateFolder, takeRightsAway } from '#server/private-files.ts';
import { BackupError } from './backup-error.ts';
import { copyFiles } from './copy-files.ts';
import { databaseParts, filesFolder, hashOf, writeManifest, type Manifest } from './manifest.ts';
import { dumpPostgres } from './postgres-rows.ts';
import { copySqlite } from './sqlite-copy.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
type Snapshot = Pick<Manifest, 'engine' | 'migrations' | 'rows' | 'lastIds'>;

async function copyDatabase(config: BackupConfig, folder: string): Promise<Snapshot> {
  if (config.databaseUrl === null) {
    const file = sqliteFile(config.dataDir);
    if (!existsSync(file)) throw new BackupError(`there is no database in ${config.dataDir}`);
    return { engine: 'sqlite', ...(await copySqlite(file, folder)) };
  }
  const connection = await openDatabase(config);
  try {
    return { engine: 'postgres', ...(await dumpPostgres(connection.db, folder)) };
  } finally {
    await connection.close();
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty`);
  takeRightsAway(folder, privateFolder);
}

/** Copies the database and then the files of a site, which may be running, into a new folder. */
export async function createBackup(config: BackupConfig, folder: string): Promise<Manifest> {
  const startedAt = new Date().toISOString();
  await makeEmptyFolder(folder);
  const snapshot = await copyDatabase(config, folder);
  // After the database: a file that is gone by now belongs to a row that was deleted since.
  const files = await copyFiles(createFileStore(config), createDiskStore(join(folder, filesFolder)));

  const hashes: Record<string, string> = {};
  for (const part of databaseParts(snapshot)) hashes[part] = await hashOf(join(folder, part));
  for (const [name, hash] of files) hashes[`${filesFolder}/${name}`] = hash;
  const manifest: Manifest = { format: 1, startedAt, ...snapshot, hashes };
  await writeManifest(folder, manifest);
  return manifest;
}
