import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variantWidths } from '#contract/limits.ts';
import type { StoredFile } from '#contract/post.ts';
import { variantName, type VariantFormat } from '#contract/upload-address.ts';
import { contentTypeOf } from '#server/files/content-type.ts';
import type { FileStore } from '#server/files/file-store.ts';

/** The site's own pictures where they are drawn, or where a build has put them. */
const folders = ['../../web/public/pictures', '../../build/client/pictures'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const encodedName = /^(.+)-([0-9a-f]{8})-(\d+)\.(avif|webp)$/;

interface EncodedFile {
  path: string;
  hash: string;
  width: number;
  format: VariantFormat;
}
export type SitePictures = ReadonlyMap<string, readonly EncodedFile[]>;

async function listFirst([folder, ...others]: readonly string[]): Promise<string[]> {
  if (folder === undefined) return [];
  const names = await readdir(folder).catch(() => []);
  return names.length > 0 ? names.map((name) => join(folder, name)) : listFirst(others);
}

/** Every picture by its name, each with its encoded files from narrow to wide. */
export async function readSitePictures(): Promise<SitePictures> {
  const pictures = new Map<string, EncodedFile[]>();
  for (const path of await listFirst(folders)) {
    const [, name, hash, width, format] = encodedName.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    if (name === undefined || hash === undefined) continue;
    const files = pictures.get(name) ?? [];
    files.push({ path, hash, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' });
    pictures.set(name, files);
  }
  for (const files of pictures.values()) files.sort((one, other) => one.width - other.width);
  return pictures;
}

/** The files to store, the picture itself last: what an interrupted start leaves behind is never taken for whole. */
function plan(files: readonly EncodedFile[], storedName: string): { name: string; path: string }[] {
  const widest = files.findLast((file) => file.format === 'webp');
  if (widest === undefined) return [];
  const copies = (['avif', 'webp'] as const).flatMap((format) =>
    variantWidths
      .filter((width) => width < widest.width)
      .flatMap((width) => {
        const source = files.find((file) => file.format === format && file.width >= width);
        return source === undefined
          ? []
          : [{ name: variantName(storedName, width, format), path: source.path }];
      }),
  );
  return [...copies, { name: storedName, path: widest.path }];
}

/**
 * Stores a picture of the site as if it had been uploaded, from files that are encoded already: drawing a hundred
 * pictures anew would keep the first start waiting for minutes. The name follows from `owner` and the picture, so
 * that a start that was interrupted is repeated over its own files. Null when there is no such picture.
 */
export async function storeSitePicture(
  store: FileStore,
  pictures: SitePictures,
  picture: string,
  owner: string,
): Promise<StoredFile | null> {
  const files = pictures.get(picture);
  if (files === undefined) return null;
  const origin = `${owner} ${picture} ${files.map((file) => file.hash).join()}`;
  const storedName = `${createHash('sha256').update(origin).digest('hex').slice(0, 32)}.webp`;
  let size = 0;
  for (const { name, path } of plan(files, storedName)) {
    const bytes = await readFile(path);
    await store.put(name, bytes, contentTypeOf(name));
    size = bytes.length;
  }
  return { storedName, originalName: `${picture}.webp`, size };
}
