import { categoryOf, hasIndustries, isByIndustry, type Board } from '#contract/boards.ts';
import { industries, type SearchField } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import type { PostPreview } from '#contract/page-services.ts';
import type { ListQuery, Page } from '#contract/page.ts';
import type { OrderedPost } from '#contract/post-order.api.ts';
import type { Post, PostInput, StoredFile } from '#contract/post.ts';
import type { DeskPost, DeskQuery } from '#contract/publication.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { DiscardUnused } from '#server/files/discard-unused.ts';
import type { ReceivedFile, Uploads } from '#server/files/file-store.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import { checkOrder, type NewOrder } from '#server/new-order.ts';
import type { Publish } from '#server/publish.ts';
import { trashRepository } from '#server/trash/trash.repository.ts';
import { createBoardBin } from './board-bin.ts';
import { createBoardRepository, type PartitionKey } from './board.repository.ts';
import { checkMoments } from './check-moments.ts';
import { arrange } from './post-order.ts';
import { claimPictures, withPictureSizes } from './post-pictures.ts';
import { fileOf, newRow, toDeskPost, toPost, type Saved } from './post-rows.ts';
import { createPostSave } from './post-save.ts';
import { onceShown, type PostRow } from './post-stage.ts';
import { createRevisionService } from './revision.service.ts';

export interface BoardDependencies {
  db: Db;
  clock: Clock;
  uploads: Uploads;
  discardUnused: DiscardUnused;
  publish: Publish;
}

export interface PostChange {
  id: number;
  removeFile: boolean;
  input: PostInput;
  file: ReceivedFile | null;
  /** The version that was seen; undefined: whatever it is. */
  version?: number | undefined;
}

/** Everything that can be done with one board, whoever asks. `by`: the ID of the admin who does it. */
export function createBoardService(board: Board, dependencies: BoardDependencies) {
  const { db, clock, uploads, publish } = dependencies;
  const repository = createBoardRepository(board);
  const save = createPostSave(board, repository, dependencies);

  function checkPartition(category: number, industry: number): PartitionKey {
    const industriesOfBoard = hasIndustries(board) ? industries.length : 1;
    if (categoryOf(board, category) === undefined || industry >= industriesOfBoard) {
      throw notFound(messages.wire.unknownCategory);
    }
    return { category, industry: isByIndustry(board, category) ? industry : 0 };
  }

  async function mustFind(id: number): Promise<DeskPost> {
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

  async function insert(trx: Db, input: PostInput, file: StoredFile | null, saved: Saved): Promise<number> {
    const sized = await withPictureSizes(trx, { board, id: 0 }, input);
    const id = await repository.insertRow(trx, newRow(sized, file, saved));
    await claimPictures(trx, { board, id }, sized, saved.at);
    return id;
  }

  /** Those that the public sees where its part comes whole, with this one in its place. */
  async function among(row: PostRow): Promise<Post[] | null> {
    if (categoryOf(board, row.category)?.comesWhole !== true) return null;
    const all = await repository.ordered(db, row);
    const others = all.filter(({ id, stage }) => stage === 'shown' && id !== row.id);
    const isLater = ({ pinned, position }: PostRow) =>
      pinned === row.pinned ? position > row.position : pinned < row.pinned;
    const place = others.findIndex(isLater);
    return others.toSpliced(place < 0 ? others.length : place, 0, row).map(toPost);
  }

  return {
    board,
    repository,
    revisions: createRevisionService(board, repository, save, dependencies),
    bin: createBoardBin(board, repository, dependencies),

    /** What the public sees. */
    list(
      category: number,
      industry: number,
      query: ListQuery<SearchField>,
      pageSize: number,
    ): Promise<Page<Post>> {
      return repository.list(db, checkPartition(category, industry), query, pageSize);
    },

    deskList(category: number, industry: number, query: DeskQuery): Promise<Page<DeskPost>> {
      return repository.deskList(db, checkPartition(category, industry), query);
    },

    everything(category: number): Promise<Post[]> {
      return repository.everything(db, checkPartition(category, 0));
    },

    /** A part that comes whole as staff see it. */
    async ordered(category: number): Promise<OrderedPost[]> {
      return (await repository.ordered(db, checkPartition(category, 0))).map(toDeskPost);
    },

    /** As the public would see it, whatever it is now: a draft, or in the trash. */
    async preview(id: number): Promise<PostPreview | null> {
      const [trashed] = await trashRepository.find(db, board.name, [id]);
      const row =
        trashed === undefined ? await repository.row(db, id) : (JSON.parse(trashed.record) as PostRow);
      if (row === null) return null;
      const shown = onceShown(row, clock().toISOString());
      return { post: toPost(shown), among: await among(shown) };
    },

    /** Null for what the public does not see. */
    findShown: (id: number) => repository.findShown(db, id),
    mustFind,

    /** The same key within a day is the same post: an answer that was lost on its way doubles nothing. */
    create(input: PostInput, file: ReceivedFile | null, key: string | null, by = ''): Promise<number> {
      return withFile(file, async (stored) => {
        const now = clock();
        const saved = { at: now.toISOString(), by };
        checkMoments(null, newRow(input, stored, saved), now);
        const { id, isNew } = await publish(board.name, (trx) =>
          idempotentCreate(trx, board.name, now, { key, create: () => insert(trx, input, stored, saved) }),
        );
        if (!isNew && stored !== null) await uploads.discard(stored);
        return id;
      });
    },

    async update({ id, removeFile, input, file, version }: PostChange, by = ''): Promise<void> {
      await mustFind(id);
      await withFile(file, (stored) =>
        save(id, version, by, (before) => ({ input, file: stored ?? (removeFile ? null : fileOf(before)) })),
      );
    },

    /** Puts a part that comes whole in order. */
    async order(category: number, asked: NewOrder): Promise<void> {
      const partition = checkPartition(category, 0);
      await publish(board.name, async (trx) => {
        const posts = await repository.ordered(trx, partition);
        checkOrder(
          asked,
          posts.map(({ id }) => id),
        );
        await arrange(trx, board, asked.ids);
      });
    },

    /** Into the trash: all or none; what is gone already does no harm. */
    async remove(ids: readonly number[], by = ''): Promise<void> {
      await publish(board.name, async (trx) => {
        const rows = await repository.remove(trx, ids);
        const records = rows.map((row) => {
          const { id, category, title, file_stored, file_name, file_size } = row;
          return {
            record_id: id,
            category,
            title,
            file_stored,
            file_name,
            file_size,
            record: JSON.stringify(row),
          };
        });
        await trashRepository.put(trx, board.name, records, { at: clock(), by });
      });
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
