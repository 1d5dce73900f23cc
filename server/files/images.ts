import sharp, { type Metadata, type Sharp } from 'sharp';
import { variantWidths } from '#contract/limits.ts';
import { decodeBmp, isBmp, type RawPicture } from './bmp.ts';
import { UnreadableImage } from './unreadable-image.ts';
import { createBoundedQueue } from '#server/bounded-queue.ts';

/** One picture as it is to be stored. */
export interface MadeImage {
  extension: 'jpg' | 'png' | 'webp' | 'avif';
  bytes: Buffer;
}

/** What a page must know to leave room for it. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface MadePicture {
  main: MadeImage;
  size: PictureSize;
  /** Smaller copies, none wider than the picture itself. */
  copies: { width: number; image: MadeImage }[];
}

const maxPixels = 40_000_000;
const maxFrames = 300;
const maxWidth = 4_096;
/** WebP and AVIF cannot be higher. */
const maxHeight = 16_383;

// Only the decoders of the formats that may be uploaded, from memory: no SVG, TIFF or PDF, and no file by its path.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

const queue = createBoundedQueue(2, 16);

/** A file that the library opens, or pixels that were read from one that it does not. */
type Source = Buffer | RawPicture;

function open(source: Source, animated = false): Sharp {
  const { data, ...raw } = Buffer.isBuffer(source) ? { data: source } : source;
  const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  return sharp(data, { ...limits, animated, ...raw }).timeout({ seconds: 10 });
}

/** Turned upright, at most so wide, in sRGB and without any metadata (sharp leaves EXIF and GPS behind by itself). */
function still(source: Source, width: number): Sharp {
  return open(source)
    .autoOrient()
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
}

async function mainImage(source: Source, format: Metadata['format']): Promise<MadeImage> {
  const image = still(source, maxWidth);
  if (format === 'jpeg') return { extension: 'jpg', bytes: await image.jpeg({ quality: 86 }).toBuffer() };
  if (format === 'png') return { extension: 'png', bytes: await image.png().toBuffer() };
  return { extension: 'webp', bytes: await image.webp({ quality: 86 }).toBuffer() };
}

/** A moving picture keeps its frames in one size, as WebP; too many of them and only the first is kept. */
async function movingImage(source: Source): Promise<MadeImage> {
  const image = open(source, true).webp({ quality: 80, effort: 2 });
  return { extension: 'webp', bytes: await image.toBuffer() };
}

function isMoving({ pages = 1, width, height }: Metadata): boolean {
  return pages > 1 && pages <= maxFrames && pages * width * height <= maxPixels;
}

async function sizeOf({ bytes }: MadeImage): Promise<PictureSize> {
  const { width, height } = await open(bytes).metadata();
  return { width, height };
}

async function make(bytes: Buffer): Promise<MadePicture> {
  const source = isBmp(bytes) ? decodeBmp(bytes) : bytes;
  const metadata = await open(source).metadata();
  if (isMoving(metadata)) {
    const moving = await movingImage(source);
    return { main: moving, size: await sizeOf(moving), copies: [] };
  }
  const main = await mainImage(source, metadata.format);
  const copies: MadePicture['copies'] = [];
  for (const width of variantWidths) {
    if (width >= metadata.autoOrient.width) break;
    const image = await still(source, width).webp({ quality: 80 }).toBuffer();
    copies.push({ width, image: { extension: 'webp', bytes: image } });
  }
  return { main, size: await sizeOf(main), copies };
}

/** Decodes a picture and draws it anew: whatever else the file carried is gone. */
export function makePicture(bytes: Buffer): Promise<MadePicture> {
  return queue.run(() =>
    make(bytes).catch((error: unknown) => {
      throw new UnreadableImage('not a picture within the limits', { cause: error });
    }),
  );
}

/** The slow copies, made when nobody waits. */
export function makeAvif(bytes: Buffer, width: number): Promise<Buffer> {
  return queue.runLater(() =>
    still(bytes, width).avif({ quality: 50, effort: 3 }).timeout({ seconds: 60 }).toBuffer(),
  );
}
