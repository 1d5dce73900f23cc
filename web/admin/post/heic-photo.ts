import { extensionOf, photoExtensions } from '#contract/file-types.ts';
import { drawnPicture } from './drawn-picture.ts';

/** What the server keeps of a picture at most: more would only take longer to send. */
const longestSide = 4_096;

/** A photo as an iPhone takes it. */
export function isHeicPhoto(file: Pick<File, 'name' | 'type'>): boolean {
  const isNamed = (photoExtensions as readonly string[]).includes(extensionOf(file.name));
  return isNamed || /^image\/hei[cf]$/.test(file.type);
}

/** The same photo as a JPEG, or null where the browser cannot open it. */
export async function jpegOf(file: File): Promise<File | null> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return null;
  const jpeg = await drawnPicture(photo, longestSide, 'image/jpeg');
  const name = file.name.replace(/\.\w+$/, '') || '붙여넣은 이미지';
  return jpeg && new File([jpeg], `${name}.jpg`, { type: jpeg.type });
}
