import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Engine } from '#server/db/connect.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { BackupError } from './backup-error.ts';
import { sessionTable } from './tables.ts';
import { writeDurably } from './write-durably.ts';

/** Where things lie in a backup. */
export const sqliteCopy = 'site.db';
export const rowsOf = (table: string) => `rows-${table}.ndjson`;
export const filesFolder = 'files';

/** Only these can be in a backup: a manifest from elsewhere must not lead out of its folder. */
const path = z.string().check(z.regex(/^(?:site\.db|rows-[a-z0-9_]+\.ndjson|files\/[a-z0-9-]+\.[a-z0-9]+)$/));

const manifestSchema = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  startedAt: z.iso.datetime(),
  /** The steps that had made the database what it was. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int().check(z.nonnegative())),
  /** The last number that each table gave out (PostgreSQL; SQLite's copy carries it by itself). */
  lastIds: z.record(z.string(), z.number()),
  /** SHA-256 of every part. */
  hashes: z.record(path, z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const nameOf = (folder: string) => join(folder, 'manifest.json');

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Written last: a folder without it is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeDurably(nameOf(folder), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(nameOf(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup (no manifest.json)`);
  });
  const manifest = manifestSchema.safeParse(parseJson(text)).data;
  if (manifest === undefined) throw new BackupError(`${nameOf(folder)} is not a manifest of this site`);
  return manifest;
}

/** What a backup of these tables is made of, the uploaded files aside. */
export function databaseParts({ engine, rows }: Pick<Manifest, 'engine' | 'rows'>): string[] {
  const tables = Object.keys(rows).filter((name) => name !== sessionTable);
  return engine === 'sqlite' ? [sqliteCopy] : tables.map(rowsOf);
}

async function partsIn(folder: string, manifest: Manifest): Promise<string[]> {
  const files: string[] = [];
  for await (const { name } of createDiskStore(join(folder, filesFolder)).list())
    files.push(`${filesFolder}/${name}`);
  return [...databaseParts(manifest), ...files];
}

/** Reads the manifest and compares every part with it: none may be damaged, missing or unknown. */
export async function verifyBackup(folder: string, engine: Engine): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.engine !== engine)
    throw new BackupError(`the backup is of ${manifest.engine}, the settings name ${engine}`);
  for (const [part, expected] of Object.entries(manifest.hashes)) {
    const actual = await hashOf(join(folder, part)).catch(() => 'missing');
    if (actual !== expected) throw new BackupError(`${part} in the backup is damaged or missing`);
  }
  const parts = new Set(await partsIn(folder, manifest));
  const unknown = [...parts].find((part) => !Object.hasOwn(manifest.hashes, part));
  const idle = Object.keys(manifest.hashes).find((part) => !parts.has(part));
  if ((unknown ?? idle) !== undefined)
    throw new BackupError(`${unknown ?? idle} in the backup and its manifest do not fit together`);
  return manifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
