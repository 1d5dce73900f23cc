import type { Selectable } from 'kysely';
import type { Db, PasskeyTable } from '#server/db/schema.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

export async function hasPasskeys(db: Db, adminId: number): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select('id')
    .where('admin_id', '=', adminId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Oldest first. */
export async function listPasskeys(db: Db, adminId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** False when there is one with this id, whoever's. */
export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes a use; a counter that does not grow is a copy's. Those that count nothing stay at 0. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePasskey(db: Db, adminId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removePasskeysOf(db: Db, adminId: number): Promise<void> {
  await db.deleteFrom('passkey').where('admin_id', '=', adminId).execute();
}
