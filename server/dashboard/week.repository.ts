import type { Board } from '#contract/boards.ts';
import type { ScheduledTurn } from '#contract/dashboard.ts';
import type { PostStage } from '#contract/publication.ts';
import { postTable, type Db } from '#server/db/schema.ts';

/** From the first moment on and until before the last. */
export interface Moments {
  from: string;
  before: string;
}

/** Spelled out: the indexes of a post's moments begin with where it stands. */
const planned: readonly PostStage[] = ['planned', 'shown', 'ended'];

async function turnsOfPosts(
  db: Db,
  board: Board,
  column: 'shown_since' | 'shown_until',
  { from, before }: Moments,
  limit: number,
): Promise<ScheduledTurn[]> {
  const rows = await db
    .selectFrom(postTable(board))
    .select(['id', 'title', column])
    .where('stage', 'in', planned)
    .where(column, '>=', from)
    .where(column, '<', before)
    .orderBy(column)
    .orderBy('id')
    .limit(limit)
    .execute();
  const turn = column === 'shown_since' ? 'start' : 'end';
  return rows.map(({ id, title, [column]: at }) => ({ board: board.name, id, title, turn, at: at ?? '' }));
}

async function turnsOfPopups(db: Db, { from, before }: Moments): Promise<ScheduledTurn[]> {
  const rows = await db.selectFrom('popup').selectAll().where('active', '=', 1).execute();
  const turns = rows.flatMap(({ id, alt, file_name, starts_at, ends_at }) => {
    const named = { board: 'popup', id, title: alt || file_name };
    return [
      { ...named, turn: 'start' as const, at: starts_at },
      { ...named, turn: 'end' as const, at: ends_at },
    ];
  });
  return turns.filter(({ at }) => at >= from && at < before);
}

/** What begins or ends to be public then, the first to come first. */
export async function scheduledTurns(
  db: Db,
  boards: readonly Board[],
  moments: Moments,
  limit: number,
): Promise<ScheduledTurn[]> {
  const turns = await turnsOfPopups(db, moments);
  for (const board of boards)
    for (const column of ['shown_since', 'shown_until'] as const)
      turns.push(...(await turnsOfPosts(db, board, column, moments, limit)));
  return turns.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, limit);
}
