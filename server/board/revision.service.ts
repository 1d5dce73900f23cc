import type { Board } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import type { PostRevision, RevisionEntry } from '#contract/publication.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { BoardRepository } from './board.repository.ts';
import type { BoardDependencies } from './board.service.ts';
import type { PostSave } from './post-save.ts';
import { createRevisionRepository } from './revision.repository.ts';

/** Posts of one board as they were before a save. */
export function createRevisionService(
  board: Board,
  posts: BoardRepository,
  save: PostSave,
  { db }: Pick<BoardDependencies, 'db'>,
) {
  const repository = createRevisionRepository(board);

  /** One that is in the trash has none to be seen. */
  async function mustFindPost(id: number): Promise<void> {
    if ((await posts.row(db, id)) === null) throw new AppError('notFound', board.missing);
  }

  async function mustFind(id: number, version: number): Promise<PostRevision> {
    await mustFindPost(id);
    const revision = await repository.find(db, id, version);
    if (revision === null) throw notFound(messages.admin.revisionMissing);
    return revision;
  }

  return {
    async list(id: number): Promise<RevisionEntry[]> {
      await mustFindPost(id);
      return repository.list(db, id);
    },

    mustFind,

    /** Brings back what it said, by a save; when the public sees the post stays as it is. */
    async restore(id: number, version: number, seen: number | undefined, by: string): Promise<void> {
      const { title, content, body, url, category, industry, file } = await mustFind(id, version);
      await save(id, seen, by, () => ({ input: { title, content, body, url, category, industry }, file }));
    },
  };
}
