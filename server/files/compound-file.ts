const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
const headerFatSlots = 109;
const endOfChain = 0xfffffffa;
const maxDirectorySectors = 256;

/** The number at `offset`, or a chain's end when the file is too short to have one. */
function numberAt(bytes: Buffer, offset: number): number {
  return offset >= 0 && offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : 0xffffffff;
}

/** Where the directory lies: its sectors are chained through the allocation table that the header points to. */
function directorySectors(bytes: Buffer, sectorBytes: number): number[] {
  const perSector = sectorBytes / 4;
  const found: number[] = [];
  let sector = numberAt(bytes, 48);
  while (sector < endOfChain && found.length < maxDirectorySectors) {
    found.push(sector);
    const slot = Math.floor(sector / perSector);
    if (slot >= headerFatSlots) break;
    const table = numberAt(bytes, 76 + slot * 4);
    sector =
      table >= endOfChain
        ? endOfChain
        : numberAt(bytes, (table + 1) * sectorBytes + (sector % perSector) * 4);
  }
  return found;
}

function entryName(entry: Buffer): string {
  const length = entry.readUInt16LE(64);
  return length >= 2 && length <= 64 ? entry.toString('utf16le', 0, length - 2) : '';
}

/** The streams of an OLE compound file (old Office and Hangul documents); null when it is none. */
export function compoundStreams(bytes: Buffer): Set<string> | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const names = new Set<string>();
  for (const sector of directorySectors(bytes, sectorBytes)) {
    const start = (sector + 1) * sectorBytes;
    for (let offset = start; offset + entryBytes <= Math.min(start + sectorBytes, bytes.length);) {
      const entry = bytes.subarray(offset, offset + entryBytes);
      const isStream = entry[66] === 2;
      if (isStream) names.add(entryName(entry));
      offset += entryBytes;
    }
  }
  return names;
}
