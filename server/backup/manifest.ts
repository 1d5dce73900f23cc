import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';
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
  rows: z.record(z.string(), z.number()),
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

/** Reads the manifest and compares every part with it. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(nameOf(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup (no manifest.json)`);
  });
  const manifest = manifestSchema.safeParse(parseJson(text)).data;
  if (manifest === undefined) throw new BackupError(`${nameOf(folder)} is not a manifest of this site`);
  for (const [part, expected] of Object.entries(manifest.hashes)) {
    const actual = await hashOf(join(folder, part)).catch(() => 'missing');
    if (actual !== expected) throw new BackupError(`${part} in the backup is damaged or missing`);
  }
  return manifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
