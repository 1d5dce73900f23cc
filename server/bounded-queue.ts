import PQueue from 'p-queue';
import { unavailable } from '#server/errors.ts';

export interface BoundedQueue {
  /** Runs the task when its turn comes, those of a higher priority first; refuses at once when too many wait. */
  run<Result>(task: () => Promise<Result>, priority?: number): Promise<Result>;
  /** Runs the task when nobody else waits, one at a time. */
  runLater<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** At most `concurrency` costly tasks at a time and `maxWaiting` of each priority in line: others are told to come back. */
export function createBoundedQueue(concurrency: number, maxWaiting: number): BoundedQueue {
  const queue = new PQueue({ concurrency });
  const later = new PQueue({ concurrency: 1 });
  return {
    async run(task, priority = 0) {
      if (queue.pending >= concurrency && queue.sizeBy({ priority }) >= maxWaiting) throw unavailable();
      return queue.add(task, { priority });
    },
    runLater: (task) => later.add(() => queue.add(task, { priority: Number.MIN_SAFE_INTEGER })),
  };
}
