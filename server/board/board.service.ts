import { categoryOf, hasIndustries, isByIndustry, type Board } from '#contract/boards.ts';
import { industries, type SearchField } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import type { ListQuery, Page } from '#contract/page.ts';
import type { Post, PostInput, StoredFile } from '#contract/post.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { ReceivedFile, Uploads } from '#server/files/file-store.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import type { Publish } from '#server/publish.ts';
import { claimPictures, releasePictures, withPictureSizes } from './post-pictures.ts';
import { createBoardRepository, type PartitionKey } from './board.repository.ts';

interface BoardDependencies {
  db: Db;
  clock: Clock;
  uploads: Uploads;
  publish: Publish;
}

export interface PostChange {
  id: number;
  removeFile: boolean;
  input: PostInput;
  file: ReceivedFile | null;
}

/** Everything that can be done with one board, whoever asks. */
export function createBoardService(board: Board, { db, clock, uploads, publish }: BoardDependencies) {
  const repository = createBoardRepository(board);

  function checkPartition(category: number, industry: number): PartitionKey {
    const industriesOfBoard = hasIndustries(board) ? industries.length : 1;
    if (categoryOf(board, category) === undefined || industry >= industriesOfBoard) {
      throw notFound(messages.wire.unknownCategory);
    }
    return { category, industry: isByIndustry(board, category) ? industry : 0 };
  }

  async function mustFind(id: number): Promise<Post> {
    const post = await repository.find(db, id);
    if (post === null) throw new AppError('notFound', board.missing);
    return post;
  }

  /** Stores the file first: a row must never point to bytes that are not there. */
  async function withFile<Result>(
    file: ReceivedFile | null,
    write: (stored: StoredFile | null) => Promise<Result>,
  ): Promise<Result> {
    const stored = file === null ? null : await uploads.keepAttachment(file);
    try {
      return await write(stored);
    } catch (error) {
      if (stored !== null) await uploads.discard(stored);
      throw error;
    }
  }

  async function insert(trx: Db, input: PostInput, file: StoredFile | null, now: string): Promise<number> {
    const sized = await withPictureSizes(trx, { board, id: 0 }, input);
    const id = await repository.insert(trx, sized, file, now);
    await claimPictures(trx, { board, id }, sized, now);
    return id;
  }

  return {
    board,

    list(
      category: number,
      industry: number,
      query: ListQuery<SearchField>,
      pageSize: number,
    ): Promise<Page<Post>> {
      return repository.list(db, checkPartition(category, industry), query, pageSize);
    },

    everything(category: number): Promise<Post[]> {
      return repository.everything(db, checkPartition(category, 0));
    },

    find: (id: number) => repository.find(db, id),
    mustFind,

    /** The same key within a day is the same post: an answer that was lost on its way doubles nothing. */
    create(input: PostInput, file: ReceivedFile | null, key: string | null): Promise<number> {
      return withFile(file, async (stored) => {
        const now = clock();
        const { id, isNew } = await publish(board.name, (trx) =>
          idempotentCreate(trx, board.name, now, {
            key,
            create: () => insert(trx, input, stored, now.toISOString()),
          }),
        );
        if (!isNew && stored !== null) await uploads.discard(stored);
        return id;
      });
    },

    async update({ id, removeFile, input, file }: PostChange): Promise<void> {
      await mustFind(id);
      const replaced = await withFile(file, (stored) =>
        publish(board.name, async (trx) => {
          const before = await repository.find(trx, id);
          if (before === null) throw new AppError('notFound', board.missing);
          const kept = removeFile ? null : before.file;
          const owner = { board, id };
          const sized = await withPictureSizes(trx, owner, input);
          await repository.update(trx, before, sized, stored ?? kept);
          await claimPictures(trx, owner, sized, clock().toISOString());
          return stored !== null || removeFile ? before.file : null;
        }),
      );
      if (replaced !== null) await uploads.discard(replaced);
    },

    /** All or none; what is gone already does no harm. */
    async remove(ids: readonly number[]): Promise<void> {
      const removed = await publish(board.name, async (trx) => {
        const posts = await repository.remove(trx, ids);
        return [...posts.map(({ file }) => file), ...(await releasePictures(trx, board, ids))];
      });
      for (const file of removed) if (file !== null) await uploads.discard(file);
    },
  };
}

export type BoardService = ReturnType<typeof createBoardService>;

/** The services of all boards there are. */
export interface BoardServices {
  all: readonly BoardService[];
  /** Of the board with this name. */
  of(name: string): BoardService;
}

export function createBoardServices(
  boards: readonly Board[],
  dependencies: BoardDependencies,
): BoardServices {
  const all = boards.map((board) => createBoardService(board, dependencies));
  const byName = new Map(all.map((service) => [service.board.name, service]));
  return {
    all,
    of(name) {
      const service = byName.get(name);
      if (service === undefined) throw new Error(`there is no board ${name}`);
      return service;
    },
  };
}
