// Encodes the raw pictures for the web and writes the manifest that the pages import.
//   npm run pictures [-- --raw <folder>]
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, unlink } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodePicture, writeFiles } from './encode-picture.ts';
import { readLedger, writeLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { loanFor } from './loans.ts';
import type { PictureSource } from './picture-source.ts';
import { pictureGroups } from './pictures.ts';
import { drawStandIn } from './stand-in.ts';
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

async function readLoan(source: PictureSource): Promise<Buffer | null> {
  const loan = loanFor(source);
  const lender = loan && (await readRaw(loan.from));
  return lender && sharp(lender).flop().png({ compressionLevel: 1 }).toBuffer();
}

function hashOf(raw: Buffer): string {
  return createHash('sha256').update(`${SETTINGS_VERSION}:`).update(raw).digest('hex').slice(0, 8);
}

/** Returns whether the picture had to be encoded. */
async function refresh(source: PictureSource, ledger: Ledger): Promise<boolean> {
  const raw = await readRaw(source.name);
  const known = ledger[source.name];
  const loan = raw === null ? await readLoan(source) : null;
  // Without the raw picture an encoded one stays as it is: only its makers have the raw files.
  if (raw === null && known && (loan === null || !known.standIn)) return false;
  const bytes = raw ?? loan ?? (await drawStandIn(source));
  const hash = hashOf(bytes);
  if (known?.hash === hash) return false;
  const { facts, files } = await encodePicture(source, bytes);
  await writeFiles(`${source.name}-${hash}`, files, outFolder);
  ledger[source.name] = { hash, ...facts, standIn: raw === null };
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
    console.log(`encoded ${source.name}${ledger[source.name]!.standIn ? ' (stand-in)' : ''}`);
    await writeLedger(ledger);
  }
}
await writeLedger(ledger);
await removeUnused(ledger);
await writeManifest(pictureGroups, ledger);
const standIns = sources.filter(({ name }) => ledger[name]!.standIn).map(({ name }) => name);
console.log(
  `${sources.length} pictures, ${standIns.length} of them stand-ins${standIns.length ? `: ${standIns.join(' ')}` : ''}`,
);
