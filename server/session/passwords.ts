import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '#server/bounded-queue.ts';

/** Argon2id is the library's own choice of algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters may arrive composed or decomposed, by keyboard and system. */
const tidy = (password: string) => password.normalize('NFC');

/** A hash of no one's password: an unknown ID is checked against it, so that it takes as long as a known one. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$aTMRUt8mGPvxoczcB6Lhtw$xaz6Q55uHFYg+lFoPmqzsyKwwJJFHBcVY8VzBrl80w8';

/** Who is checked first when there is a line: each priority has its own, so that none can keep another out. */
export const priorities = { known: 2, clean: 1, others: 0 } as const;

/** The turn of a try: asked when it comes, told when the password was wrong. */
export interface Turn {
  priority: number;
  check(): Promise<void>;
  count(): Promise<void>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Without a stored hash the answer is no, after the same work. A wrong try is counted before the next one's turn,
   * so that many at once cannot slip past a limit together.
   */
  verify(stored: string | null, password: string, turn: Turn): Promise<boolean>;
}

/** A hash costs 19 MiB and some 20 ms of a core: two at a time, a short line of each priority, then 503. */
export function createPasswords(atOnce = 2, waiting = 40): Passwords {
  const queue = createBoundedQueue(atOnce, waiting);
  return {
    hash: (password) => queue.run(() => hash(tidy(password), cost), priorities.known),
    verify: (stored, password, turn) =>
      queue.run(async () => {
        await turn.check();
        const isRight = (await verify(stored ?? nobody, tidy(password))) && stored !== null;
        if (!isRight) await turn.count();
        return isRight;
      }, turn.priority),
  };
}
