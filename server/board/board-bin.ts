import type { Board } from '#contract/boards.ts';
import type { TrashBin } from '#server/trash/trash-bin.ts';
import { trashRepository } from '#server/trash/trash.repository.ts';
import type { BoardRepository } from './board.repository.ts';
import type { BoardDependencies } from './board.service.ts';
import { releasePictures } from './post-pictures.ts';
import { fileColumns, fileOf } from './post-rows.ts';
import { staged, type PostRow } from './post-stage.ts';
import { createRevisionRepository } from './revision.repository.ts';

/** The posts of one board that were deleted. */
export function createBoardBin(
  board: Board,
  repository: BoardRepository,
  { db, clock, uploads, publish, discardUnused }: BoardDependencies,
): TrashBin {
  const revisions = createRevisionRepository(board);

  /** Those of these posts whose file is not in the store any more. */
  async function findLost(ids: readonly number[]): Promise<Set<number>> {
    const lost = new Set<number>();
    for (const row of await trashRepository.find(db, board.name, ids)) {
      const file = fileOf(row);
      if (file !== null && !(await uploads.has(file))) lost.add(row.record_id);
    }
    return lost;
  }

  return {
    name: board.name,
    label: board.label,

    /** As they were: one whose moment came while it was in the trash is shown, or has ended. */
    async restore(ids, note) {
      const lost = await findLost(ids);
      const restored = await publish(board.name, async (trx) => {
        const rows = await trashRepository.take(trx, board.name, ids);
        for (const { record, record_id: id } of rows) {
          const row = JSON.parse(record) as PostRow;
          const kept = lost.has(id) ? { ...row, ...fileColumns(null) } : row;
          await repository.insertRow(trx, staged(kept, clock().toISOString()));
        }
        const found = rows.map(({ record_id }) => record_id);
        await note(trx, found);
        return found;
      });
      return { restored, withoutFile: restored.filter((id) => lost.has(id)) };
    },

    async destroy(ids, note) {
      const files = await publish(board.name, async (trx) => {
        const rows = await trashRepository.take(trx, board.name, ids);
        const found = rows.map(({ record_id }) => record_id);
        await note(trx, found);
        return [
          ...rows.flatMap((row) => fileOf(row) ?? []),
          ...(await revisions.remove(trx, found)),
          ...(await releasePictures(trx, board, found)),
        ];
      });
      await discardUnused(files);
    },
  };
}
