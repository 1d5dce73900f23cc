import { isBmp } from './bmp.ts';
import { compoundStreams } from './compound-file.ts';
import { zipNames } from './zip-directory.ts';

const startsWith = (bytes: Buffer, ...start: number[]) =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const isJpeg = (bytes: Buffer) => startsWith(bytes, 0xff, 0xd8, 0xff);
const isPng = (bytes: Buffer) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isGif = (bytes: Buffer) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6));
const isWebp = (bytes: Buffer) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP';

/** HEIC and AVIF share a container; the brands tell which it is. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp') return false;
  const brands = textAt(bytes, 8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*avi[fs]/s.test(brands);
}

function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8)) && bytes.subarray(-2_048).includes('%%EOF');
}

function isHwp(bytes: Buffer): boolean {
  const streams = compoundStreams(bytes);
  return streams !== null && streams.has('FileHeader') && bytes.includes('HWP Document File');
}

function isDoc(bytes: Buffer): boolean {
  const streams = compoundStreams(bytes);
  return streams !== null && streams.has('WordDocument') && !streams.has('FileHeader');
}

/** A docx has no macros: one that does is another type under a false name. */
function isDocx(bytes: Buffer): boolean {
  const names = zipNames(bytes);
  if (names === null || names.has('word/vbaProject.bin')) return false;
  return names.has('[Content_Types].xml') && names.has('word/document.xml');
}

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** Text of Korean computers: UTF-8, or CP949 as older programs write it (`euc-kr` decodes all of it). */
function isText(bytes: Buffer): boolean {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return !control.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      continue;
    }
  }
  return false;
}

const contents: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
  gif: isGif,
  webp: isWebp,
  avif: isAvif,
  bmp: isBmp,
  pdf: isPdf,
  doc: isDoc,
  docx: isDocx,
  hwp: isHwp,
  txt: isText,
};

/** Whether a file is inside what its extension says. An extension without a rule is never right. */
export function contentMatches(extension: string, bytes: Buffer): boolean {
  return Object.hasOwn(contents, extension) && contents[extension]?.(bytes) === true;
}
