import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { endsTooSoon, popupState, type Popup, type PopupInput } from '#contract/popup.ts';
import type { StoredFile } from '#contract/post.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid, notFound } from '#server/errors.ts';
import type { ReceivedFile, Uploads } from '#server/files/file-store.ts';
import { checkOrder, type NewOrder } from '#server/new-order.ts';
import type { Publish } from '#server/publish.ts';
import { spanAt, type Span } from '#server/span.ts';
import { popupRepository as repository } from './popup.repository.ts';

interface PopupDependencies {
  db: Db;
  clock: Clock;
  uploads: Uploads;
  publish: Publish;
}

export interface PopupChange {
  said: { [Field in keyof PopupInput]?: PopupInput[Field] | undefined };
  /** Takes the place of the picture. */
  file?: ReceivedFile | null;
}

/** What is not said stays as it was. */
function merged(before: Popup, said: PopupChange['said']): PopupInput {
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(known) };
}

function checkPeriod(input: PopupInput): void {
  if (endsTooSoon(input)) throw invalid(messages.valid.popupPeriod);
}

export function createPopupService({ db, clock, uploads, publish }: PopupDependencies) {
  /** Stores the picture first: a row must never point to bytes that are not there. */
  async function withPicture<Result>(
    file: ReceivedFile,
    write: (stored: StoredFile) => Promise<Result>,
  ): Promise<Result> {
    const stored = await uploads.keepPopupImage(file);
    try {
      return await write(stored);
    } catch (error) {
      await uploads.discard(stored);
      throw error;
    }
  }

  async function changeRow(trx: Db, id: number, said: PopupChange['said'], stored: StoredFile | null) {
    const before = await repository.find(trx, id);
    if (before === null) throw notFound(messages.admin.popupGone);
    const input = merged(before, said);
    checkPeriod(input);
    await repository.change(trx, id, input, stored ?? before.file);
    return before.file;
  }

  return {
    /** All there are, in their order. */
    all: (): Promise<Popup[]> => repository.all(db),

    /** Those that visitors see now, and for how long that holds if nobody writes. */
    async shown(): Promise<{ popups: Popup[]; span: Span }> {
      const now = clock().toISOString();
      const popups = await repository.all(db);
      const turns = popups.filter(({ on }) => on).flatMap(({ from, to }) => [from, to]);
      return {
        popups: popups.filter((popup) => popupState(popup, now) === 'shown'),
        span: spanAt(now, turns),
      };
    },

    /** A new one comes last. */
    async add(input: PopupInput, file: ReceivedFile | null): Promise<number> {
      if (file === null) throw invalid(messages.valid.popupMissing);
      checkPeriod(input);
      return withPicture(file, (stored) =>
        publish('popup', async (trx) => {
          const popups = await repository.all(trx);
          if (popups.length >= limits.popups) throw new AppError('conflict', messages.admin.popupsFull);
          const createdAt = clock().toISOString();
          const id = await repository.insert(trx, { input, file: stored, createdAt, position: 0 });
          await repository.arrange(trx, [...popups.map((popup) => popup.id), id]);
          return id;
        }),
      );
    },

    /** For whoever knows one popup only: a new one takes the place of the first, and nothing of that one is left. */
    async register(input: PopupInput, file: ReceivedFile | null): Promise<{ id: number; replaced: boolean }> {
      if (file === null) throw invalid(messages.valid.popupMissing);
      checkPeriod(input);
      const { id, old } = await withPicture(file, (stored) =>
        publish('popup', async (trx) => {
          const [first = null, ...others] = await repository.all(trx);
          if (first !== null) await repository.remove(trx, first.id);
          const createdAt = clock().toISOString();
          const made = await repository.insert(trx, { input, file: stored, createdAt, position: 0 });
          await repository.arrange(trx, [made, ...others.map((popup) => popup.id)]);
          return { id: made, old: first };
        }),
      );
      if (old !== null) await uploads.discard(old.file);
      return { id, replaced: old !== null };
    },

    /** The number tells that it is still the one that was looked at. */
    async change(id: number, { said, file = null }: PopupChange): Promise<void> {
      if (file === null) {
        await publish('popup', (trx) => changeRow(trx, id, said, null));
        return;
      }
      const old = await withPicture(file, (stored) =>
        publish('popup', (trx) => changeRow(trx, id, said, stored)),
      );
      await uploads.discard(old);
    },

    async remove(id: number): Promise<void> {
      const old = await publish('popup', async (trx) => {
        const popup = await repository.find(trx, id);
        if (popup === null) throw notFound(messages.admin.popupNone);
        await repository.remove(trx, id);
        return popup.file;
      });
      await uploads.discard(old);
    },

    async order(asked: NewOrder): Promise<void> {
      await publish('popup', async (trx) => {
        const popups = await repository.all(trx);
        checkOrder(
          asked,
          popups.map(({ id }) => id),
        );
        await repository.arrange(trx, asked.ids);
      });
    },
  };
}

export type PopupService = ReturnType<typeof createPopupService>;
