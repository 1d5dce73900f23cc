import type { SecondStep } from '#contract/login-step.ts';
import type { Db } from '#server/db/schema.ts';
import type { AdminRow } from '../admin.repository.ts';
import { hasPasskeys, removePasskeysOf } from './passkey.repository.ts';
import { stepsAround } from './totp.ts';

/** By what somebody finishes a login; nothing for those to whom the password is enough. */
export async function stepsOf(
  db: Db,
  { id, totp_on }: Pick<AdminRow, 'id' | 'totp_on'>,
): Promise<SecondStep[]> {
  const steps: SecondStep[] = totp_on === 1 ? ['totp'] : [];
  return (await hasPasskeys(db, id)) ? [...steps, 'passkey'] : steps;
}

/** Asks for codes of this secret from now on: of two who confirm it at once, one gets true. */
export async function turnTotpOn(db: Db, adminId: number, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_on: 1 })
    .where('id', '=', adminId)
    .where('totp_on', '=', 0)
    .where('totp_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Uses up the code of a half minute and of those before it: of two who use it at once, one gets true. What was used
 * further ahead than a code may be early was used before a clock was set back.
 */
export async function spendTotpStep(db: Db, adminId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_used: step })
    .where('id', '=', adminId)
    .where('totp_on', '=', 1)
    .where((row) => row.or([row('totp_used', '<', step), row('totp_used', '>', step + 2 * stepsAround)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Db,
  adminId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
  const rows = hashes.map((code_hash) => ({ admin_id: adminId, code_hash }));
  if (rows.length > 0) await db.insertInto('recovery_code').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, adminId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number | string>().as('codes'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return Number(codes);
}

/** Uses a code up: of two who use it at once, one gets true. */
export async function spendRecoveryCode(db: Db, adminId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Back to the password alone. */
export async function removeSecondStep(db: Db, adminId: number): Promise<void> {
  await db.updateTable('admin').set({ totp_on: 0, totp_secret: '' }).where('id', '=', adminId).execute();
  await removePasskeysOf(db, adminId);
  await replaceRecoveryCodes(db, adminId, []);
}
