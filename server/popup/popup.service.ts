import { messages } from '#contract/messages.ts';
import type { Popup, PopupInput } from '#contract/popup.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { invalid, notFound } from '#server/errors.ts';
import type { ReceivedFile, Uploads } from '#server/files/file-store.ts';
import type { Publish } from '#server/publish.ts';
import { popupRepository as repository } from './popup.repository.ts';

interface PopupDependencies {
  db: Db;
  clock: Clock;
  uploads: Uploads;
  publish: Publish;
}

export function createPopupService({ db, clock, uploads, publish }: PopupDependencies) {
  async function discard(storedNames: readonly string[]): Promise<void> {
    for (const storedName of storedNames) await uploads.discard({ storedName, originalName: '', size: 0 });
  }

  return {
    current: (): Promise<Popup | null> => repository.current(db),

    /** There is one popup at most: a new one takes the old one's place. */
    async register(input: PopupInput, file: ReceivedFile | null): Promise<{ id: number; replaced: boolean }> {
      if (file === null) throw invalid(messages.valid.popupMissing);
      const stored = await uploads.keepPopupImage(file);
      try {
        const { id, old } = await publish('popup', async (trx) => {
          const removed = await repository.remove(trx, null);
          return { old: removed, id: await repository.insert(trx, input, stored, clock().toISOString()) };
        });
        await discard(old);
        return { id, replaced: old.length > 0 };
      } catch (error) {
        await uploads.discard(stored);
        throw error;
      }
    },

    /** The picture stays; the number tells that it is still the one that was looked at. */
    async change(id: number, input: PopupInput): Promise<void> {
      const isThere = await publish('popup', (trx) => repository.change(trx, id, input));
      if (!isThere) throw notFound(messages.admin.popupGone);
    },

    async remove(id: number): Promise<void> {
      const old = await publish('popup', (trx) => repository.remove(trx, id));
      if (old.length === 0) throw notFound(messages.admin.popupNone);
      await discard(old);
    },
  };
}

export type PopupService = ReturnType<typeof createPopupService>;
