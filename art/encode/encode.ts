// Encodes the raw pictures for the web and writes the manifest that the pages import.
//   npm run pictures [-- --raw <folder>]
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, unlink } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { encodePicture, writeFiles } from './encode-picture.ts';
import { readLedger, writeLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { PictureSource } from './picture-source.ts';
import { pictureGroups } from './pictures.ts';
import { writeManifest } from './write-manifest.ts';

/** Raise it after a change of the encoder's settings: every picture is then encoded again. */
const SETTINGS_VERSION = 2;

const outFolder = new URL('../../web/public/pictures/', import.meta.url);
const { values } = parseArgs({ options: { raw: { type: 'string', default: 'art/work/raw' } } });
const rawFolder = pathToFileURL(`${values.raw}/`);

async function readRaw(name: string): Promise<Buffer | null> {
  try {
    return await readFile(new URL(`${name}.png`, rawFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function hashOf(raw: Buffer): string {
  return createHash('sha256').update(`${SETTINGS_VERSION}:`).update(raw).digest('hex').slice(0, 8);
}

/** Returns whether the picture had to be encoded. */
async function refresh(source: PictureSource, ledger: Ledger): Promise<boolean> {
  const raw = await readRaw(source.name);
  const known = ledger[source.name];
  if (raw === null) {
    // An encoded picture stays as it is: only its makers have the raw files.
    if (known) return false;
    throw new Error(`${source.name} has never been encoded and is not in ${values.raw}`);
  }
  const hash = hashOf(raw);
  if (known?.hash === hash) return false;
  const { facts, files } = await encodePicture(source, raw);
  await writeFiles(`${source.name}-${hash}`, files, outFolder);
  ledger[source.name] = { hash, ...facts };
  return true;
}

async function removeUnused(ledger: Ledger): Promise<void> {
  const stems = new Set(Object.entries(ledger).map(([name, { hash }]) => `${name}-${hash}`));
  for (const file of await readdir(outFolder)) {
    const stem = file.replace(/-\d+\.(avif|webp)$/, '');
    if (stem !== file && !stems.has(stem)) await unlink(new URL(file, outFolder));
  }
}

setPriority(10);
await mkdir(outFolder, { recursive: true });
const sources = pictureGroups.flatMap(({ pictures }) => pictures);
const names = new Set(sources.map(({ name }) => name));
const ledger = Object.fromEntries(Object.entries(await readLedger()).filter(([name]) => names.has(name)));

for (const source of sources) {
  if (await refresh(source, ledger)) {
    console.log(`encoded ${source.name}`);
    await writeLedger(ledger);
  }
}
await writeLedger(ledger);
await removeUnused(ledger);
await writeManifest(pictureGroups, ledger);
console.log(`${sources.length} pictures`);
