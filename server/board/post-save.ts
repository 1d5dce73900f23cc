import type { Board } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import type { PostInput, StoredFile } from '#contract/post.ts';
import { AppError } from '#server/errors.ts';
import type { BoardRepository } from './board.repository.ts';
import type { BoardDependencies } from './board.service.ts';
import { checkMoments } from './check-moments.ts';
import { claimPictures, withPictureSizes } from './post-pictures.ts';
import { changedRow } from './post-rows.ts';
import type { PostRow } from './post-stage.ts';
import { createRevisionRepository } from './revision.repository.ts';

/** Writes a post over, and keeps the one before. */
export type PostSave = (
  id: number,
  /** The version that was seen; undefined: whatever it is. */
  seen: number | undefined,
  by: string,
  change: (before: PostRow) => { input: PostInput; file: StoredFile | null },
) => Promise<void>;

export function createPostSave(
  board: Board,
  repository: BoardRepository,
  { clock, publish, discardUnused }: BoardDependencies,
): PostSave {
  const revisions = createRevisionRepository(board);
  return async (id, seen, by, change) => {
    const dropped = await publish(board.name, async (trx) => {
      const before = await repository.row(trx, id);
      if (before === null) throw new AppError('notFound', board.missing);
      if (seen !== undefined && seen !== before.version)
        throw new AppError('conflict', messages.admin.changedMeanwhile);
      const now = clock();
      const saved = { at: now.toISOString(), by };
      const { input, file } = change(before);
      const sized = await withPictureSizes(trx, { board, id }, input);
      const after = changedRow(before, sized, file, saved);
      checkMoments(before, after, now);
      const files = await revisions.keep(trx, before);
      await repository.update(trx, before, after);
      await claimPictures(trx, { board, id }, sized, saved.at);
      return files;
    });
    await discardUnused(dropped);
  };
}
