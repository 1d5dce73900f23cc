import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { createRecentEvents } from '#server/limits/recent-events.ts';
import type { LoginAttempt } from './login-attempt.ts';

interface FailureLogSetup {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  windowMs: number;
}

/** Lines that a window takes under a name. */
interface Room {
  name: string;
  most: number;
}

/** From one address, and in all. */
const mostFromAddress = 10;
const mostInAll = 300;

/**
 * Failed logins in the access log, which only grows: the first ones line by line, a flood summed up. Those of an account
 * are counted apart from those of invented IDs, so that nobody can hide the one behind the other.
 */
export function createFailureLog({ db, clock, accessLog, windowMs }: FailureLogSetup) {
  const lines = createRecentEvents({ clock, name: 'login-log', windowMs });
  const minutes = windowMs / 60_000;

  /** Writes a line if there is room under each of these names; the last one says that it is the last. */
  async function write(one: LoginAttempt, room: readonly Room[], target: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const isFull = async () => {
        for (const { name, most } of room) if ((await lines.nthNewest(trx, name, most)) !== null) return true;
        return false;
      };
      await takeAdvisoryLock(trx, ...room.map(({ name }) => lines.bucketOf(name)));
      if (await isFull()) return;
      for (const { name } of room) await lines.add(trx, name);
      const note = target === '' && (await isFull()) ? `이후 ${minutes}분간의 실패는 기록 생략` : target;
      await accessLog.writeIn(trx, one, 'loginFailed', note);
    });
  }

  return {
    async write(one: LoginAttempt): Promise<void> {
      const kind = one.isAccount ? `account ${one.login}` : 'invented';
      const fromAddress = { name: `${kind} ${networkOf(one.address)}`, most: mostFromAddress };
      await write(one, [fromAddress, { name: kind, most: mostInAll }], '');
    },

    /** The sum of what an address did until it was refused. */
    async writeRefused(one: LoginAttempt, failures: number): Promise<void> {
      const target = `같은 주소에서 ${minutes}분간 ${failures}회 실패, 이후 시도 거절`;
      await write(one, [{ name: `refused ${networkOf(one.address)}`, most: 1 }], target);
    },
  };
}
