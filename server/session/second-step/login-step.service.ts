import { messages } from '#contract/messages.ts';
import type { PasskeyOptions, PasskeyReply } from '#contract/passkey.ts';
import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/errors.ts';
import { findAdmin, type AdminRow } from '../admin.repository.ts';
import type { LoginGuard } from '../login-guard.ts';
import { hashSessionId } from '../session-id.ts';
import type { Place, SessionService } from '../session.service.ts';
import { findLoginStep, setLoginChallenge, takeTry } from './login-step.repository.ts';
import { listPasskeys, notePasskeyUse } from './passkey.repository.ts';
import { askForKnown, readKnown } from './passkeys.ts';
import { spendCode } from './spend-code.ts';

interface LoginStepDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  guard: LoginGuard;
  sessions: SessionService;
}

const mostTries = 5;
const lifeMs = 5 * 60_000;

const refused = (message: string) => new AppError('unauthenticated', message);
const startOver = () => refused(messages.wire.loginAgain);

/** The second step of a login: five tries in five minutes, then from the start. */
export function createLoginStepService({ db, clock, accessLog, guard, sessions }: LoginStepDependencies) {
  const limits = () => ({
    most: mostTries,
    begunAfter: new Date(clock().getTime() - lifeMs).toISOString(),
  });

  /** Counts a try and makes it; gives the id of the session that it begins. */
  async function attempt(
    stepId: string | null,
    place: Place,
    wrong: string,
    check: (account: AdminRow, idHash: string) => Promise<boolean>,
  ): Promise<string> {
    if (stepId === null) throw startOver();
    const idHash = hashSessionId(stepId);
    const adminId = await takeTry(db, idHash, limits());
    const account = adminId === null ? null : await findAdmin(db, adminId);
    if (account === null) throw startOver();
    const { login } = account;
    const isRight = await guard.attemptStep(login, place.address, () => check(account, idHash));
    if (!isRight) {
      await accessLog.write({ login, address: place.address }, 'secondStepFailed');
      throw refused(wrong);
    }
    const id = await sessions.finish(idHash, account, place);
    if (id === null) throw startOver();
    return id;
  }

  return {
    /** By a code of the device, or one to fall back on. */
    byCode: (stepId: string | null, code: string, place: Place): Promise<string> =>
      attempt(stepId, place, messages.valid.code, async (account) => {
        const used = await spendCode(db, account, code, clock());
        if (used === 'recovery')
          await accessLog.write({ login: account.login, address: place.address }, 'recoveryCodeUse');
        return used !== null;
      }),

    /** What the device is to be asked. */
    async passkeyOptions(stepId: string | null, origin: string): Promise<PasskeyOptions> {
      const idHash = stepId === null ? '' : hashSessionId(stepId);
      const step = await findLoginStep(db, idHash, limits());
      if (step === null) throw startOver();
      const { options, challenge } = await askForKnown(await listPasskeys(db, step.adminId), origin);
      await setLoginChallenge(db, idHash, challenge);
      return options;
    },

    byPasskey: (stepId: string | null, reply: PasskeyReply, origin: string, place: Place): Promise<string> =>
      attempt(stepId, place, messages.valid.passkey, async ({ id }, idHash) => {
        const { challenge = '' } = (await findLoginStep(db, idHash, limits())) ?? {};
        if (challenge === '') return false;
        const used = await readKnown(reply, await listPasskeys(db, id), { origin, challenge });
        return used !== null && notePasskeyUse(db, used.id, used.counter, clock().toISOString());
      }),
  };
}

export type LoginStepService = ReturnType<typeof createLoginStepService>;
