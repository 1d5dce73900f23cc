import { messages } from '#contract/messages.ts';
import type { AdminIdentity, PasswordChange } from '#contract/session.ts';
import { isCleanText } from '#contract/clean-text.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import { clockSkewMs, type Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid } from '#server/errors.ts';
import { findAdmin, findAdminByLogin, noteLogin, replacePassword, type AdminRow } from './admin.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Passwords } from './passwords.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import * as sessions from './session.repository.ts';

/** A person who is logged in. */
export type Admin = AdminIdentity;

interface SessionDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  passwords: Passwords;
  guard: LoginGuard;
  idleMinutes: number;
  /** Whether the site as a whole is on https, whatever this server is reached by. */
  https: boolean;
}

const minuteMs = 60_000;
const longestLifeMs = 12 * 60 * minuteMs;

export function createSessionService(dependencies: SessionDependencies) {
  const { db, clock, accessLog, passwords, guard, https } = dependencies;
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
      const account = await findAccount(login);
      const one = { login, address, isAccount: account !== null };
      const wrong = () => new AppError('unauthenticated', messages.wire.wrongCredentials);
      const hash = account !== null && account.active === 1 ? account.password_hash || null : null;
      const isRight = await guard.attempt(one, (turn) => passwords.verify(hash, password, turn));
      if (!isRight || account === null || hash === null) throw wrong();
      const id = await db.transaction().execute(async (trx) => {
        if (!(await noteLogin(trx, account, clock().toISOString()))) return null;
        await sessions.removeEndedSessions(trx, living());
        if (oldId !== null) await sessions.removeSession(trx, hashSessionId(oldId));
        await accessLog.writeIn(trx, { login, address }, 'login');
        await guard.remember(trx, one);
        return begin(trx, account.id);
      });
      if (id === null) {
        // The password was changed, or the account switched off, between the check and now.
        await guard.writeFailure(one);
        throw wrong();
      }
      await guard.forgive(one);
      return id;
    },

    async logout(id: string | null, address: string): Promise<void> {
      const admin = await find(id);
      if (id === null || admin === null) return;
      await db.transaction().execute(async (trx) => {
        await sessions.removeSession(trx, hashSessionId(id));
        await accessLog.writeIn(trx, { login: admin.login, address }, 'logout');
      });
    },

    /** Ends every session of this person, on all devices, and gives the one who changed it a new one. */
    async changePassword(admin: Admin, change: PasswordChange, actor: Actor): Promise<string> {
      if (isCommonPassword(change.next)) throw invalid(messages.valid.passwordCommon);
      const stored = (await findAdmin(db, admin.id))?.password_hash ?? null;
      const isRight = await guard.attemptChange(admin.login, actor.address, (turn) =>
        passwords.verify(stored, change.current, turn),
      );
      const wrong = () => invalid(messages.valid.currentPassword);
      if (!isRight || stored === null) throw wrong();
      const next = await passwords.hash(change.next);
      return db.transaction().execute(async (trx) => {
        if (!(await replacePassword(trx, admin.id, stored, next))) throw wrong();
        await sessions.removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, actor, 'passwordChange');
        return begin(trx, admin.id);
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
