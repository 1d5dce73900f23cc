import { messages } from '#contract/messages.ts';
import type { PasskeyOptions, PasskeyReply } from '#contract/passkey.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid, notFound } from '#server/errors.ts';
import { holdAdmin } from '../admin.repository.ts';
import type { Admin, SessionService } from '../session.service.ts';
import { removeSessionsOf, setSessionChallenge, takeSessionChallenge } from '../session.repository.ts';
import { insertPasskey, listPasskeys, removePasskey } from './passkey.repository.ts';
import { askForNew, readNew } from './passkeys.ts';
import { forgetUselessCodes, giveRecoveryCodes } from './recovery.ts';
import { countRecoveryCodes } from './second-step.repository.ts';
import type { Proof, SecondStepService } from './second-step.service.ts';

interface PasskeyDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  sessions: SessionService;
  secondSteps: SecondStepService;
}

/** Whose browser it is: the session's hash, and where it says that it is. */
export interface Browser {
  idHash: string;
  origin: string;
  device: string;
}

const mostPasskeys = 20;

/** The passkeys of somebody who is logged in. */
export function createPasskeyService(dependencies: PasskeyDependencies) {
  const { db, clock, accessLog, sessions, secondSteps } = dependencies;
  return {
    async options(admin: Admin, password: string, browser: Browser, actor: Actor): Promise<PasskeyOptions> {
      await sessions.askPassword(admin, password, actor);
      const passkeys = await listPasskeys(db, admin.id);
      if (passkeys.length >= mostPasskeys) throw new AppError('conflict', messages.admin.tooManyPasskeys);
      const { options, challenge } = await askForNew(admin, passkeys, browser.origin);
      await setSessionChallenge(db, browser.idHash, challenge);
      return options;
    },

    /** Gives codes to fall back on where there are none yet; other sessions, which had no such step, end. */
    async add(admin: Admin, reply: PasskeyReply, browser: Browser, actor: Actor): Promise<string[]> {
      const challenge = await takeSessionChallenge(db, browser.idHash);
      const made = challenge === '' ? null : await readNew(reply, { origin: browser.origin, challenge });
      if (made === null) throw invalid(messages.valid.passkey);
      return db.transaction().execute(async (trx) => {
        await holdAdmin(trx, admin.id);
        const isNew = await insertPasskey(trx, {
          ...made,
          admin_id: admin.id,
          name: browser.device,
          created_at: clock().toISOString(),
          used_at: null,
        });
        if (!isNew) throw new AppError('conflict', messages.admin.passkeyExists);
        await removeSessionsOf(trx, admin.id, browser.idHash);
        await accessLog.writeIn(trx, actor, 'passkeyAdd', browser.device);
        return (await countRecoveryCodes(trx, admin.id)) > 0 ? [] : giveRecoveryCodes(trx, admin.id);
      });
    },

    /** Whoever has found an open window and the password takes no step away. */
    async remove(admin: Admin, id: string, given: Proof, actor: Actor): Promise<void> {
      const isTheirs = (await listPasskeys(db, admin.id)).some((passkey) => passkey.id === id);
      if (!isTheirs) throw notFound(messages.admin.passkeyMissing);
      await secondSteps.askBoth(admin, given, actor);
      await db.transaction().execute(async (trx) => {
        if (!(await removePasskey(trx, admin.id, id))) throw notFound(messages.admin.passkeyMissing);
        await forgetUselessCodes(trx, admin.id);
        await accessLog.writeIn(trx, actor, 'passkeyRemove');
      });
    },
  };
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;
