import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, its text as it is made. */
export interface ZipEntry {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

/** Sizes follow the file, as nobody knows them before; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
/** The first of January 1980: archives of the same files are the same. */
const dosDate = 0x0021;

interface Figures {
  crc: number;
  packed: number;
  size: number;
}

function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  fields.reduce((at, [value, bytes]) => buffer.writeUIntLE(value, at, bytes), 0);
  return buffer;
}

const commonHead = ({ crc, packed, size }: Figures, name: Buffer) =>
  numbers(
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [dosDate, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );

const localHead = (name: Buffer) =>
  Buffer.concat([numbers([0x04034b50, 4]), commonHead({ crc: 0, packed: 0, size: 0 }, name), name]);

const descriptor = ({ crc, packed, size }: Figures) =>
  numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);

const directoryEntry = (name: Buffer, figures: Figures, offset: number) =>
  Buffer.concat([
    numbers([0x02014b50, 4], [version, 2]),
    commonHead(figures, name),
    numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    name,
  ]);

const directoryEnd = (entries: number, bytes: number, offset: number) =>
  numbers([0x06054b50, 4], [0, 2], [0, 2], [entries, 2], [entries, 2], [bytes, 4], [offset, 4], [0, 2]);

async function* counted(text: ZipEntry['text'], figures: Figures): AsyncGenerator<Buffer> {
  for await (const part of text) {
    const bytes = Buffer.from(part);
    figures.crc = crc32(bytes, figures.crc);
    figures.size += bytes.length;
    yield bytes;
  }
}

/** Compressed on Node's own threads. */
async function* compressed(text: ZipEntry['text'], figures: Figures): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  // What goes wrong is met by whoever reads.
  pipeline(Readable.from(counted(text, figures)), deflate, () => {});
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    figures.packed += chunk.length;
    yield chunk;
  }
}

/** A zip archive that is made as it is read; up to 4 GB. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const start = offset;
    const nameBytes = Buffer.from(name);
    const figures = { crc: 0, packed: 0, size: 0 };
    const head = localHead(nameBytes);
    yield head;
    yield* compressed(text, figures);
    const tail = descriptor(figures);
    yield tail;
    offset += head.length + figures.packed + tail.length;
    directory.push(directoryEntry(nameBytes, figures, start));
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield directoryEnd(directory.length, listed.length, offset);
}
