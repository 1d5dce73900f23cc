import { extensionOf, isAttachmentName, isImageName } from '#contract/file-types.ts';
import { variantWidths } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { StoredFile } from '#contract/post.ts';
import { dayMs } from '#contract/seoul-day.ts';
import { variantName } from '#contract/upload-address.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { invalid } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { createAvifMaker } from './avif-copies.ts';
import { contentTypeOf } from './content-type.ts';
import type { PictureSize } from './images.ts';
import type { FileStore, ReceivedFile, Uploads } from './file-store.ts';
import { makePicture } from './lazy-images.ts';
import { UnreadableImage } from './unreadable-image.ts';
import { tidyFileName } from './original-name.ts';
import { groupByPicture } from './picture-group.ts';
import { contentMatches } from './sniff.ts';
import { newStoredName } from './stored-name.ts';

export interface UploadsSetup {
  store: FileStore;
  log: Log;
  clock?: Clock;
}

/** What is to be stored: the file itself and, of a picture, its smaller copies. */
interface Prepared {
  name: string;
  bytes: Buffer;
  copies: { width: number; bytes: Buffer }[];
  size: PictureSize;
}

const noSize: PictureSize = { width: 0, height: 0 };

async function preparePicture(bytes: Buffer): Promise<Prepared> {
  const { main, size, copies } = await makePicture(bytes);
  return {
    size,
    name: newStoredName(main.extension),
    bytes: main.bytes,
    copies: copies.map(({ width, image }) => ({ width, bytes: image.bytes })),
  };
}

async function prepare(file: ReceivedFile, refusal: string): Promise<Prepared> {
  const extension = extensionOf(file.fileName);
  if (!contentMatches(extension, file.bytes)) throw invalid(refusal);
  if (!isImageName(file.fileName))
    return { name: newStoredName(extension), bytes: file.bytes, copies: [], size: noSize };
  try {
    return await preparePicture(file.bytes);
  } catch (error) {
    throw error instanceof UnreadableImage ? invalid(refusal) : error;
  }
}

export function createUploads({ store, log, clock = systemClock }: UploadsSetup): Uploads {
  const avif = createAvifMaker(store, log);

  async function removeAll(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await store.remove(name).catch((error: unknown) => log.warn({ err: error, name }, 'file not removed'));
    }
  }

  async function putAll({ name, bytes, copies }: Prepared): Promise<void> {
    const smaller = copies.map((copy) => ({
      name: variantName(name, copy.width, 'webp'),
      bytes: copy.bytes,
    }));
    const parts = [...smaller, { name, bytes }];
    try {
      for (const part of parts) await store.put(part.name, part.bytes, contentTypeOf(part.name));
    } catch (error) {
      await removeAll(parts.map((part) => part.name));
      throw error;
    }
  }

  async function keepWithSize(file: ReceivedFile, refusal: string): Promise<StoredFile & PictureSize> {
    const prepared = await prepare(file, refusal);
    await putAll(prepared);
    const { name, bytes, copies, size } = prepared;
    if (copies.length > 0)
      avif.make(
        name,
        copies.map(({ width }) => width),
      );
    return { storedName: name, originalName: tidyFileName(file.fileName), ...size, size: bytes.length };
  }

  async function keep(file: ReceivedFile, refusal: string): Promise<StoredFile> {
    const { storedName, originalName, size } = await keepWithSize(file, refusal);
    return { storedName, originalName, size };
  }

  return {
    async keepAttachment(file) {
      if (!isAttachmentName(file.fileName)) throw invalid(messages.valid.fileType);
      return keep(file, messages.valid.fileType);
    },
    async keepPopupImage(file) {
      if (!isImageName(file.fileName)) throw invalid(messages.valid.popupType);
      return keep(file, messages.valid.popupType);
    },
    async keepPicture(file) {
      if (!isImageName(file.fileName)) throw invalid(messages.valid.popupType);
      return keepWithSize(file, messages.valid.popupType);
    },
    async has({ storedName }) {
      const found = await store.get(storedName);
      found?.stream.destroy();
      return found !== null;
    },
    async discard({ storedName }) {
      const copies = variantWidths.flatMap((width) =>
        (['webp', 'avif'] as const).map((format) => variantName(storedName, width, format)),
      );
      await removeAll(isImageName(storedName) ? [storedName, ...copies] : [storedName]);
    },
    async start() {
      await store.tidy();
      avif.catchUp();
    },
    async sweep(isKnown) {
      let removed = 0;
      for (const { main, names, newest } of (await groupByPicture(store)).values()) {
        const isFresh = clock().getTime() - newest < dayMs;
        if (isFresh || (main !== null && (await isKnown(main)))) continue;
        await removeAll(names);
        removed += names.length;
      }
      return removed;
    },
    settled: () => avif.settled(),
  };
}
