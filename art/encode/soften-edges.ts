import sharp from 'sharp';

// Shares of the picture in which a cutout's floor shadow fades away.
const SIDES = 0.06;
const TOP_AND_BOTTOM = 0.03;

function ramp(width: number, height: number, [x2, y2]: [number, number], share: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="ramp" x2="${x2}" y2="${y2}"><stop stop-opacity="0"/><stop offset="${share}"/><stop offset="${1 - share}"/><stop offset="1" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ramp)"/></svg>`);
}

/** A render cuts the floor shadow off at its border; on a coloured page that border would show as a line. */
export async function softenEdges(raw: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(raw).metadata();
  return sharp(raw)
    .composite([
      { input: ramp(width, height, [1, 0], SIDES), blend: 'dest-in' },
      { input: ramp(width, height, [0, 1], TOP_AND_BOTTOM), blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
