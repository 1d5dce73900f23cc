import type { Db } from '#server/db/schema.ts';
import type { AdminRow } from '../admin.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode, spendTotpStep } from './second-step.repository.ts';
import { stepOfCode } from './totp.ts';

/** Which kind of code it was, now used up; null when it is wrong, or was used before. */
export async function spendCode(
  db: Db,
  { id, totp_on, totp_secret }: AdminRow,
  code: string,
  now: Date,
): Promise<'totp' | 'recovery' | null> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return (await spendRecoveryCode(db, id, hashRecoveryCode(code))) ? 'recovery' : null;
  const step = totp_on === 1 ? stepOfCode(totp_secret, digits, now) : null;
  return step !== null && (await spendTotpStep(db, id, step)) ? 'totp' : null;
}
