import sharp from 'sharp';
import type { Loan } from './loans.ts';
import type { PictureSource } from './picture-source.ts';

const STUDIO_GROUND = '#e9ecec';

/** Cuts the loan out of the lender's render, in the shape of the picture that it stands in for. */
export async function borrow(lender: Buffer, loan: Loan, { kind, size }: PictureSource): Promise<Buffer> {
  const original = await sharp(lender).metadata();
  const width = Math.round(loan.width * original.width);
  const whole = loan.width === 1;
  const height = whole ? original.height : Math.round((width * size[1]) / size[0]);
  const left = Math.round(loan.left * original.width);
  const top = Math.min(Math.round(loan.top * original.height), original.height - height);
  let picture = sharp(lender).extract({ left, top, width, height });
  if (loan.mirrored) picture = picture.flop();
  if (kind !== 'cutout') picture = picture.flatten({ background: STUDIO_GROUND });
  return picture.png({ compressionLevel: 1 }).toBuffer();
}
