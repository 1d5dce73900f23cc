import type { Board } from '#contract/boards.ts';
import { clockSkewMs } from '#server/clock.ts';
import { postTable, type Db } from '#server/db/schema.ts';
import type { PostRow } from './post-stage.ts';

/** In one transaction: others have their turn in between. */
const batch = 200;

/** Posts whose moment has come. */
export function createTurnRepository(board: Board) {
  const table = postTable(board);

  return {
    /**
     * Posts that stand where they stand no longer. What lies further ahead than the clocks of two servers are apart was
     * turned before a clock was set back: it is turned back.
     */
    due(db: Db, now: Date): Promise<PostRow[]> {
      const at = now.toISOString();
      const ahead = new Date(now.getTime() + clockSkewMs).toISOString();
      return db
        .selectFrom(table)
        .selectAll()
        .where((row) =>
          row.or([
            row.and([row('stage', '=', 'planned'), row('shown_since', '<=', at)]),
            row.and([row('stage', '=', 'shown'), row('shown_until', '<=', at)]),
            row.and([row('stage', 'in', ['shown', 'ended']), row('shown_since', '>', ahead)]),
            row.and([row('stage', '=', 'ended'), row('shown_until', '>', ahead)]),
          ]),
        )
        .orderBy('id')
        .limit(batch)
        .execute();
    },

    /** When the next one is due; null: none is. */
    async next(db: Db): Promise<string | null> {
      const from = await db
        .selectFrom(table)
        .select((row) => row.fn.min('shown_since').as('at'))
        .where('stage', '=', 'planned')
        .where('shown_since', 'is not', null)
        .executeTakeFirst();
      const until = await db
        .selectFrom(table)
        .select((row) => row.fn.min('shown_until').as('at'))
        .where('stage', '=', 'shown')
        .where('shown_until', 'is not', null)
        .executeTakeFirst();
      const moments = [from?.at, until?.at].filter((at) => typeof at === 'string');
      return moments.toSorted()[0] ?? null;
    },
  };
}
