import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { connect, sqliteFile } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { makePrivateFile, makePrivateFolder } from '#server/private-files.ts';
import { BackupError } from './backup-error.ts';
import { compareMigrations, compareRows, compareTables } from './compare.ts';
import { sqliteCopy, type Manifest } from './manifest.ts';
import { countRows, migrationNames, sessionTable, tableNames } from './tables.ts';

type Snapshot = Pick<Manifest, 'migrations' | 'rows' | 'lastIds'>;

/** In one step: SQLite would begin anew whenever the running site writes between two. */
const allPages = { progress: () => 0x7fffffff };

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true });
  try {
    makePrivateFile(to);
    await source.backup(to, allPages);
  } finally {
    source.close();
  }
}

/** Copies the database of a running site as it is at one moment. */
export async function copySqlite(from: string, folder: string): Promise<Snapshot> {
  const file = join(folder, sqliteCopy);
  await copyDatabase(from, file);
  const copy = new SqliteDatabase(file);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: copy }) });
  try {
    copy.pragma('secure_delete = ON');
    copy.pragma('synchronous = FULL');
    // One plain file, also readable where nothing can be written beside it.
    copy.pragma('journal_mode = DELETE');
    copy.prepare(`delete from ${sessionTable}`).run();
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') {
      throw new BackupError('the copy of the database is damaged');
    }
    const rows = await countRows(db, await tableNames(db));
    return { migrations: await migrationNames(db), rows, lastIds: {} };
  } finally {
    await db.destroy();
  }
}

/** Brings the copy up to date beside the database that it is to replace: what fails, fails there. */
export async function stageSqlite(folder: string, manifest: Manifest, staging: string): Promise<void> {
  makePrivateFolder(staging);
  await copyDatabase(join(folder, sqliteCopy), sqliteFile(staging));
  const { db, sqlite, close } = connect({ dataDir: staging, databaseUrl: null });
  try {
    if (sqlite?.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new BackupError('the database in the backup is damaged');
    compareMigrations(manifest, await migrationNames(db));
    await compareTables(manifest, db);
    await compareRows(manifest, db);
    await migrate(db);
  } finally {
    await close();
  }
}

/** In one transaction: a site that runs sees the old or the new. */
export async function replaceSqlite(from: string, to: string): Promise<void> {
  await setDamagedAside(to);
  await copyDatabase(from, to);
  const restored = new SqliteDatabase(to);
  try {
    restored.pragma('synchronous = FULL');
    restored.pragma('journal_mode = WAL');
    restored.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    restored.close();
  }
}

function isWhole(file: string): boolean {
  let database: SqliteDatabase.Database | null = null;
  try {
    database = new SqliteDatabase(file, { fileMustExist: true });
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/** A damaged database cannot even be opened: it makes room, and stays beside the new one for whoever wants to look. */
async function setDamagedAside(file: string): Promise<void> {
  if (!existsSync(file) || isWhole(file)) return;
  const stamp = new Date().toISOString().replaceAll(':', '-');
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) await rename(file + suffix, `${file}${suffix}.damaged-${stamp}`);
  }
}
