import type { Board } from '#contract/boards.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Log } from '#server/log.ts';
import type { Publish } from '#server/publish.ts';
import { createBoardRepository } from './board.repository.ts';
import { staged } from './post-stage.ts';
import { createTurnRepository } from './turn.repository.ts';

interface TurnerDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  publish: Publish;
}

/** Clocks jump, and another server may have planned something without a word reaching us. */
const lookEveryMs = 30_000;
/** After a database that is away. */
const retryMs = 1_000;

/**
 * Shows and hides posts when their moment comes. What the public sees is a stored word, so that lists and caches need no
 * clock: the turner writes it as any change is written, and every cache of every server turns with it.
 */
export function createTurner(boards: readonly Board[], { db, clock, log, publish }: TurnerDependencies) {
  const turning = boards.map((board) => ({
    board,
    posts: createBoardRepository(board),
    turns: createTurnRepository(board),
  }));
  let timer: NodeJS.Timeout | null = null;
  let hasStarted = false;
  let underWay: Promise<void> | null = null;
  let isWoken = false;

  /** Gives back how many were turned. Another server may be at it too: what it has turned is not due any more. */
  async function turnSome({ board, posts, turns }: (typeof turning)[number]): Promise<number> {
    if ((await turns.due(db, clock())).length === 0) return 0;
    return publish(board.name, async (trx) => {
      const now = clock();
      const due = await turns.due(trx, now);
      for (const row of due) await posts.update(trx, row, staged(row, now.toISOString()));
      return due.length;
    });
  }

  async function turn(): Promise<void> {
    for (const one of turning) while ((await turnSome(one)) > 0);
  }

  /** How long until the next one is due. */
  async function rest(): Promise<number> {
    let soonest = lookEveryMs;
    for (const { turns } of turning) {
      const next = await turns.next(db);
      if (next !== null) soonest = Math.min(soonest, Date.parse(next) - clock().getTime());
    }
    return Math.max(soonest, 0);
  }

  async function look(): Promise<number> {
    try {
      await turn();
      return await rest();
    } catch (error) {
      log.warn({ err: error }, 'posts not turned');
      return retryMs;
    }
  }

  /** Something may be due, or be due sooner than was thought. */
  function wake(): void {
    if (!hasStarted) return;
    isWoken = true;
    underWay ??= lookAgain().finally(() => {
      underWay = null;
    });
  }

  async function lookAgain(): Promise<void> {
    let pauseMs = 0;
    while (isWoken) {
      isWoken = false;
      pauseMs = await look();
    }
    if (!hasStarted) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(wake, pauseMs).unref();
  }

  return {
    /** Turns what is due now; before the first visitor it is waited for. */
    turn,

    start(): void {
      hasStarted = true;
      wake();
    },

    wake,

    async stop(): Promise<void> {
      hasStarted = false;
      if (timer !== null) clearTimeout(timer);
      await underWay;
    },
  };
}
