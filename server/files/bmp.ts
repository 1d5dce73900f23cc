import { UnreadableImage } from './unreadable-image.ts';

/** Pixels, row by row from the top, as the picture library takes them. */
export interface RawPicture {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
}

interface Layout {
  width: number;
  height: number;
  isFromTop: boolean;
  bits: number;
  hasAlpha: boolean;
  paletteAt: number;
  pixelsAt: number;
  rowBytes: number;
}

const maxPixels = 12_000_000;
/** BITMAPINFOHEADER and its successors, by their length. */
const headerLengths = new Set([40, 52, 56, 108, 124]);
const [packedNot, packedByMasks] = [0, 3];
const [maskAt, alphaMaskAt] = [54, 66];
/** Blue, green, red, one byte each, as without masks. */
const usualMasks = [0xff0000, 0xff00, 0xff];

function hasUsualMasks(bytes: Buffer): boolean {
  if (bytes.length < alphaMaskAt + 4) return false;
  return usualMasks.every((mask, index) => bytes.readUInt32LE(maskAt + index * 4) === mask);
}

/**
 * Where everything stands in a bitmap, or null when it is none that we open: not compressed, whole, of 24 or 32 bits a
 * pixel or with a palette. That is what screenshots and drawing programs write.
 */
function layoutOf(bytes: Buffer): Layout | null {
  if (bytes.length < maskAt || bytes.toString('latin1', 0, 2) !== 'BM') return null;
  const headerBytes = bytes.readUInt32LE(14);
  const compression = bytes.readUInt32LE(30);
  const bits = bytes.readUInt16LE(28);
  const isPlain = compression === packedNot && [1, 4, 8, 24, 32].includes(bits);
  const isMasked = compression === packedByMasks && bits === 32 && hasUsualMasks(bytes);
  if (!headerLengths.has(headerBytes) || bytes.readUInt16LE(26) !== 1 || !(isPlain || isMasked)) return null;
  const width = bytes.readInt32LE(18);
  const lines = bytes.readInt32LE(22);
  const height = Math.abs(lines);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const paletteAt = 14 + headerBytes;
  const pixelsAt = bytes.readUInt32LE(10);
  const isWhole = pixelsAt >= paletteAt && pixelsAt + rowBytes * height <= bytes.length;
  if (width < 1 || height < 1 || width * height > maxPixels || !isWhole) return null;
  const hasAlpha = isMasked && headerBytes >= 56 && bytes.readUInt32LE(alphaMaskAt) === 0xff000000;
  return { width, height, isFromTop: lines < 0, bits, hasAlpha, paletteAt, pixelsAt, rowBytes };
}

export function isBmp(bytes: Buffer): boolean {
  return layoutOf(bytes) !== null;
}

/** The number of a pixel's colour in the palette: several pixels share a byte, the first in its highest bits. */
function colourAt(bytes: Buffer, row: number, x: number, bits: number): number {
  const bit = x * bits;
  const byte = bytes[row + (bit >> 3)] ?? 0;
  return (byte >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

export function decodeBmp(bytes: Buffer): RawPicture {
  const layout = layoutOf(bytes);
  if (layout === null) throw new UnreadableImage('not a bitmap within the limits');
  const { width, height, isFromTop, bits, hasAlpha, paletteAt, pixelsAt, rowBytes } = layout;
  const channels = hasAlpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + rowBytes * (isFromTop ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const from = bits < 24 ? paletteAt + 4 * colourAt(bytes, row, x, bits) : row + x * (bits / 8);
      data[to] = bytes[from + 2] ?? 0;
      data[to + 1] = bytes[from + 1] ?? 0;
      data[to + 2] = bytes[from] ?? 0;
      if (hasAlpha) data[to + 3] = bytes[from + 3] ?? 0;
      to += channels;
    }
  }
  return { data, raw: { width, height, channels } };
}
