import { messages } from '#contract/messages.ts';
import type { UploadedPicture } from '#contract/picture.api.ts';
import { dayMs } from '#contract/seoul-day.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { invalid } from '#server/errors.ts';
import type { ReceivedFile, Uploads } from '#server/files/file-store.ts';
import { forgetUnusedPictures, insertPicture } from './post-pictures.ts';

/** Pictures for the text of posts: they come one by one while somebody writes, before the post does. */
export function createPictureService({ db, clock, uploads }: { db: Db; clock: Clock; uploads: Uploads }) {
  return {
    async take(file: ReceivedFile | null, by: string): Promise<UploadedPicture> {
      if (file === null) throw invalid(messages.valid.popupMissing);
      const kept = await uploads.keepPicture(file);
      try {
        await insertPicture(db, { ...kept, by, at: clock().toISOString() });
      } catch (error) {
        await uploads.discard(kept);
        throw error;
      }
      const { storedName, width, height } = kept;
      return { storedName, url: uploadAddress(storedName), width, height };
    },

    /** What no post has shown for a day; resolves to how many. */
    async removeUnused(): Promise<number> {
      const before = new Date(clock().getTime() - dayMs).toISOString();
      const files = await forgetUnusedPictures(db, before);
      for (const file of files) await uploads.discard(file);
      return files.length;
    },
  };
}

export type PictureService = ReturnType<typeof createPictureService>;
