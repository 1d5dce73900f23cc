import { isImageName } from './file-types.ts';
import { variantWidths } from './limits.ts';

export function uploadAddress(storedName: string): string {
  return `/resources/upload/${encodeURIComponent(storedName)}`;
}

/** The name in an upload's address; empty where nobody can tell, such as after `%` that encodes nothing. */
export function storedNameIn(address: string): string {
  try {
    return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
  } catch {
    return '';
  }
}

export type VariantFormat = 'avif' | 'webp';

/** The file name of a smaller copy: `ab12.png` → `ab12-800.webp`. */
export function variantName(storedName: string, width: number, format: VariantFormat): string {
  return `${storedName.replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** `srcset` of an uploaded picture in one format, or null when the file is not a picture. */
export function uploadSrcSet(storedName: string, format: VariantFormat): string | null {
  if (!isImageName(storedName)) return null;
  return variantWidths
    .map((width) => `${uploadAddress(variantName(storedName, width, format))} ${width}w`)
    .join(', ');
}
