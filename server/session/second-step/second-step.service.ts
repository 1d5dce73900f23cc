import { messages } from '#contract/messages.ts';
import type { SecondStepState, TotpSecret } from '#contract/second-step.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid } from '#server/errors.ts';
import { findAdmin, updateAdmin, type AdminRow } from '../admin.repository.ts';
import { removeSessionsOf } from '../session.repository.ts';
import type { LoginGuard } from '../login-guard.ts';
import type { Admin, SessionService } from '../session.service.ts';
import { listPasskeys } from './passkey.repository.ts';
import { forgetUselessCodes, giveRecoveryCodes } from './recovery.ts';
import { countRecoveryCodes, turnTotpOn } from './second-step.repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { spendCode } from './spend-code.ts';

interface SecondStepDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  guard: LoginGuard;
  sessions: SessionService;
}

/** That somebody is who they say. */
export interface Proof {
  password: string;
  code: string;
}

const conflict = (message: string) => new AppError('conflict', message);

/** What somebody sets up so that the password alone opens nothing. */
export function createSecondStepService({ db, clock, accessLog, guard, sessions }: SecondStepDependencies) {
  async function accountOf({ id }: Admin): Promise<AdminRow> {
    const account = await findAdmin(db, id);
    if (account === null) throw new AppError('unauthenticated', messages.wire.loginRequired);
    return account;
  }

  /** By a code of the device, or one of those to fall back on. */
  async function askCode(account: AdminRow, code: string, { address }: Actor): Promise<void> {
    const isRight = await guard.attemptStep(
      account.login,
      address,
      async () => (await spendCode(db, account, code, clock())) !== null,
    );
    if (!isRight) throw invalid(messages.valid.code);
  }

  return {
    /** Both steps of a login once more, before one of them is taken away. */
    async askBoth(admin: Admin, given: Proof, actor: Actor): Promise<void> {
      await sessions.askPassword(admin, given.password, actor);
      await askCode(await accountOf(admin), given.code, actor);
    },

    async state(admin: Admin): Promise<SecondStepState> {
      const { totp_on } = await accountOf(admin);
      const passkeys = await listPasskeys(db, admin.id);
      return {
        isTotpOn: totp_on === 1,
        recoveryCodes: await countRecoveryCodes(db, admin.id),
        passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          createdAt: created_at,
          usedAt: used_at,
        })),
      };
    },

    /** A secret for a device; it counts once a code of it is confirmed. */
    async beginTotp(admin: Admin, password: string, actor: Actor): Promise<TotpSecret> {
      await sessions.askPassword(admin, password, actor);
      if ((await accountOf(admin)).totp_on === 1) throw conflict(messages.admin.totpIsOn);
      const secret = newTotpSecret();
      await updateAdmin(db, admin.id, { totp_secret: secret });
      return { secret, uri: totpUri(secret, admin.login) };
    },

    /** Gives the codes to fall back on, which are never shown again; other sessions, which had no such step, end. */
    async confirmTotp(admin: Admin, code: string, idHash: string, actor: Actor): Promise<string[]> {
      const { totp_secret: secret, totp_on } = await accountOf(admin);
      if (totp_on === 1) throw conflict(messages.admin.totpIsOn);
      if (secret === '') throw conflict(messages.admin.totpNotBegun);
      const isRight = await guard.attemptStep(
        admin.login,
        actor.address,
        async () => stepOfCode(secret, code.replaceAll(/\s/g, ''), clock()) !== null,
      );
      if (!isRight) throw invalid(messages.valid.code);
      return db.transaction().execute(async (trx) => {
        if (!(await turnTotpOn(trx, admin.id, secret))) throw conflict(messages.admin.totpIsOn);
        await removeSessionsOf(trx, admin.id, idHash);
        await accessLog.writeIn(trx, actor, 'secondStepOn');
        return giveRecoveryCodes(trx, admin.id);
      });
    },

    async removeTotp(admin: Admin, given: Proof, actor: Actor): Promise<void> {
      await sessions.askPassword(admin, given.password, actor);
      const account = await accountOf(admin);
      if (account.totp_on === 0) throw conflict(messages.admin.totpIsOff);
      await askCode(account, given.code, actor);
      await db.transaction().execute(async (trx) => {
        await updateAdmin(trx, admin.id, { totp_on: 0, totp_secret: '' });
        await forgetUselessCodes(trx, admin.id);
        await accessLog.writeIn(trx, actor, 'secondStepOff');
      });
    },
  };
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;
