import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Small files of every kind, built byte by byte, so that tests can bend them. */

function directoryEntry(name: string, kind: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = kind;
  return entry;
}

/** An OLE compound file with these streams: the family of .doc and .hwp. */
export function compoundFile(streams: readonly string[], content = ''): Buffer {
  const header = Buffer.alloc(512, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const entries = [directoryEntry('Root Entry', 5), ...streams.map((name) => directoryEntry(name, 2))];
  const sectors = Math.ceil(entries.length / 4);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let sector = 1; sector <= sectors; sector += 1) {
    table.writeUInt32LE(sector === sectors ? 0xfffffffe : sector + 1, sector * 4);
  }
  const directory = Buffer.alloc(sectors * 512);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([header, table, directory, Buffer.from(content.padEnd(512, '\0'))]);
}

export const wordFile = () => compoundFile(['WordDocument', '1Table', 'Data', 'CompObj', 'Summary']);
export const hangulFile = () =>
  compoundFile(['FileHeader', 'DocInfo', 'Section0', 'PrvText'], 'HWP Document File');

export interface ZipEntry {
  name: string;
  content?: string;
  /** A size that the directory claims. */
  claimedBytes?: number;
}

/** A zip file without compression. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '<x/>', claimedBytes } of entries) {
    const bytes = Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(bytes.length, 14);
    fields.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), fields, tail, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

const docxNames = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
export const docxFile = (...extra: ZipEntry[]) => zipFile([...docxNames.map((name) => ({ name })), ...extra]);

export const pdfFile = () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square picture, one bit a pixel: a few kilobytes that unpack to very many pixels. */
export function floodPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** A plain picture of one colour. */
export function picture(width: number, height: number, background = '#2f7d6b'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export interface BmpFields {
  width: number;
  /** Negative: the first row stands on top. */
  height: number;
  bits: number;
  /** Of the header after the first 14 bytes: 40, 56, 108 or 124. */
  headerBytes: number;
  compression: number;
  /** Red, green, blue and alpha, where the compression says that there are masks. */
  masks: readonly number[];
  /** Four bytes a colour: blue, green, red, unused. */
  palette: readonly number[];
  /** Where the file says that its pixels begin. */
  pixelsAt: number;
}

/** A bitmap: its headers, and its rows of pixels as they stand in the file. */
export function bmpFile(pixels: Buffer, fields: Partial<BmpFields> = {}): Buffer {
  const { width = 2, height = 2, bits = 24, compression = 0, masks = [], palette = [] } = fields;
  const { headerBytes = 40 } = fields;
  const ofMasks = headerBytes === 40 ? masks.length * 4 : 0;
  const head = Buffer.alloc(14 + headerBytes + ofMasks);
  const pixelsAt = fields.pixelsAt ?? head.length + palette.length;
  head.write('BM');
  head.writeUInt32LE(head.length + palette.length + pixels.length, 2);
  head.writeUInt32LE(pixelsAt, 10);
  head.writeUInt32LE(headerBytes, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(compression, 30);
  head.writeUInt32LE(palette.length / 4, 46);
  masks.forEach((mask, index) => head.writeUInt32LE(mask, 54 + index * 4));
  return Buffer.concat([head, Buffer.from(palette), pixels]);
}
