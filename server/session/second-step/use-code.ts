import type { Db } from '#server/db/schema.ts';
import type { AdminRow } from '../admin.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { useRecoveryCode, useTotpStep } from './second-step.repository.ts';
import { stepOfCode } from './totp.ts';

/** Which kind of code it was, now used up; null when it is wrong, or was used before. */
export async function useCode(
  db: Db,
  { id, totp_on, totp_secret }: AdminRow,
  code: string,
  now: Date,
): Promise<'totp' | 'recovery' | null> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return (await useRecoveryCode(db, id, hashRecoveryCode(code))) ? 'recovery' : null;
  const step = totp_on === 1 ? stepOfCode(totp_secret, digits, now) : null;
  return step !== null && (await useTotpStep(db, id, step)) ? 'totp' : null;
}
