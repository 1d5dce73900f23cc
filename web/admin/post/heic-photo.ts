import { extensionOf, photoExtensions } from '#contract/file-types.ts';

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
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }).catch(() => null);
  const name = file.name.replace(/\.\w+$/, '') || '붙여넣은 이미지';
  return jpeg && new File([jpeg], `${name}.jpg`, { type: jpeg.type });
}
