import { messages } from '#contract/messages.ts';
import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/errors.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import { createRecentEvents } from '#server/limits/recent-events.ts';
import { createInFlightKeys } from '#server/limits/in-flight-keys.ts';
import { createFailureLog } from './failure-log.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { priorities, type Turn } from './passwords.ts';
import { createConstantTimeRefusal } from './constant-time-refusal.ts';

/** Checks the password of a try when its turn comes. */
type Verify = (turn: Turn) => Promise<boolean>;

interface LoginGuardSetup {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  /** How many failures in 15 minutes for one account from one address; 0: no limit. */
  limit: number;
}

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
/** How long a person is known at an address after the last login. */
const knownForMs = 30 * 24 * 60 * minuteMs;
/** The people of an office share one address. */
const peopleAtAddress = 5;
const heldRefusals = 100;

const pairOf = ({ login, address }: LoginAttempt) => `login ${login} ${networkOf(address)}`;
const floodPairOf = (one: LoginAttempt) => `flood ${pairOf(one)}`;

/** Who may try a password, and whose turn comes first: no visitor can keep staff from logging in. */
export function createLoginGuard({ db, clock, accessLog, limit }: LoginGuardSetup) {
  const message = messages.wire.tooManyLogins;
  const addressLimit = limit * peopleAtAddress;
  const byAccount = createRateLimiter(db, clock, { name: 'login', limit, windowMs, message });
  const byAddress = createRateLimiter(db, clock, {
    name: 'login-address',
    limit: addressLimit,
    windowMs,
    message,
  });
  const places = createRecentEvents({ clock, name: 'login-place', windowMs: knownForMs });
  const failures = createFailureLog({ db, clock, accessLog, windowMs });
  const inFlight = createInFlightKeys();
  const slowly = createConstantTimeRefusal(heldRefusals);

  /** First whoever logged in from there before, then addresses that have not failed, one try at a time. */
  async function priorityOf(one: LoginAttempt, isAlone: boolean): Promise<number> {
    if ((await places.nthNewest(db, pairOf(one), 1)) !== null) return priorities.known;
    return isAlone && !(await byAddress.hasAny(networkOf(one.address)))
      ? priorities.clean
      : priorities.others;
  }

  async function countFailure(one: LoginAttempt): Promise<void> {
    const network = networkOf(one.address);
    await failures.write(one);
    await byAccount.take(pairOf(one));
    await byAddress.take(network);
    if ((await byAddress.refusal(network)) !== null) await failures.writeRefused(one, addressLimit);
  }

  /** Counted apart: an account that was tried in a flood must not look different afterwards. */
  const turnInFlood = (one: LoginAttempt): Turn => ({
    priority: priorities.known,
    async check() {
      await byAccount.check(pairOf(one));
      await byAccount.check(floodPairOf(one));
    },
    async count() {
      await failures.write(one);
      await byAccount.take(floodPairOf(one));
    },
  });

  /**
   * From an address that has failed too often only a right password gets anything but the refusal. Nothing is hashed
   * for an ID that does not exist, and since every refusal takes the same time, nobody can tell.
   */
  function tryInFlood(one: LoginAttempt, refusal: AppError, verify: Verify): Promise<boolean> {
    const isRight = async () => one.isAccount && (await verify(turnInFlood(one)));
    const wrongIfRefused = (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    };
    return slowly.unless(() => isRight().catch(wrongIfRefused), refusal);
  }

  return {
    /** Lets a password be tried in its turn, or refuses with the time to wait. */
    async attempt(one: LoginAttempt, verify: Verify): Promise<boolean> {
      const network = networkOf(one.address);
      let flood = await byAddress.refusal(network);
      if (flood !== null) return tryInFlood(one, flood, verify);
      // Those who are refused anyway need not stand in line.
      await byAccount.check(pairOf(one));
      try {
        return await inFlight.run(network, async (isAlone) =>
          verify({
            priority: await priorityOf(one, isAlone),
            async check() {
              flood = await byAddress.refusal(network);
              if (flood !== null) throw flood;
              await byAccount.check(pairOf(one));
            },
            count: () => countFailure(one),
          }),
        );
      } catch (error) {
        if (flood === null || error !== flood) throw error;
        return tryInFlood(one, flood, verify);
      }
    },

    /** Part of the transaction of a login: from there this person is known. */
    async remember(trx: Db, one: LoginAttempt): Promise<void> {
      await places.forget(trx, pairOf(one));
      await places.add(trx, pairOf(one));
    },

    /** What failed before a login that succeeded is not held against it. */
    async forgive(one: LoginAttempt): Promise<void> {
      await byAccount.forget(pairOf(one));
      await byAccount.forget(floodPairOf(one));
    },

    /** The current password, asked of somebody who is logged in. */
    async attemptChange(login: string, address: string, verify: Verify): Promise<boolean> {
      const bucket = `change ${login} ${networkOf(address)}`;
      const isRight = await verify({
        priority: priorities.known,
        check: () => byAccount.check(bucket),
        count: () => byAccount.take(bucket),
      });
      if (isRight) await byAccount.forget(bucket);
      return isRight;
    },

    /**
     * The second step of somebody whose password was right. Counted before it is looked at, by account and place and by
     * account alone: who knows a password could come from everywhere.
     */
    async attemptStep(login: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
      const [atPlace, inAll] = [`step ${login} ${networkOf(address)}`, `step ${login}`];
      await byAccount.take(atPlace);
      await byAddress.take(inAll);
      const isRight = await check();
      if (isRight) {
        await byAccount.forget(atPlace);
        await byAddress.forget(inAll);
      }
      return isRight;
    },

    /** A failure that no check of a password has counted. */
    writeFailure: (one: LoginAttempt) => failures.write(one),
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
