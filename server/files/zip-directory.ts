const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const maxEntries = 4_096;
const maxUnpackedBytes = 256 * 1024 * 1024;

interface Directory {
  count: number;
  start: number;
  end: number;
}

/** The record at the end of a zip, followed only by its own comment. */
function findDirectory(bytes: Buffer): Directory | null {
  const earliest = Math.max(0, bytes.length - endBytes - 0xffff);
  for (let at = bytes.length - endBytes; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    if (at + endBytes + bytes.readUInt16LE(at + 20) !== bytes.length) continue;
    const start = bytes.readUInt32LE(at + 16);
    const end = start + bytes.readUInt32LE(at + 12);
    return end <= at ? { count: bytes.readUInt16LE(at + 10), start, end } : null;
  }
  return null;
}

interface Entry {
  name: string;
  unpackedBytes: number;
  next: number;
}

function readEntry(bytes: Buffer, at: number, end: number): Entry | null {
  if (at + entryBytes > end || bytes.readUInt32LE(at) !== entrySignature) return null;
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const local = bytes.readUInt32LE(at + 42);
  if (isEncrypted || local + 30 > bytes.length || bytes.readUInt32LE(local) !== fileSignature) return null;
  const nameEnd = at + entryBytes + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > end) return null;
  const name = bytes.toString('utf8', at + entryBytes, nameEnd);
  const leavesItsFolder = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
  return leavesItsFolder ? null : { name, unpackedBytes: bytes.readUInt32LE(at + 24), next };
}

/** The names in a zip file, read from its directory: nothing is unpacked. Null when it is no sound zip file. */
export function zipNames(bytes: Buffer): Set<string> | null {
  // A zip that does not begin with its first file has something else in front: two files in one.
  if (bytes.length < endBytes + 4 || bytes.readUInt32LE(0) !== fileSignature) return null;
  const directory = findDirectory(bytes);
  if (directory === null || directory.count > maxEntries) return null;
  const names = new Set<string>();
  let unpacked = 0;
  let at = directory.start;
  for (let index = 0; index < directory.count; index += 1) {
    const entry = readEntry(bytes, at, directory.end);
    if (entry === null) return null;
    unpacked += entry.unpackedBytes;
    if (unpacked > maxUnpackedBytes) return null;
    names.add(entry.name);
    at = entry.next;
  }
  return names;
}
