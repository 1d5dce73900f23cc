import { messages } from '#contract/messages.ts';
import type { PasswordChange } from '#contract/session.ts';
import { isCleanText } from '#contract/text.ts';
import type { AccessLogService, Visitor } from '#server/access-log/access-log.service.ts';
import { clockSkewMs, type Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid } from '#server/errors.ts';
import { networkOf } from '#server/limits/network-of.ts';
import type { RateLimiter } from '#server/limits/rate-limiter.ts';
import { findAdmin, findAdminByLogin, replacePassword, type AdminRow } from './admin.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import * as sessions from './session.repository.ts';

/** A person who is logged in. */
export interface Admin {
  id: number;
  login: string;
  name: string;
}

interface SessionDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  passwords: Passwords;
  /** Counts failed logins. */
  limiter: RateLimiter;
  idleMinutes: number;
  /** Whether the site as a whole is on https, whatever this server is reached by. */
  https: boolean;
}

const minuteMs = 60_000;
const longestLifeMs = 12 * 60 * minuteMs;

export function createSessionService(dependencies: SessionDependencies) {
  const { db, clock, accessLog, passwords, limiter, https } = dependencies;
  const idleMs = dependencies.idleMinutes * minuteMs;
  // Every use prolongs a session, but not every use has to be written.
  const writeEveryMs = Math.min(minuteMs, idleMs / 10);

  const before = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  /** What lies ahead is from before the clock was set back: who knows how long ago that was. */
  const living = (): sessions.LifeSpan => ({
    begunAfter: before(longestLifeMs),
    usedAfter: before(idleMs),
    now: before(-clockSkewMs),
  });

  async function begin(trx: Db, adminId: number): Promise<string> {
    const id = newSessionId();
    await sessions.insertSession(trx, hashSessionId(id), adminId, clock().toISOString());
    return id;
  }

  function checkPassword(who: string, stored: string | null, password: string): Promise<boolean> {
    return passwords.verify(stored, password, {
      check: () => limiter.check(who),
      count: () => limiter.take(who),
    });
  }

  async function find(id: string | null): Promise<Admin | null> {
    if (id === null) return null;
    const idHash = hashSessionId(id);
    const session = await sessions.findSession(db, idHash);
    if (session === null) return null;
    if (!sessions.isLiving(session, living())) {
      // Once ended it stays so, whatever the clock says next.
      await sessions.removeSession(db, idHash).catch(() => {});
      return null;
    }
    if (session.usedAt <= before(writeEveryMs)) {
      // A disk that takes no writes must not keep staff from reading: the session just ends sooner.
      await sessions.touchSession(db, idHash, clock().toISOString()).catch(() => {});
    }
    return session.admin;
  }

  /** What was typed as an ID may hold characters that no database takes: then it is nobody's. */
  async function findAccount(login: string): Promise<AdminRow | null> {
    return isCleanText(login) ? findAdminByLogin(db, login) : null;
  }

  return {
    https,
    find,

    /** Ends the session that the browser had, and gives a new one. */
    async login(login: string, password: string, address: string, oldId: string | null): Promise<string> {
      const who = `login ${login} ${networkOf(address)}`;
      const visitor = { actor: login, address };
      // Those who are refused anyway need not stand in line.
      await limiter.check(who);
      const account = await findAccount(login);
      const right = await checkPassword(who, account?.password_hash ?? null, password);
      const id = await db.transaction().execute(async (trx) => {
        const hash = account?.password_hash ?? '';
        if (!right || account === null || !(await replacePassword(trx, account.id, hash, hash))) {
          await accessLog.writeIn(trx, visitor, 'loginFailed');
          return null;
        }
        await sessions.removeEndedSessions(trx, living());
        if (oldId !== null) await sessions.removeSession(trx, hashSessionId(oldId));
        await accessLog.writeIn(trx, visitor, 'login');
        return begin(trx, account.id);
      });
      if (id === null) throw new AppError('unauthenticated', messages.wire.wrongCredentials);
      await limiter.forget(who);
      return id;
    },

    async logout(id: string | null, address: string): Promise<void> {
      const admin = await find(id);
      if (id === null || admin === null) return;
      await db.transaction().execute(async (trx) => {
        await sessions.removeSession(trx, hashSessionId(id));
        await accessLog.writeIn(trx, { actor: admin.login, address }, 'logout');
      });
    },

    /** Ends every session of this person, on all devices, and gives the one who changed it a new one. */
    async changePassword(admin: Admin, change: PasswordChange, visitor: Visitor): Promise<string> {
      if (isCommonPassword(change.next)) throw invalid(messages.valid.passwordCommon);
      const who = `change ${admin.login} ${networkOf(visitor.address)}`;
      const stored = (await findAdmin(db, admin.id))?.password_hash ?? null;
      const right = await checkPassword(who, stored, change.current);
      const wrong = () => invalid(messages.valid.currentPassword);
      if (!right || stored === null) throw wrong();
      await limiter.forget(who);
      const next = await passwords.hash(change.next);
      return db.transaction().execute(async (trx) => {
        if (!(await replacePassword(trx, admin.id, stored, next))) throw wrong();
        await sessions.removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, visitor, 'passwordChange');
        return begin(trx, admin.id);
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
