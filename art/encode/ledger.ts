import { readFile, writeFile } from 'node:fs/promises';

/** What the encoder knows about a picture it has encoded; committed, so that a run without raw pictures keeps it. */
export interface Encoded {
  /** Hash of the raw file and the encoder's settings; names the encoded files. */
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** Average colour as six hexadecimal digits, or null where the picture is transparent. */
  colour: string | null;
}

export type Ledger = Record<string, Encoded>;

const file = new URL('./ledger.json', import.meta.url);

export async function readLedger(): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Ledger;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export async function writeLedger(ledger: Ledger): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
