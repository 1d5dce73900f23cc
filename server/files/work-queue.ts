import { unavailable } from '#server/errors.ts';

export interface WorkQueue {
  /** Runs the work when a place is free; refuses at once when too many are waiting. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs the work when nobody else waits, one at a time. */
  runLater<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** At most `places` at a time and `maxWaiting` in line: heavy work must not take the machine from visitors. */
export function createWorkQueue(places: number, maxWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  const later: (() => void)[] = [];
  let running = 0;
  let laterRunning = 0;

  const startNext = () => {
    if (running < places) (waiting.shift() ?? (laterRunning === 0 ? later.shift() : undefined))?.();
  };

  function enter<Result>(line: (() => void)[], work: () => Promise<Result>): Promise<Result> {
    const weight = line === later ? 1 : 0;
    return new Promise<Result>((resolve, reject) => {
      line.push(() => {
        running += 1;
        laterRunning += weight;
        void work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            laterRunning -= weight;
            startNext();
          });
      });
      startNext();
    });
  }

  return {
    run: (work) => (waiting.length >= maxWaiting ? Promise.reject(unavailable()) : enter(waiting, work)),
    runLater: (work) => enter(later, work),
  };
}
