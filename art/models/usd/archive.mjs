// A .usdz archive: a zip file without compression in which every file begins at a multiple of 64 bytes.
import { crc32 } from 'node:zlib';

const ALIGNED = 64;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
const FIRST_DAY = 0x21; // 1 January 1980: the same model is always the same file

function header(signature, before, { name, bytes }, extra, after) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION);
  fields.writeUInt16LE(FIRST_DAY, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extra.length, 24);
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, before, fields, after, Buffer.from(name), extra]);
}

/** An extra field that is as long as the gap, or longer by a whole step where the gap is too small for one. */
function padding(end) {
  const gap = (ALIGNED - (end % ALIGNED)) % ALIGNED;
  if (gap === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(gap < 4 ? gap + ALIGNED : gap);
  extra.writeUInt16LE(0x1986);
  extra.writeUInt16LE(extra.length - 4, 2);
  return extra;
}

const none = Buffer.alloc(0);

/** files: [{ name, bytes }], the layer first. */
export function archive(files) {
  /** @type {Buffer[][]} */
  const [parts, entries] = [[], []];
  let at = 0;
  for (const file of files) {
    const extra = padding(at + 30 + Buffer.byteLength(file.name));
    const local = header(LOCAL, none, file, extra, none);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(header(CENTRAL, Buffer.from([VERSION, 0]), file, none, rest));
    parts.push(local, file.bytes);
    at += local.length + file.bytes.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...entries, end]);
}
