import { randomPassword, type Config } from '#server/config.ts';
import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/schema.ts';
import { isAdminId } from '#contract/admin-id.ts';
import { adminIdRule } from '#server/admin-id.ts';
import {
  findAdminByLogin,
  hasAdmins,
  insertAdmin,
  replacePassword,
} from '#server/session/admin.repository.ts';
import { isCommonPassword } from '#server/session/common-passwords.ts';
import type { Passwords } from '#server/session/passwords.ts';
import { removeSecondStep } from '#server/session/second-step/second-step.repository.ts';
import { removeSessionsOf } from '#server/session/session.repository.ts';

/** What cannot be done for a reason that the person at the keyboard can change. */
export class AccountError extends Error {}

/** The password to tell the person who asked, or null when they gave it themselves. */
export type MadePassword = string | null;

const displayName = '관리자';
const byCommand = '서버 명령';
/** Who does it is not known; whose account it is, is. */
const onServer = (login: string) => ({ login, address: '-' });

function refuseCommon(given: string | null): void {
  if (given !== null && isCommonPassword(given))
    throw new AccountError('that password is among the first that anyone would try');
}

/** Accounts as who runs the server makes and mends them: the first at the start, others by command. */
export function createServerAccounts({
  db,
  clock,
  passwords,
  accessLog,
}: {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  accessLog: AccessLogService;
}) {
  async function create(login: string, given: string | null): Promise<MadePassword> {
    if (!isAdminId(login)) throw new AccountError(`an ID takes ${adminIdRule}`);
    const password = given ?? randomPassword();
    const password_hash = await passwords.hash(password);
    await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'admins');
      const created_at = clock().toISOString();
      const id = await insertAdmin(trx, { login, name: displayName, password_hash, created_at });
      if (id === null) throw new AccountError(`there is an admin "${login}" already`);
      await accessLog.writeIn(trx, onServer(login), 'adminCreate', login);
    });
    return given === null ? password : null;
  }

  return {
    async create(login: string, given: string | null): Promise<MadePassword> {
      refuseCommon(given);
      return create(login, given);
    },

    /** Sets a new password and ends every session of that admin. */
    async resetPassword(login: string, given: string | null): Promise<MadePassword> {
      refuseCommon(given);
      const password = given ?? randomPassword();
      const hash = await passwords.hash(password);
      await db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, 'admins');
        const admin = await findAdminByLogin(trx, login);
        if (admin === null) throw new AccountError(`there is no admin "${login}"`);
        await replacePassword(trx, admin.id, admin.password_hash, hash);
        await removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, onServer(login), 'passwordChange', byCommand);
      });
      return given === null ? password : null;
    },

    /** For who has lost both device and codes: the password alone is enough again. Ends every session of that admin. */
    async resetSecondStep(login: string): Promise<MadePassword> {
      await db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, 'admins');
        const admin = await findAdminByLogin(trx, login);
        if (admin === null) throw new AccountError(`there is no admin "${login}"`);
        await removeSecondStep(trx, admin.id);
        await removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, onServer(login), 'secondStepOff', byCommand);
      });
      return null;
    },

    /** On the first start: makes the admin of the settings. Null when there was one, or the password was given. */
    async ensureFirst({
      adminId,
      adminPassword,
    }: Pick<Config, 'adminId' | 'adminPassword'>): Promise<MadePassword> {
      if (await hasAdmins(db)) return null;
      try {
        return await create(adminId, adminPassword);
      } catch (error) {
        // Another server that started at the same moment was faster.
        if (error instanceof AccountError && (await hasAdmins(db))) return null;
        throw error;
      }
    },
  };
}
