import type { MadePicture } from './images.ts';

/** The picture library takes memory that a server without uploads never needs: it comes with the first picture. */
const images = () => import('./images.ts');

export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  return (await images()).makePicture(bytes);
}

export async function makeAvif(bytes: Buffer, width: number): Promise<Buffer> {
  return (await images()).makeAvif(bytes, width);
}
