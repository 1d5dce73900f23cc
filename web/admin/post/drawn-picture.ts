export const scaleTo = (longestSide: number, { width, height }: Pick<ImageBitmap, 'width' | 'height'>) =>
  Math.min(1, longestSide / Math.max(width, height));

/** A picture that the browser has opened, with no side longer than this; null where the browser cannot write it. */
export async function drawnPicture(
  picture: ImageBitmap,
  longestSide: number,
  type: 'image/jpeg' | 'image/webp',
): Promise<Blob | null> {
  const scale = scaleTo(longestSide, picture);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  try {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    return await canvas.convertToBlob({ type, quality: 0.86 });
  } catch {
    return null;
  } finally {
    picture.close();
  }
}
