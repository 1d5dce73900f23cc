import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AVIF_QUALITIES, BLEED_WIDTHS, BUDGET_BYTES, BUDGET_WIDTH, WEBP_QUALITY, WIDTHS } from './budgets.ts';
import type { Encoded } from './ledger.ts';
import type { PictureKind, PictureSource } from './picture-source.ts';
import { softenEdges } from './soften-edges.ts';

// A palette of few colours: the classes that carry them stay a small style sheet.
const COLOUR_STEP = 16;

export function widthsOf(originalWidth: number, kind?: PictureKind): number[] {
  const offered: readonly number[] = kind === 'bleed' || kind === 'floor' ? BLEED_WIDTHS : WIDTHS;
  const largest = Math.min(originalWidth, offered.at(-1)!);
  // One that is hardly smaller would save nothing.
  return [...offered.filter((width) => width * 1.1 < largest), largest];
}

async function averageColour(raw: Buffer): Promise<string> {
  const { data } = await sharp(raw)
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)]
    .map((channel) => Math.min(255, Math.round(channel / COLOUR_STEP) * COLOUR_STEP))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
}

function avif(pixels: Buffer, kind: PictureKind, quality: number): Promise<Buffer> {
  // Effort 3: a step more saves 4% and takes four times as long.
  // Small coloured type falls apart when its colour is stored at half the resolution.
  const chromaSubsampling = kind === 'drawn' ? '4:4:4' : '4:2:0';
  return sharp(pixels).avif({ quality, effort: 3, chromaSubsampling }).toBuffer();
}

async function bestQuality(pixels: Buffer, { name, kind }: PictureSource): Promise<number> {
  for (const quality of AVIF_QUALITIES) {
    if ((await avif(pixels, kind, quality)).length <= BUDGET_BYTES[kind]) return quality;
  }
  throw new Error(`${name} does not fit into ${BUDGET_BYTES[kind]} bytes at ${BUDGET_WIDTH} px`);
}

export async function encodePicture(
  source: PictureSource,
  raw: Buffer,
): Promise<{ facts: Omit<Encoded, 'hash'>; files: Map<string, Buffer> }> {
  const hasFloor = source.kind === 'cutout' || source.kind === 'line';
  const picture = hasFloor ? await softenEdges(raw) : raw;
  const original = await sharp(raw).metadata();
  const widths = widthsOf(original.width, source.kind);
  const largest = widths.at(-1)!;
  const files = new Map<string, Buffer>();

  // Lossless PNG between the steps: it carries size and transparency along by itself.
  const resized = (width: number) => sharp(picture).resize(width).png({ compressionLevel: 1 }).toBuffer();
  const quality = await bestQuality(await resized(Math.min(BUDGET_WIDTH, largest)), source);
  for (const width of widths) {
    const pixels = await resized(width);
    files.set(`${width}.avif`, await avif(pixels, source.kind, quality));
    files.set(
      `${width}.webp`,
      await sharp(pixels).webp({ quality: WEBP_QUALITY, effort: 5, smartSubsample: true }).toBuffer(),
    );
  }
  const height = Math.round((original.height * largest) / original.width);
  const seenThrough = hasFloor || source.kind === 'stage' || source.kind === 'parts';
  const colour = seenThrough ? null : await averageColour(raw);
  return { facts: { width: largest, height, widths, colour }, files };
}

export async function writeFiles(stem: string, files: Map<string, Buffer>, folder: URL): Promise<void> {
  for (const [suffix, bytes] of files) await writeFile(new URL(`${stem}-${suffix}`, folder), bytes);
}
