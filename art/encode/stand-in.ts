import sharp from 'sharp';
import type { PictureSource } from './picture-source.ts';

const GROUND = {
  cutout: null,
  scene: '#dfe7e5',
  feature: '#e8edec',
  poster: '#0d1c24',
  drawn: '#eaf7f5',
} as const;

/** A quiet picture of the right shape that keeps a place until the render exists. */
export async function drawStandIn({ kind, size }: PictureSource): Promise<Buffer> {
  const width = 960;
  const height = Math.round((width * size[1]) / size[0]);
  const ground = GROUND[kind];
  const radius = Math.min(width, height) * 0.34;
  const mark = Math.min(width, height) * 0.2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="glow"><stop offset="0" stop-color="#16d6c2" stop-opacity=".22"/><stop offset="1" stop-color="#16d6c2" stop-opacity="0"/></radialGradient></defs>
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}
    <circle cx="${width / 2}" cy="${height / 2}" r="${radius * 1.4}" fill="url(#glow)"/>
    <g transform="translate(${(width - mark) / 2} ${(height - mark) / 2}) scale(${mark / 64})" fill="none" stroke-linecap="round" stroke-width="8" opacity=".55">
      <path d="M16 28v20M48 16v20" stroke="#8fa3a3"/><path d="M16 15.8c16 0 16 32.4 32 32.4" stroke="#16d6c2"/>
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
