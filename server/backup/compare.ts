import { migrations } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { countRows, tableNames } from './tables.ts';

/** An older site would not understand the tables of a newer one. */
export function refuseNewer(manifest: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (!manifest.migrations.every((name) => known.has(name)))
    throw new BackupError('the backup was made by a newer version of the site');
}

/** `found` is what the backup's own rows say. */
export function compareMigrations(manifest: Manifest, found: readonly string[]): void {
  if (found.toSorted().join() !== manifest.migrations.toSorted().join())
    throw new BackupError('the migrations in the backup are not those of its manifest');
}

export function compareCount(manifest: Manifest, table: string, count: number): void {
  const expected = manifest.rows[table];
  if (count !== expected) throw new BackupError(`${table} has ${count} rows instead of ${expected}`);
}

export async function compareTables(manifest: Manifest, db: Db): Promise<void> {
  const names = await tableNames(db);
  const counted = Object.keys(manifest.rows);
  const odd = [...names, ...counted].find((name) => !names.includes(name) || !counted.includes(name));
  if (odd !== undefined)
    throw new BackupError(`the table ${odd} is only in the backup or only in its manifest`);
}

export async function compareRows(manifest: Manifest, db: Db): Promise<void> {
  const rows = await countRows(db, Object.keys(manifest.rows));
  for (const [table, count] of Object.entries(rows)) compareCount(manifest, table, count);
}
