import { unavailable } from '#server/errors.ts';

export interface Gate {
  /**
   * Runs the task when its turn comes: those of a lower rank first, in the order of their coming. Refuses at once when
   * too many of its rank are waiting already.
   */
  run<Result>(task: () => Promise<Result>, rank?: number): Promise<Result>;
}

/** Lets `atOnce` costly tasks run and `waiting` more of each rank stand in line; others are told to come back. */
export function createGate(atOnce: number, waiting: number): Gate {
  const lines: (() => void)[][] = [];
  let running = 0;

  const nextInLine = () => lines.find((line) => line !== undefined && line.length > 0)?.shift();

  return {
    async run(task, rank = 0) {
      if (running >= atOnce) {
        const line = (lines[rank] ??= []);
        if (line.length >= waiting) throw unavailable();
        // The one who leaves hands its place over, so nobody can slip in between.
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = nextInLine();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
