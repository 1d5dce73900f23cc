import { unavailable } from '#server/errors.ts';

export interface Gate {
  /** Runs the task when its turn comes; refuses at once when too many are waiting already. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Lets `atOnce` costly tasks run and `waiting` more stand in line; whoever comes after that is told to come back. */
export function createGate(atOnce: number, waiting: number): Gate {
  const line: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw unavailable();
        // The one who leaves hands its place over, so nobody can slip in between.
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = line.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
