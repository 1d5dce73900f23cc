import { messages } from '#contract/messages.ts';
import type { SecondStep } from '#contract/login-step.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import type { AdminIdentity, PasswordChange } from '#contract/session.ts';
import { isCleanText } from '#contract/clean-text.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import { clockSkewMs, type Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid, notFound } from '#server/errors.ts';
import {
  findAdmin,
  findAdminByLogin,
  holdAdmin,
  replacePassword,
  updateAdmin,
  type AdminRow,
} from './admin.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deviceName } from './device-name.ts';
import type { LoginAttempt } from './login-attempt.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Passwords } from './passwords.ts';
import {
  insertLoginStep,
  removeLoginStep,
  removeLoginStepsBefore,
} from './second-step/login-step.repository.ts';
import { stepsOf } from './second-step/second-step.repository.ts';
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
  /** Where the site is found, if its settings say so. */
  origin: string | null;
}

/** Where somebody is. */
export interface Place {
  address: string;
  /** What people call their browser and machine. */
  device: string;
}

/** The id for the cookie: of a session or, where steps are left, of a login that waits for one of them. */
interface Begun {
  id: string;
  steps: readonly SecondStep[];
}

const wrongPassword = () => invalid(messages.valid.currentPassword);
const minuteMs = 60_000;
const longestLifeMs = 12 * 60 * minuteMs;

export function createSessionService(dependencies: SessionDependencies) {
  const { db, clock, accessLog, passwords, guard, https, origin } = dependencies;
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

  async function begin(trx: Db, adminId: number, place: Place): Promise<string> {
    const id = newSessionId();
    await sessions.insertSession(trx, hashSessionId(id), { adminId, ...place }, clock().toISOString());
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

  /** The account until the transaction ends; null where it is no longer what was checked. */
  async function hold(trx: Db, { id, password_hash }: AdminRow): Promise<AdminRow | null> {
    const held = await holdAdmin(trx, id);
    return held?.active === 1 && held.password_hash === password_hash ? held : null;
  }

  /** A whole login. */
  async function enter(
    trx: Db,
    { id: adminId }: AdminRow,
    one: LoginAttempt,
    { device }: Place,
  ): Promise<string> {
    await updateAdmin(trx, adminId, { last_login_at: clock().toISOString() });
    await sessions.removeEndedSessions(trx, living());
    await accessLog.writeIn(trx, one, 'login');
    await guard.remember(trx, one);
    return begin(trx, adminId, { address: one.address, device });
  }

  /** Half a login: what it gives opens nothing but the second step. */
  async function beginStep(trx: Db, account: AdminRow): Promise<string> {
    await removeLoginStepsBefore(trx, before(longestLifeMs));
    const id = newSessionId();
    await insertLoginStep(trx, hashSessionId(id), account.id, clock().toISOString());
    return id;
  }

  async function askPassword(admin: Admin, password: string, { address }: Actor): Promise<string> {
    const stored = (await findAdmin(db, admin.id))?.password_hash ?? null;
    const isRight = await guard.attemptChange(admin.login, address, (turn) =>
      passwords.verify(stored, password, turn),
    );
    if (!isRight || stored === null) throw wrongPassword();
    return stored;
  }

  /** What was typed as an ID may hold characters that no database takes: then it is nobody's. */
  async function findAccount(login: string): Promise<AdminRow | null> {
    return isCleanText(login) ? findAdminByLogin(db, login) : null;
  }

  return {
    https,
    origin,
    find,

    /** Those of these sessions that live, by their hashes. Looking does not prolong them. */
    async livingAmong(idHashes: readonly string[]): Promise<ReadonlySet<string>> {
      const lives = await sessions.findLives(db, idHashes);
      const span = living();
      return new Set(lives.filter((life) => sessions.isLiving(life, span)).map(({ idHash }) => idHash));
    },

    /** Ends the session that the browser had, and gives a new one, or the beginning of one. */
    async login(
      { id: login, password }: { id: string; password: string },
      place: Place,
      oldId: string | null,
    ): Promise<Begun> {
      const account = await findAccount(login);
      const one = { login, address: place.address, isAccount: account !== null };
      const wrong = () => new AppError('unauthenticated', messages.wire.wrongCredentials);
      const hash = account !== null && account.active === 1 ? account.password_hash || null : null;
      const isRight = await guard.attempt(one, (turn) => passwords.verify(hash, password, turn));
      if (!isRight || account === null || hash === null) throw wrong();
      const begun = await db.transaction().execute(async (trx): Promise<Begun | null> => {
        const held = await hold(trx, account);
        if (held === null) return null;
        if (oldId !== null) await sessions.removeSession(trx, hashSessionId(oldId));
        // Asked only now: one that was set up while the password was looked at counts.
        const steps = await stepsOf(trx, held);
        const isWhole = steps.length === 0;
        return { id: await (isWhole ? enter(trx, held, one, place) : beginStep(trx, held)), steps };
      });
      if (begun === null) {
        // The password was changed, or the account switched off, between the check and now.
        await guard.writeFailure(one);
        throw wrong();
      }
      if (begun.steps.length === 0) await guard.forgive(one);
      return begun;
    },

    /** Begins the session of a login whose second step was right; null where that was ended meanwhile. */
    async finish(stepHash: string, account: AdminRow, place: Place): Promise<string | null> {
      const one = { login: account.login, address: place.address, isAccount: true };
      const id = await db.transaction().execute(async (trx) => {
        const held = await hold(trx, account);
        const isOpen = held !== null && (await removeLoginStep(trx, stepHash));
        return isOpen ? enter(trx, held, one, place) : null;
      });
      if (id !== null) await guard.forgive(one);
      return id;
    },

    /** Asks for the password once more; gives the hash that it was checked against. */
    askPassword,

    async logout(id: string | null, address: string): Promise<void> {
      const admin = await find(id);
      if (id === null || admin === null) return;
      await db.transaction().execute(async (trx) => {
        await sessions.removeSession(trx, hashSessionId(id));
        await accessLog.writeIn(trx, { login: admin.login, address }, 'logout');
      });
    },

    /** Ends every session of this person, on all devices, and gives the one who changed it a new one. */
    async changePassword(
      admin: Admin,
      change: PasswordChange,
      actor: Actor,
      device: string,
    ): Promise<string> {
      if (isCommonPassword(change.next)) throw invalid(messages.valid.passwordCommon);
      const stored = await askPassword(admin, change.current, actor);
      const next = await passwords.hash(change.next);
      return db.transaction().execute(async (trx) => {
        if (!(await replacePassword(trx, admin.id, stored, next))) throw wrongPassword();
        await sessions.removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, actor, 'passwordChange');
        return begin(trx, admin.id, { address: actor.address, device });
      });
    },

    /** Those of this person that live, newest first. */
    async ownSessions(admin: Admin, currentHash: string): Promise<OwnSession[]> {
      const rows = await sessions.listSessionsOf(db, admin.id);
      return rows
        .filter((row) => sessions.isLiving(row, living()))
        .map(({ idHash: id, device, address, createdAt, usedAt }) => ({
          id,
          // One that was begun before devices were noted has none.
          device: device || deviceName(),
          address,
          createdAt,
          usedAt,
          current: id === currentHash,
        }));
    },

    async endOwnSession(admin: Admin, idHash: string, actor: Actor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!(await sessions.removeSessionOf(trx, admin.id, idHash)))
          throw notFound(messages.admin.sessionMissing);
        await accessLog.writeIn(trx, actor, 'sessionEnd');
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
