import type { Db } from '#server/db/schema.ts';

/** How many tries there are, and since when. */
interface Limits {
  most: number;
  begunAfter: string;
}

/** A login whose password was right, and which waits for its second step. */
export async function insertLoginStep(db: Db, idHash: string, adminId: number, now: string): Promise<void> {
  await db
    .insertInto('login_step')
    .values({ id_hash: idHash, admin_id: adminId, tries: 0, challenge: '', created_at: now })
    .execute();
}

/** Counts a try, before it is looked at: many at once get no more of them. Gives whose login it is, or null. */
export async function takeTry(db: Db, idHash: string, { most, begunAfter }: Limits): Promise<number | null> {
  const row = await db
    .updateTable('login_step')
    .set((step) => ({ tries: step('tries', '+', 1) }))
    .where('id_hash', '=', idHash)
    .where('tries', '<', most)
    .where('created_at', '>', begunAfter)
    .returning('admin_id')
    .executeTakeFirst();
  return row?.admin_id ?? null;
}

/** Whose login it is and what its device was asked last; null where it is over. */
export async function findLoginStep(
  db: Db,
  idHash: string,
  { most, begunAfter }: Limits,
): Promise<{ adminId: number; challenge: string } | null> {
  const row = await db
    .selectFrom('login_step')
    .select(['admin_id', 'challenge'])
    .where('id_hash', '=', idHash)
    .where('tries', '<=', most)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst();
  return row === undefined ? null : { adminId: row.admin_id, challenge: row.challenge };
}

export async function setLoginChallenge(db: Db, idHash: string, challenge: string): Promise<void> {
  await db.updateTable('login_step').set({ challenge }).where('id_hash', '=', idHash).execute();
}

/** False when it is not there any more: somebody else has finished it, or ended it. */
export async function removeLoginStep(db: Db, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_step')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeLoginStepsBefore(db: Db, begunAfter: string): Promise<void> {
  await db.deleteFrom('login_step').where('created_at', '<=', begunAfter).execute();
}
