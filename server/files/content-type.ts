import { extensionOf } from '#contract/file-types.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  hwp: 'application/x-hwp',
};

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The type a stored file is served as. Plain text has none: it may be UTF-8 or CP949, and is only downloaded. */
export function contentTypeOf(storedName: string): string {
  return types[extensionOf(storedName)] ?? 'application/octet-stream';
}
