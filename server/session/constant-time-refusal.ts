import type { AppError } from '#server/errors.ts';

/** Longer than the check of a password takes. */
const refusalMs = 1_000;

/** Gives every refusal the same time, whatever was done for it. */
export interface ConstantTimeRefusal {
  /** Throws the refusal unless the work ends with true. */
  unless(work: () => Promise<boolean>, refusal: AppError): Promise<true>;
}

/**
 * Holds up to `most` at once, because each takes the place of a request in flight. One more sends the oldest away: the
 * newest may be the one that is right.
 */
export function createConstantTimeRefusal(most: number): ConstantTimeRefusal {
  const held = new Set<() => void>();

  function sendOldestAway(): void {
    const [oldest] = held;
    if (oldest === undefined) return;
    held.delete(oldest);
    oldest();
  }

  return {
    async unless(work, refusal) {
      const { promise: longEnough, resolve: release } = Promise.withResolvers<void>();
      if (held.size >= most) sendOldestAway();
      held.add(release);
      const timer = setTimeout(release, refusalMs);
      try {
        if (await work()) return true;
        await longEnough;
        throw refusal;
      } finally {
        clearTimeout(timer);
        held.delete(release);
      }
    },
  };
}
