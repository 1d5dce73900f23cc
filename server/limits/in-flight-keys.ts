export interface InFlightKeys {
  /** Runs the work and tells it whether nothing else of the same key was in flight when it came. */
  run<Result>(key: string, work: (isAlone: boolean) => Promise<Result>): Promise<Result>;
}

/** Knows what this process is at work on, by key. */
export function createInFlightKeys(): InFlightKeys {
  const counts = new Map<string, number>();

  function change(key: string, by: 1 | -1): number {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    return count;
  }

  return {
    async run(key, work) {
      const isAlone = change(key, 1) === 1;
      try {
        return await work(isAlone);
      } finally {
        change(key, -1);
      }
    },
  };
}
