import type { Db } from '#server/db/schema.ts';
import { findAdmin } from '../admin.repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes, stepsOf } from './second-step.repository.ts';

/** New codes to fall back on, in the place of those before; to be shown this once. */
export async function giveRecoveryCodes(trx: Db, adminId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, adminId, codes.map(hashRecoveryCode));
  return codes;
}

/** Without a second step there is nothing that a code could stand in for. */
export async function forgetUselessCodes(trx: Db, adminId: number): Promise<void> {
  const account = await findAdmin(trx, adminId);
  if (account !== null && (await stepsOf(trx, account)).length === 0)
    await replaceRecoveryCodes(trx, adminId, []);
}
